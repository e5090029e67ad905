import { newResetToken } from "@/lib/server/account/one-time-token";
import { db, keyring } from "@/lib/server/core/database/db";

/** A reset token as the administrator's command makes it. */
export async function resetTokenFor(userId: number): Promise<string> {
	const { token, ...stored } = newResetToken(keyring(), userId, new Date());
	await db().user.update({ where: { id: userId }, data: stored });
	return token;
}
