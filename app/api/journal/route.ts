import { journalSchema, MAX_ENTRY_BYTES } from "@/lib/domain/journal/schema";
import { idempotencyKey } from "@/lib/server/core/http/idempotency";
import { withUser } from "@/lib/server/core/http/route";
import { write } from "@/lib/server/journal/service";
import { timezoneOffset } from "@/lib/server/progress/service";

export const POST = withUser({ body: journalSchema, maxBytes: MAX_ENTRY_BYTES }, ({ user, body, country, request }) =>
	write(user, body, {
		key: idempotencyKey(request),
		offset: timezoneOffset(request),
		country,
		signal: request.signal,
	}),
);
