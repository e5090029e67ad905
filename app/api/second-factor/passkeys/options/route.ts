import { proofSchema } from "@/lib/domain/second-factor/schema";
import { requireProof } from "@/lib/server/account/sign-in/proof";
import { withUser } from "@/lib/server/core/http/route";
import { newPasskeyOptions } from "@/lib/server/second-factor/passkeys";

/** Returns what the browser needs to make a passkey. */
export const POST = withUser(
	{ counts: "as-change", body: proofSchema },
	async ({ user, sessionId, body, address, session, now }) => {
		await requireProof({ userId: user.id, sessionId, address, now }, body.currentPassword);
		const { options, cookie } = await newPasskeyOptions(user);
		session.addCookie(cookie);
		return options;
	},
);
