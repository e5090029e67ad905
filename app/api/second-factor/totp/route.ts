import { confirmSchema, proofSchema } from "@/lib/domain/second-factor/schema";
import { requireProof } from "@/lib/server/account/sign-in/proof";
import { withUser } from "@/lib/server/core/http/route";
import { removeCodeApp } from "@/lib/server/second-factor/service";
import { beginCodeApp, confirmCodeApp } from "@/lib/server/second-factor/totp";

/** Begins to set up an authenticator app. */
export const POST = withUser(
	{ counts: "as-change", body: proofSchema },
	async ({ user, sessionId, body, address, now }) => {
		await requireProof({ userId: user.id, sessionId, address, now }, body.currentPassword);
		return beginCodeApp(user.id, user.username);
	},
);

/** Takes the app's first code. From then on, signing in asks for one. */
export const PUT = withUser({ counts: "as-change", body: confirmSchema }, async ({ user, body, now }) => ({
	recoveryCodes: await confirmCodeApp(user.id, body.code, now),
}));

export const DELETE = withUser({ body: proofSchema }, async ({ user, sessionId, body, address, now }) => {
	await requireProof({ userId: user.id, sessionId, address, now }, body.currentPassword);
	await removeCodeApp(user.id);
	return { ok: true };
});
