import { submitSchema } from "@/lib/domain/questionnaires/schema";
import { idempotencyKey } from "@/lib/server/core/http/idempotency";
import { withUser } from "@/lib/server/core/http/route";
import { submitResponses } from "@/lib/server/questionnaires/service";

export const POST = withUser({ body: submitSchema }, ({ user, body, country, request }) =>
	submitResponses(user, body, { key: idempotencyKey(request), country, signal: request.signal }),
);
