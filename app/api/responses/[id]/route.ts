import { editSchema, responsePageSchema } from "@/lib/domain/questionnaires/schema";
import { idParams, ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { listResponses } from "@/lib/server/questionnaires/list";
import { deleteResponse } from "@/lib/server/questionnaires/remove";
import { editResponses } from "@/lib/server/questionnaires/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams, query: responsePageSchema }, ({ user, query }) =>
	listResponses(user.id, query),
);

/** Here the id is the response's. */
export const PUT = withUser({ params: idParams, body: editSchema }, ({ user, params, body, country, request }) =>
	editResponses(user, params.id, body, { country, signal: request.signal }),
);

/** Here the id is the response's. */
export const DELETE = withUser({ params: idParams }, ({ user, params }) => deleteResponse(user.id, params.id));
