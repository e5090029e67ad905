import { touchSchema } from "@/lib/domain/discretion/lock";
import { withUser } from "@/lib/server/core/http/route";
import { noteTouch } from "@/lib/server/core/sessions/session";

/** The browser was touched. It tells so every few seconds, which counts as no write. */
export const PUT = withUser({ body: touchSchema, counts: "not", isPolled: true }, async ({ sessionId, body, now }) => {
	await noteTouch(sessionId, body.minutes, now);
	return { ok: true };
});
