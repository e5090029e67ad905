import { proofSchema } from "@/lib/domain/second-factor/schema";
import { requireProof } from "@/lib/server/account/sign-in/proof";
import { withUser } from "@/lib/server/core/http/route";
import { renewRecoveryCodes } from "@/lib/server/second-factor/service";

export const POST = withUser(
	{ counts: "as-change", body: proofSchema },
	async ({ user, sessionId, body, address, now }) => {
		await requireProof({ userId: user.id, sessionId, address, now }, body.currentPassword);
		return { recoveryCodes: await renewRecoveryCodes(user.id) };
	},
);
