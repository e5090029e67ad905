import "server-only";
import { createHash } from "node:crypto";
import { cookies } from "next/headers";
import { cache } from "react";
import { usernameKey } from "@/lib/domain/account/names";
import type { ClientUser, Login, ProfileUpdate, Registration } from "@/lib/domain/account/schema";
import { AppError } from "@/lib/domain/core/errors";
import { db, isUniqueViolation } from "@/lib/server/core/database/db";
import { forgetPoints, requirePoint, returnPoint, takePoint } from "@/lib/server/core/limits/rate-limit";
import { findSession, type SessionUser } from "@/lib/server/core/sessions/session";
import { sessionOptions, unsealSessionId } from "@/lib/server/core/sessions/session-seal";
import { figuresAt } from "@/lib/server/progress/user-row";
import { hashPassword, verifyPassword } from "./password";
import { forgetWrongPasswords, mayTryPassword } from "./sign-in/guessing";
import { requireInvitation, useInvitation } from "./sign-in/invitations";
import { requireGoodPassword } from "./sign-in/new-password";
import { type Claimant, requireProof } from "./sign-in/proof";

/** The shape in which a person is sent to their own browser, with their figures as they read now. */
export function toClientUser(user: SessionUser): ClientUser {
	const { id, username, email, firstName, lastName, isNew } = user;
	const { currentStreak, weeklyWordCount, totalWordCount } = figuresAt(user, new Date());
	const createdAt = user.createdAt.toISOString();
	return { id, username, email, firstName, lastName, currentStreak, weeklyWordCount, totalWordCount, isNew, createdAt };
}

/** The signed-in person of the page that is being rendered, or null. One query, however often it is asked. */
export const currentUser = cache(async (): Promise<ClientUser | null> => {
	const sealed = (await cookies()).get(sessionOptions().cookieName)?.value;
	const found = await findSession(await unsealSessionId(sealed), new Date());
	return found && toClientUser(found.user);
});

const REFUSED = "The email, username or password is not right.";
const TOO_MANY = "Too many attempts. Please wait a little and try again.";
const TOO_MANY_ACCOUNTS = "Too many new accounts from here. Please try again later.";
const TAKEN = "That username or email is already taken. If it is yours, log in instead.";

/**
 * What sign-in attempts are counted under: the name that was tried, whoever has it, so that being locked out does not tell
 * that a username and an email belong together. No name of a person is kept.
 */
const attemptKey = (name: string, address: string) =>
	createHash("sha256").update(`${name}\n${address}`).digest("base64url");

/**
 * Checks a sign-in. An unknown account costs the same time as a wrong password and gets the same sentence.
 * So does, after a hundred wrong passwords in a row from everywhere, a right one from a browser in which the person never
 * signed in: nobody can tell.
 * @param address Where the attempt comes from; a lock-out holds for this address alone.
 * @throws AppError `unauthenticated` when refused, `rate_limited` after 10 attempts in 15 minutes by one name.
 */
export async function login(
	{ email, username, password }: Login,
	address: string,
	request: Request,
): Promise<ClientUser> {
	// Taken before the check and given back after a success, so that many attempts at once count too.
	await takePoint("loginPerAddress", address, TOO_MANY);
	const where = email ? { email } : { usernameKey: usernameKey(username ?? "") };
	const user = await db().user.findUnique({ where, omit: { passwordHash: false } });
	const key = attemptKey(JSON.stringify(where), address);
	await takePoint("loginPerAccountAndAddress", key, TOO_MANY);
	const isLookedAt = await mayTryPassword(user?.id ?? 0, request);
	const matches = await verifyPassword(password, user?.passwordHash, address);
	if (!user || !matches || !isLookedAt) throw new AppError("unauthenticated", REFUSED);
	await Promise.all([
		returnPoint("loginPerAddress", address),
		forgetPoints("loginPerAccountAndAddress", key),
		forgetWrongPasswords(user.id, request),
	]);
	return toClientUser(user);
}

/**
 * Makes an account.
 * @throws AppError `forbidden` where an invitation is needed, `conflict` where the name or the email is taken,
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
			return tx.user.create({ data: { ...rest, username, usernameKey: usernameKey(username), passwordHash } });
		});
		return toClientUser(user);
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		await countTaken(address);
		throw new AppError("conflict", TAKEN);
	}
}

/** Each such answer tells something about who is here: five of them an hour do. */
const countTaken = (key: string) => takePoint("takenPerAddress", key, TOO_MANY_ACCOUNTS).catch(() => {});

/** What is told about a new name or email that is taken: which one only where there is just one. */
function takenOf({ username, email }: ProfileUpdate): string {
	if (email === undefined) return "That username is already taken.";
	if (username === undefined) return "That email is already taken.";
	return "That username or email is already taken.";
}

const TOO_MANY_CHANGES = "Too many changes at once. Please try again in an hour.";

/**
 * Changes what is sent of the profile. A new email asks for the password: with it somebody could have a reset sent.
 * @param email The one they have.
 * @throws AppError `forbidden` without the password, `conflict` where the new name or email is taken, `rate_limited`.
 */
export async function updateProfile(
	claimant: Claimant,
	email: string,
	{ currentPassword, ...update }: ProfileUpdate,
): Promise<ClientUser> {
	const { userId } = claimant;
	if (update.email !== undefined && update.email !== email) await requireProof(claimant, currentPassword);
	const key = update.username === undefined ? {} : { usernameKey: usernameKey(update.username) };
	if (update.username !== undefined || update.email !== undefined) {
		// Each try tells whether a name or an email has an account here.
		await takePoint("nameChangesPerPerson", String(userId), TOO_MANY_CHANGES);
		await requirePoint("takenPerPerson", String(userId), TOO_MANY_CHANGES);
	}
	try {
		return toClientUser(await db().user.update({ where: { id: userId }, data: { ...update, ...key } }));
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		await takePoint("takenPerPerson", String(userId), TOO_MANY_CHANGES).catch(() => {});
		throw new AppError("conflict", takenOf(update));
	}
}
