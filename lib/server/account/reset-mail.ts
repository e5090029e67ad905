import "server-only";
import { usernameKey } from "@/lib/domain/account/names";
import { APP_NAME } from "@/lib/domain/core/brand";
import { db, keyring } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { sendMail } from "@/lib/server/core/mail";
import { isEmailOurs } from "./account-seals";
import { newResetToken } from "./one-time-token";

/** Matches the placeholder email of people whose issuer gave none. Nobody receives mail there. */
const MADE_UP = /^[0-9a-f]{16}@/;

const textOf = (link: string) =>
	[
		"Somebody, hopefully you, asked for a new password. You can choose one with this link. It works once, within the next hour:",
		"",
		link,
		"",
		"If it was not you, do nothing. Your password stays as it is.",
	].join("\n");

/**
 * Sends a reset link to the email of an account, if there is one, at most three times an hour. If sending fails, the
 * previous link keeps working: an administrator may have created it.
 * @param now When the link was requested; it works for an hour.
 */
export async function sendResetLink(who: { email?: string; username?: string }, now: Date): Promise<void> {
	const where = who.email ? { email: who.email.toLowerCase() } : { usernameKey: usernameKey(who.username ?? "") };
	const select = { id: true, email: true, emailSeal: true, resetTokenHash: true, resetTokenExpiresAt: true };
	const user = await db().user.findUnique({ where, select });
	// Sends nothing to an email that somebody wrote into the database by hand.
	if (!user || MADE_UP.test(user.email) || !isEmailOurs(user)) return;
	await takePoint("resetMailsPerPerson", String(user.id), "");
	const { id, email, emailSeal: _, ...before } = user;
	const { token, ...stored } = newResetToken(keyring(), id, now);
	await db().user.update({ where: { id }, data: stored });
	// After the #, so that the token is never sent to a server or written to its log.
	const link = new URL("/reset-password", env().APP_URL);
	link.hash = `token=${token}`;
	try {
		await sendMail({ to: email, subject: `${APP_NAME}: a new password`, text: textOf(String(link)) });
	} catch (error) {
		await db().user.updateMany({ where: { id, resetTokenHash: stored.resetTokenHash }, data: before });
		throw error;
	}
}
