import { idempotencyKey } from "@/lib/core/idempotency";
import { withUser } from "@/lib/core/route";
import { submitSchema } from "@/lib/questionnaires/schema";
import { submitResponses } from "@/lib/questionnaires/service";
import { countryOf } from "@/lib/safety/country";

export const POST = withUser({ body: submitSchema }, ({ user, body, request }) =>
	submitResponses(user, body, idempotencyKey(request), countryOf(request.headers).country, request.signal),
);
