import "server-only";
import type { ResetRequest } from "@/lib/domain/account/schema";
import { AppError } from "@/lib/domain/core/errors";
import { db, keyring } from "@/lib/server/core/database/db";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { describeError, logger } from "@/lib/server/core/logger";
import { canMail } from "@/lib/server/core/mail";
import { passwordSeal } from "./account-seals";
import { isResetToken, personOfResetToken } from "./one-time-token";
import { hashPassword } from "./password";
import { sendResetLink } from "./reset-mail";
import { requireGoodPassword } from "./sign-in/new-password";

const USELESS_LINK = "This link has expired or was used already. Please ask for a new one.";
const TOO_MANY = "Too many attempts. Please wait a little and try again.";

const BY_ADMINISTRATOR = "Please contact your administrator: they can make you a link to choose a new password.";
const BY_MAIL =
	"If there is an account with that name, a link is on its way to its email address. It works for an hour.";

/**
 * Sends a reset link if mail is configured. Without mail it does nothing, and an administrator creates the link. The
 * response and its timing are the same whether or not the account exists, because that is only looked up afterwards.
 * @throws AppError `rate_limited`.
 */
export async function requestReset(who: ResetRequest, address: string, now: Date): Promise<{ message: string }> {
	await takePoint("resetRequestPerAddress", address, TOO_MANY);
	if (!canMail()) return { message: BY_ADMINISTRATOR };
	sendResetLink(who, now).catch((error) =>
		logger().warn({ error: describeError(error) }, "a reset link could not be sent"),
	);
	return { message: BY_MAIL };
}

/**
 * Sets a new password with the token of a reset link, and ends every session of that account.
 * @throws AppError `invalid` if the token is unknown, used, or older than an hour.
 */
export async function resetPassword(token: string, password: string, address: string, now: Date): Promise<void> {
	await takePoint("resetPerAddress", address, TOO_MANY);
	const id = personOfResetToken(token) ?? 0;
	const select = { id: true, username: true, email: true, resetTokenHash: true, resetTokenExpiresAt: true };
	const person = await db().user.findFirst({ where: { id, resetTokenExpiresAt: { gt: now } }, select });
	if (!person || !isResetToken(keyring(), token, person)) throw new AppError("invalid", USELESS_LINK);
	await requireGoodPassword(password, person);
	const passwordHash = await hashPassword(password, address);
	await db().$transaction(async (tx) => {
		// The update checks the token again, so that only one of two simultaneous uses succeeds.
		const { resetTokenHash, resetTokenExpiresAt } = person;
		const { count } = await tx.user.updateMany({
			where: { id, resetTokenHash, resetTokenExpiresAt },
			data: {
				passwordHash,
				passwordSeal: passwordSeal(id, passwordHash),
				wrongPasswords: 0,
				resetTokenHash: null,
				resetTokenExpiresAt: null,
			},
		});
		if (count === 0) throw new AppError("invalid", USELESS_LINK);
		await tx.session.deleteMany({ where: { userId: id } });
	});
}
