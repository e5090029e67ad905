import { MAX_MESSAGE_BYTES, sendSchema } from "@/lib/domain/chat/schema";
import { send } from "@/lib/server/chat/send";
import { answered } from "@/lib/server/core/http/event-stream";
import { idempotencyKey } from "@/lib/server/core/http/idempotency";
import { withUser } from "@/lib/server/core/http/route";

export const POST = withUser({ body: sendSchema, maxBytes: MAX_MESSAGE_BYTES }, ({ user, body, country, request }) => {
	const key = idempotencyKey(request);
	return answered(request, (signal, events) =>
		send(user, body.content, { key, tap: body.tap, country, signal, events }),
	);
});
