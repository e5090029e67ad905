import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { listAffirmations } from "@/lib/server/voice/narration";

export const GET = withUser({ params: idParams }, ({ user, params }) => listAffirmations(user.id, params.id));
