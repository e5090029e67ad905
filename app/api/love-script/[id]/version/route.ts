import { idParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { readLoveScriptVersion } from "@/lib/love-script/service";

export const GET = withUser({ params: idParams }, ({ user, params }) => readLoveScriptVersion(user.id, params.id));
