import { touchSchema } from "@/lib/domain/discretion/lock";
import { touch } from "@/lib/server/account/sign-in/lock";
import { withUser } from "@/lib/server/core/http/route";

/** The browser reports every few seconds that it was used, which does not count as a write. */
export const PUT = withUser(
	{ body: touchSchema, counts: "not", isPolled: true },
	async ({ user, sessionId, body, address, now }) => {
		await touch({ userId: user.id, sessionId, address, now }, body);
		return { ok: true };
	},
);
