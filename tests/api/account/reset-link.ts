import { newResetToken } from "@/lib/server/account/one-time-token";
import { db, keyring } from "@/lib/server/core/database/db";

/** Creates a reset token in the way the admin command does. */
export async function resetTokenFor(userId: number): Promise<string> {
	const { token, ...stored } = newResetToken(keyring(), userId, new Date());
	await db().user.update({ where: { id: userId }, data: stored });
	return token;
}
