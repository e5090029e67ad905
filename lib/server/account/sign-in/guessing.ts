import "server-only";
import { db } from "@/lib/server/core/database/db";
import { forgetPoints, takePoint } from "@/lib/server/core/limits/rate-limit";
import { type KnownBrowser, ownBrowser } from "./known-browser";

/** How many wrong passwords in a row an account accepts from anywhere: NIST SP 800-63B, 3.2.2. */
export const MOST_WRONG_PASSWORDS = 100;

const keyOf = ({ key }: KnownBrowser, userId: number) => `${key}-${userId}`;

/**
 * Counts a password attempt before it is checked, so that simultaneous attempts count too.
 * @param userId The id of the account; 0 if there is none.
 * @returns Whether the password may be checked. The first hundred attempts may come from anywhere; after that they
 * must come from a browser in which the person has signed in before, each of which has a hundred of its own in 30
 * days.
 */
export async function mayTryPassword(userId: number, request: Request): Promise<boolean> {
	const [row] = await db().$queryRaw<{ tries: number }[]>`
		UPDATE users SET wrong_passwords = wrong_passwords + 1 WHERE id = ${userId} RETURNING wrong_passwords AS tries`;
	if (!row || row.tries <= MOST_WRONG_PASSWORDS) return true;
	const browser = await ownBrowser(request, userId);
	if (!browser) return false;
	return takePoint("wrongPasswordsPerBrowser", keyOf(browser, userId), "").then(
		() => true,
		() => false,
	);
}

/** Resets the count after the right password. */
export async function forgetWrongPasswords(userId: number, request: Request): Promise<void> {
	const browser = await ownBrowser(request, userId);
	await Promise.all([
		db().$executeRaw`UPDATE users SET wrong_passwords = 0 WHERE id = ${userId}`,
		browser && forgetPoints("wrongPasswordsPerBrowser", keyOf(browser, userId)),
	]);
}
