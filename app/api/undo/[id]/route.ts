import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { undo } from "@/lib/server/undo/service";

export const POST = withUser({ counts: "as-change", params: idParams }, ({ user, params }) => undo(user.id, params.id));
