import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { removeLine } from "@/lib/server/lines/service";

export const DELETE = withUser({ params: idParams }, ({ user, params }) => removeLine(user.id, params.id));
