import { idParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { findResponse } from "@/lib/questionnaires/service";

/** Here the id is the response's. */
export const GET = withUser({ params: idParams }, ({ user, params }) => findResponse(user.id, params.id));
