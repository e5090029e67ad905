import { idParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { listAffirmations } from "@/lib/voice/service";

export const GET = withUser({ params: idParams }, ({ user, params }) => listAffirmations(user.id, params.id));
