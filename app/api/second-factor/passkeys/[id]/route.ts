import { z } from "zod";
import { proofSchema } from "@/lib/domain/second-factor/schema";
import { requireProof } from "@/lib/server/account/sign-in/proof";
import { withUser } from "@/lib/server/core/http/route";
import { removePasskey } from "@/lib/server/second-factor/service";

/** A credential's id can be as long as its manufacturer likes. */
const params = z.object({ id: z.string().min(1).max(1_400) });

export const DELETE = withUser({ params, body: proofSchema }, async (context) => {
	const { user, sessionId, body, address, now } = context;
	await requireProof({ userId: user.id, sessionId, address, now }, body.currentPassword);
	await removePasskey(user.id, context.params.id);
	return { ok: true };
});
