import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { deleteFeeling } from "@/lib/server/feelings/service";

export const DELETE = withUser({ params: idParams }, ({ user, params }) => deleteFeeling(user.id, params.id));
