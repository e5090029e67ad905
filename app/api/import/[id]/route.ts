import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { stepBack } from "@/lib/server/import/service";

export const DELETE = withUser({ params: idParams }, ({ user, params }) => stepBack(user.id, params.id));
