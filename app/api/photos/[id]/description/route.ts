import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { readDescription } from "@/lib/server/photos/service";

export const GET = withUser({ params: idParams }, ({ user, params }) => readDescription(user.id, params.id));
