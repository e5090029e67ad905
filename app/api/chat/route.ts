import { MAX_MESSAGE_BYTES, sendSchema } from "@/lib/chat/schema";
import { send } from "@/lib/chat/send-service";
import { idempotencyKey } from "@/lib/core/idempotency";
import { withUser } from "@/lib/core/route";
import { countryOf } from "@/lib/safety/country";

export const POST = withUser({ body: sendSchema, maxBytes: MAX_MESSAGE_BYTES }, ({ user, body, request }) =>
	send(user, body.content, {
		key: idempotencyKey(request),
		country: countryOf(request.headers).country,
		signal: request.signal,
	}),
);
