import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { deleteAnalysis } from "@/lib/server/questionnaires/remove";
import { analyzeAgain } from "@/lib/server/questionnaires/service";

export const POST = withUser({ params: idParams }, ({ user, params, country, request }) =>
	analyzeAgain(user, params.id, { signal: request.signal, country }),
);

export const DELETE = withUser({ params: idParams }, ({ user, params }) => deleteAnalysis(user.id, params.id));
