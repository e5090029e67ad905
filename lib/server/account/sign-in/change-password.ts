import "server-only";
import type { PasswordChange } from "@/lib/domain/account/schema";
import { AppError } from "@/lib/domain/core/errors";
import { db } from "@/lib/server/core/database/db";
import { passwordSeal } from "../account-seals";
import { hashPassword } from "../password";
import { requireGoodPassword } from "./new-password";
import { type Claimant, requireProof } from "./proof";

/**
 * Sets a new password, or the first one for a person who has just signed in by OpenID, and ends their other sessions.
 * A reset link that has not been used stops working.
 * @throws AppError `forbidden` without proof, `invalid` for a common password, `conflict` if the password was changed
 * in the meantime, `rate_limited`.
 */
export async function changePassword(
	claimant: Claimant,
	person: { username: string; email: string },
	{ current, password }: PasswordChange,
): Promise<void> {
	const { userId, sessionId, address } = claimant;
	const before = await requireProof(claimant, current, "Nothing was changed.", "To change your password");
	await requireGoodPassword(password, person);
	const passwordHash = await hashPassword(password, address);
	await db().$transaction(async (tx) => {
		const { count } = await tx.user.updateMany({
			where: { id: userId, passwordHash: before },
			data: {
				passwordHash,
				passwordSeal: passwordSeal(userId, passwordHash),
				wrongPasswords: 0,
				resetTokenHash: null,
				resetTokenExpiresAt: null,
			},
		});
		if (count === 0) throw new AppError("conflict", "Your password was changed elsewhere a moment ago.");
		await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
	});
}
