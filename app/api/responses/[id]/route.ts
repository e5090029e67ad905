import { idParams, ownUserParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { editSchema } from "@/lib/questionnaires/schema";
import { editResponses, listResponses } from "@/lib/questionnaires/service";
import { countryOf } from "@/lib/safety/country";
import { deleteTimelineResponse } from "@/lib/timeline/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => listResponses(user.id));

/** Here it is the response's. */
export const PUT = withUser({ params: idParams, body: editSchema }, ({ user, params, body, request }) =>
	editResponses(user, params.id, body, countryOf(request.headers).country, request.signal),
);

/** Here too; only relationships of the timeline can be deleted. */
export const DELETE = withUser({ params: idParams }, async ({ user, params }) => {
	await deleteTimelineResponse(user.id, params.id);
	return { ok: true };
});
