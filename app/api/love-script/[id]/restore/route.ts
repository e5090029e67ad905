import { idParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { restoreLoveScript } from "@/lib/love-script/service";

export const POST = withUser({ params: idParams }, ({ user, params }) => restoreLoveScript(user.id, params.id));
