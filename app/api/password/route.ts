import { passwordChangeSchema } from "@/lib/domain/account/schema";
import { changePassword } from "@/lib/server/account/sign-in/change-password";
import { withUser } from "@/lib/server/core/http/route";

export const POST = withUser(
	{ counts: "as-change", body: passwordChangeSchema },
	async ({ user, sessionId, body, address, now }) => {
		await changePassword({ userId: user.id, sessionId, address, now }, user, body);
		return { ok: true };
	},
);
