import "server-only";
import { db } from "@/lib/core/db";
import { AppError } from "@/lib/core/errors";
import { takePoint } from "@/lib/core/rate-limit";
import { hashPassword } from "./password";
import { hashResetToken } from "./reset-token";

const USELESS_LINK = "This link has expired or was used already. Please ask your administrator for a new one.";
const TOO_MANY = "Too many attempts. Please wait a little and try again.";

/**
 * Takes note of nothing: an administrator makes the link. Answers alike, in the same time, for every account there is
 * or is not.
 * @throws AppError `rate_limited`.
 */
export async function requestReset(address: string): Promise<{ message: string }> {
	await takePoint("resetPerAddress", address, TOO_MANY);
	return { message: "Please contact your administrator: they can make you a link to choose a new password." };
}

/**
 * Sets a new password by the token of a reset link, and ends every session of that account.
 * @throws AppError `invalid` where the token is unknown, used or older than an hour.
 */
export async function resetPassword(token: string, password: string, address: string, now: Date): Promise<void> {
	await takePoint("resetPerAddress", address, TOO_MANY);
	const where = { resetTokenHash: hashResetToken(token), resetTokenExpiresAt: { gt: now } };
	if (!(await db().user.findFirst({ where, select: { id: true } }))) throw new AppError("invalid", USELESS_LINK);
	const passwordHash = await hashPassword(password);
	await db().$transaction(async (tx) => {
		// The token is asked for again: of two uses at once, one finds it gone.
		const [user] = await tx.user.updateManyAndReturn({
			where,
			data: { passwordHash, resetTokenHash: null, resetTokenExpiresAt: null },
		});
		if (!user) throw new AppError("invalid", USELESS_LINK);
		await tx.session.deleteMany({ where: { userId: user.id } });
	});
}
