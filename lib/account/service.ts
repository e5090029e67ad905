import "server-only";
import { createHash } from "node:crypto";
import { getIronSession } from "iron-session";
import { cookies } from "next/headers";
import { cache } from "react";
import { db, isUniqueViolation } from "@/lib/core/db";
import { AppError } from "@/lib/core/errors";
import { forgetPoints, returnPoint, takePoint } from "@/lib/core/rate-limit";
import { findSession, type SessionUser } from "@/lib/core/session";
import { type SealedSession, sessionOptions } from "@/lib/core/session-seal";
import { figuresAt } from "@/lib/progress/user-row";
import { hashPassword, verifyPassword } from "./password";
import type { ClientUser, Login, ProfileUpdate, Registration } from "./schema";

/** The shape in which a person is sent to their own browser, with their figures as they read now. */
export function toClientUser(user: SessionUser): ClientUser {
	const { id, username, email, firstName, lastName, isNew } = user;
	const { currentStreak, weeklyWordCount, totalWordCount } = figuresAt(user, new Date());
	const createdAt = user.createdAt.toISOString();
	return { id, username, email, firstName, lastName, currentStreak, weeklyWordCount, totalWordCount, isNew, createdAt };
}

/** The signed-in person of the page that is being rendered, or null. One query, however often it is asked. */
export const currentUser = cache(async (): Promise<ClientUser | null> => {
	const session = await getIronSession<SealedSession>(await cookies(), sessionOptions());
	const found = await findSession(session.id ?? null, new Date());
	return found && toClientUser(found.user);
});

const REFUSED = "The email, username or password is not right.";
const TOO_MANY = "Too many attempts. Please wait a little and try again.";
const TAKEN = "That username or email is already taken. If it is yours, log in instead.";

/** What sign-in attempts on one account are counted under; no name of a person is kept. */
const attemptKey = (account: string, address: string) =>
	createHash("sha256").update(`${account}\n${address}`).digest("base64url");

/**
 * Checks a sign-in. An unknown account costs the same time as a wrong password and gets the same sentence.
 * @param address Where the attempt comes from; a lock-out holds for this address alone.
 * @throws AppError `unauthenticated` when refused, `rate_limited` after 10 attempts in 15 minutes.
 */
export async function login({ email, username, password }: Login, address: string): Promise<ClientUser> {
	const where = email ? { email } : { usernameKey: usernameKey(username ?? "") };
	const user = await db().user.findUnique({ where, omit: { passwordHash: false } });
	const key = attemptKey(user ? String(user.id) : JSON.stringify(where), address);
	// Taken before the check and given back after a success, so that many attempts at once count too.
	await takePoint("loginPerAddress", address, TOO_MANY);
	await takePoint("loginPerAccountAndAddress", key, TOO_MANY);
	const matches = await verifyPassword(password, user?.passwordHash);
	if (!user || !matches) throw new AppError("unauthenticated", REFUSED);
	await Promise.all([returnPoint("loginPerAddress", address), forgetPoints("loginPerAccountAndAddress", key)]);
	return toClientUser(user);
}

/**
 * Makes an account.
 * @throws AppError `conflict` where the name or the email is taken, `rate_limited`.
 */
export async function register(input: Registration, address: string): Promise<ClientUser> {
	await takePoint("registrationPerAddress", address, "Too many new accounts from here. Please try again later.");
	const { password, username, ...rest } = input;
	const passwordHash = await hashPassword(password);
	try {
		return toClientUser(
			await db().user.create({ data: { ...rest, username, usernameKey: usernameKey(username), passwordHash } }),
		);
	} catch (error) {
		if (isUniqueViolation(error)) throw new AppError("conflict", TAKEN);
		throw error;
	}
}

/** Usernames are unique without regard to case, and to the ways Unicode can write the same letters. */
export function usernameKey(username: string): string {
	return username.trim().normalize("NFKC").toLowerCase();
}

/** What is told about a new name or email that is taken: which one only where there is just one. */
function takenOf({ username, email }: ProfileUpdate): string {
	if (email === undefined) return "That username is already taken.";
	if (username === undefined) return "That email is already taken.";
	return "That username or email is already taken.";
}

/** @throws AppError `conflict` where the new name or email is taken, `rate_limited`. */
export async function updateProfile(userId: number, update: ProfileUpdate): Promise<ClientUser> {
	const key = update.username === undefined ? {} : { usernameKey: usernameKey(update.username) };
	if (update.username !== undefined || update.email !== undefined) {
		// Each try tells whether a name or an email has an account here.
		await takePoint("nameChangesPerPerson", String(userId), "Too many changes at once. Please try again in an hour.");
	}
	try {
		return toClientUser(await db().user.update({ where: { id: userId }, data: { ...update, ...key } }));
	} catch (error) {
		if (isUniqueViolation(error)) throw new AppError("conflict", takenOf(update));
		throw error;
	}
}
