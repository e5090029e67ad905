import "server-only";
import { createHash } from "node:crypto";
import { cookies } from "next/headers";
import { cache } from "react";
import { usernameKey } from "@/lib/domain/account/names";
import type { ClientUser, Login, ProfileUpdate, Registration } from "@/lib/domain/account/schema";
import { AppError } from "@/lib/domain/core/errors";
import { db, isUniqueViolation } from "@/lib/server/core/database/db";
import { forgetPoints, requirePoint, returnPoint, takePoint } from "@/lib/server/core/limits/rate-limit";
import { noteOwner } from "@/lib/server/core/sessions/owners";
import { findSession, type SessionUser } from "@/lib/server/core/sessions/session";
import { sessionOptions, unsealSessionId } from "@/lib/server/core/sessions/session-seal";
import { figuresAt } from "@/lib/server/progress/user-row";
import { emailSeal, ourPasswordHash, sealAccount } from "./account-seals";
import { hashPassword, verifyPassword } from "./password";
import { forgetWrongPasswords, mayTryPassword } from "./sign-in/guessing";
import { requireInvitation, useInvitation } from "./sign-in/invitations";
import { ownBrowser } from "./sign-in/known-browser";
import { requireGoodPassword } from "./sign-in/new-password";
import { type Claimant, requireProof } from "./sign-in/proof";

/** Reduces a user to the data that is sent to their own browser, with their figures as of now. */
export function toClientUser(user: SessionUser): ClientUser {
	const { id, username, email, firstName, lastName, isNew } = user;
	const { currentStreak, weeklyWordCount, totalWordCount } = figuresAt(user, new Date());
	const createdAt = user.createdAt.toISOString();
	return { id, username, email, firstName, lastName, currentStreak, weeklyWordCount, totalWordCount, isNew, createdAt };
}

/**
 * Returns the session of the page being rendered and the person it belongs to; null if nobody is signed in. Runs one
 * query per rendering, however often it is called.
 */
export const currentVisit = cache(async (): Promise<{ sessionId: string; person: SessionUser } | null> => {
	const sealed = (await cookies()).get(sessionOptions().cookieName)?.value;
	const sessionId = await unsealSessionId(sealed);
	const person = sessionId && (await findSession(sessionId, new Date()))?.user;
	if (!sealed || !person) return null;
	noteOwner(sealed, person.id);
	return { sessionId, person };
});

/** Returns the signed-in person of the page being rendered, or null. */
export const currentPerson = async (): Promise<SessionUser | null> => (await currentVisit())?.person ?? null;

/** Returns the signed-in person, reduced to the data that is sent to their own browser, or null. */
export const currentUser = cache(async (): Promise<ClientUser | null> => {
	const person = await currentPerson();
	return person && toClientUser(person);
});

const REFUSED = "The email, username or password is not right.";
const TOO_MANY = "Too many attempts. Please wait a little and try again.";
const TOO_MANY_ACCOUNTS = "Too many new accounts from here. Please try again later.";
const TAKEN = "That username or email is already taken. If it is yours, log in instead.";

/**
 * Returns the key under which sign-in attempts are counted: a hash of the name that was tried, whether or not an
 * account has it. A lockout therefore does not reveal that a username and an email belong together, and no name is
 * stored.
 */
const attemptKey = (name: string, place: string) =>
	createHash("sha256").update(`${name}\n${place}`).digest("base64url");

/**
 * Checks a sign-in. An unknown account takes as long as a wrong password and gets the same message. After a hundred
 * wrong passwords in a row, from anywhere, even the right one is refused in the same way in a browser in which the
 * person never signed in, so nobody can tell the difference.
 * @param address Where the attempt comes from. A lockout applies only to this address, or to a browser in which the
 * person has signed in before.
 * @returns The person, and the hash of the password that was right.
 * @throws AppError `unauthenticated` when refused, `rate_limited` after 10 attempts in 15 minutes with one name.
 */
export async function login(
	{ email, username, password }: Login,
	address: string,
	request: Request,
): Promise<{ user: ClientUser; passwordHash: string | null }> {
	const where = email ? { email } : { usernameKey: usernameKey(username ?? "") };
	const user = await db().user.findUnique({ where, omit: { passwordHash: false, passwordSeal: false } });
	// Counted before the check and given back after a success, so that simultaneous attempts count too. In one of the
	// person's own browsers the count is per browser, so that a stranger at the same address cannot lock them out.
	const place = (await ownBrowser(request, user?.id ?? 0))?.key ?? address;
	await takePoint("loginPerAddress", place, TOO_MANY);
	const key = attemptKey(JSON.stringify(where), place);
	await takePoint("loginPerAccountAndAddress", key, TOO_MANY);
	const isLookedAt = await mayTryPassword(user?.id ?? 0, request);
	const matches = await verifyPassword(password, user && ourPasswordHash(user), address);
	if (!user || !matches || !isLookedAt) throw new AppError("unauthenticated", REFUSED);
	await Promise.all([
		returnPoint("loginPerAddress", place),
		forgetPoints("loginPerAccountAndAddress", key),
		forgetWrongPasswords(user.id, request),
	]);
	return { user: toClientUser(user), passwordHash: user.passwordHash };
}

/**
 * Creates an account.
 * @throws AppError `forbidden` if an invitation is needed, `conflict` if the name or the email is taken,
 * `rate_limited`.
 */
export async function register(input: Registration, address: string, now: Date): Promise<ClientUser> {
	await takePoint("registrationPerAddress", address, TOO_MANY_ACCOUNTS);
	await requirePoint("takenPerAddress", address, TOO_MANY_ACCOUNTS);
	const { password, username, invitation, ...rest } = input;
	await requireInvitation(invitation, now);
	await requireGoodPassword(password, input);
	const passwordHash = await hashPassword(password, address);
	try {
		const user = await db().$transaction(async (tx) => {
			await useInvitation(tx, invitation, now);
			const made = { ...rest, username, usernameKey: usernameKey(username), passwordHash };
			const user = await tx.user.create({ data: made });
			await sealAccount(tx, { ...user, passwordHash });
			return user;
		});
		return toClientUser(user);
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		await countTaken(address);
		throw new AppError("conflict", TAKEN);
	}
}

/**
 * Counts a response that says a name or email is taken. Each one reveals who has an account here, so there are only
 * five an hour.
 */
const countTaken = (key: string) => takePoint("takenPerAddress", key, TOO_MANY_ACCOUNTS).catch(() => {});

/** Says which of username and email is taken, if only one was sent. */
function takenOf({ username, email }: ProfileUpdate): string {
	if (email === undefined) return "That username is already taken.";
	if (username === undefined) return "That email is already taken.";
	return "That username or email is already taken.";
}

const TOO_MANY_CHANGES = "Too many changes at once. Please try again in an hour.";

/**
 * Changes the profile fields that were sent. A new email requires the password, because reset links are sent there.
 * @param email The current email.
 * @throws AppError `forbidden` without the password, `conflict` if the new name or email is taken, `rate_limited`.
 */
export async function updateProfile(
	claimant: Claimant,
	email: string,
	{ currentPassword, ...update }: ProfileUpdate,
): Promise<ClientUser> {
	const { userId } = claimant;
	const isNewEmail = update.email !== undefined && update.email !== email;
	if (isNewEmail) await requireProof(claimant, currentPassword, "Nothing was changed.", "To change your email");
	const key = update.username === undefined ? {} : { usernameKey: usernameKey(update.username) };
	if (update.username !== undefined || update.email !== undefined) {
		// Each attempt reveals whether a name or an email has an account here.
		await takePoint("nameChangesPerPerson", String(userId), TOO_MANY_CHANGES);
		await requirePoint("takenPerPerson", String(userId), TOO_MANY_CHANGES);
	}
	try {
		// A reset link that was sent to the old email stops working.
		const reset = isNewEmail && {
			emailSeal: emailSeal(userId, update.email ?? email),
			resetTokenHash: null,
			resetTokenExpiresAt: null,
		};
		return toClientUser(await db().user.update({ where: { id: userId }, data: { ...update, ...key, ...reset } }));
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		await takePoint("takenPerPerson", String(userId), TOO_MANY_CHANGES).catch(() => {});
		throw new AppError("conflict", takenOf(update));
	}
}
