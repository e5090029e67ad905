import { idParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { analyzeAgain } from "@/lib/questionnaires/service";

export const POST = withUser({ params: idParams }, ({ user, params, request }) =>
	analyzeAgain(user, params.id, request.signal),
);
