import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { findResponse } from "@/lib/server/questionnaires/service";

/** Here the id is the response's. */
export const GET = withUser({ params: idParams }, ({ user, params }) => findResponse(user.id, params.id));
