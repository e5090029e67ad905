import { idParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { restoreLifeScript } from "@/lib/life-script/service";

export const POST = withUser({ params: idParams }, ({ user, params }) => restoreLifeScript(user.id, params.id));
