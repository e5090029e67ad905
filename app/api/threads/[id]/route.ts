import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { deleteThread } from "@/lib/server/threads/service";

export const DELETE = withUser({ params: idParams }, ({ user, params }) => deleteThread(user.id, params.id));
