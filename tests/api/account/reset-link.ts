import { newToken, RESET_VALID_MS } from "@/lib/server/account/one-time-token";
import { db } from "@/lib/server/core/database/db";

/** Gives somebody a link for a new password, as an administrator does. @returns Its token. */
export async function resetTokenFor(userId: number): Promise<string> {
	const { token, tokenHash: resetTokenHash, expiresAt: resetTokenExpiresAt } = newToken(new Date(), RESET_VALID_MS);
	await db().user.update({ where: { id: userId }, data: { resetTokenHash, resetTokenExpiresAt } });
	return token;
}
