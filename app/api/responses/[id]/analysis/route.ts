import { anewSchema } from "@/lib/domain/questionnaires/schema";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { deleteAnalysis } from "@/lib/server/questionnaires/remove";
import { analyzeAgain } from "@/lib/server/questionnaires/service";

export const POST = withUser({ params: idParams, query: anewSchema }, ({ user, params, query, country, request }) =>
	analyzeAgain(user, params.id, { signal: request.signal, country, isAnew: query.anew !== undefined }),
);

export const DELETE = withUser({ params: idParams }, ({ user, params }) => deleteAnalysis(user.id, params.id));
