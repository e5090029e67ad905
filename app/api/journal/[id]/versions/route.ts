import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { listVersions } from "@/lib/server/journal/edit";

export const GET = withUser({ params: idParams }, ({ user, params }) => listVersions(user.id, params.id));
