import { idParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { readLifeScriptVersion } from "@/lib/life-script/service";

export const GET = withUser({ params: idParams }, ({ user, params }) => readLifeScriptVersion(user.id, params.id));
