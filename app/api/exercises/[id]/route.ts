import { runUpdateSchema } from "@/lib/domain/exercises/schema";
import { countryOf } from "@/lib/safety/country";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { deleteRun, findRun, updateRun } from "@/lib/server/exercises/service";

export const GET = withUser({ params: idParams }, ({ user, params }) => findRun(user.id, params.id));

export const PUT = withUser({ params: idParams, body: runUpdateSchema }, ({ user, params, body, request }) =>
	updateRun(user.id, params.id, body, countryOf(request.headers).country),
);

export const DELETE = withUser({ params: idParams }, ({ user, params }) => deleteRun(user.id, params.id));
