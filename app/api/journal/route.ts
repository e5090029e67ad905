import { idempotencyKey } from "@/lib/core/idempotency";
import { withUser } from "@/lib/core/route";
import { journalSchema, MAX_ENTRY_BYTES } from "@/lib/journal/schema";
import { write } from "@/lib/journal/service";
import { timezoneOffset } from "@/lib/progress/service";
import { countryOf } from "@/lib/safety/country";

export const POST = withUser({ body: journalSchema, maxBytes: MAX_ENTRY_BYTES }, ({ user, body, request }) =>
	write(user, body, {
		key: idempotencyKey(request),
		offset: timezoneOffset(request),
		country: countryOf(request.headers).country,
		signal: request.signal,
	}),
);
