import "server-only";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { personName, username, usernameKey } from "@/lib/domain/account/names";
import { AppError } from "@/lib/domain/core/errors";
import { db, isUniqueViolation } from "@/lib/server/core/database/db";
import { isLoginOurs, loginSeal, sealAccount } from "./account-seals";
import { registrationDoor, useInvitation } from "./sign-in/invitations";

const NEEDS_PASSWORD =
	"Without it you could no longer log in: this account has no password. An administrator can make you a link to choose one.";

/** The claims of an ID token that the app uses. A claim of the wrong type counts as missing. */
export const claimsSchema = z.object({
	/**
	 * Stored unchanged: if the database rejected or altered it, the identity could not be recognized again, or could
	 * match somebody else's.
	 */
	sub: z
		.string()
		.min(1)
		.max(255)
		.refine((sub) => sub.isWellFormed() && !/\p{Cc}/u.test(sub)),
	email: z
		.string()
		.trim()
		.max(254)
		.pipe(z.email())
		.transform((value) => value.toLowerCase())
		.optional()
		.catch(undefined),
	/** Only the boolean counts, because some issuers send the string "false". */
	email_verified: z.literal(true).optional().catch(undefined),
	preferred_username: z.string().optional().catch(undefined),
	given_name: personName("First name").optional().catch(undefined),
	family_name: personName("Last name").optional().catch(undefined),
	name: personName("Name").optional().catch(undefined),
});
export type Claims = z.infer<typeof claimsSchema>;

const MOST_ATTEMPTS = 5;

/**
 * Finds the account connected with an identity, or creates one. An account with the same email is never taken over or
 * connected, because somebody else may have created it; its owner has to sign in and connect the two.
 * An issuer cannot pass on an invitation: if one is needed, people first create an account with it and connect it
 * afterwards.
 * @returns The user's id, or why there is none: another account has this email, or nobody may join this way.
 */
export async function personOf(
	issuer: string,
	claims: Claims,
	now: Date,
): Promise<number | "AccountExists" | "RegistrationClosed"> {
	const identity = { issuer, subject: claims.sub };
	// An unverified email is not stored, because it would block the person whom it really belongs to.
	const email = claims.email_verified ? claims.email : undefined;
	const there = await accountOf(identity, email);
	if (there) return there;
	if ((await registrationDoor()) !== "open") return "RegistrationClosed";
	for (let attempt = 0; ; attempt++) {
		try {
			return await db().$transaction(async (tx) => {
				await useInvitation(tx, undefined, now);
				const data = newPerson(claims, email, issuer, attempt);
				const { id } = await tx.user.create({ data });
				await sealAccount(tx, { id, email: data.email, passwordHash: null });
				await tx.externalLogin.create({ data: { ...identity, userId: id, seal: loginSeal(id, identity) } });
				return id;
			});
		} catch (error) {
			if (!isUniqueViolation(error) || attempt === MOST_ATTEMPTS) throw error;
			const meanwhile = await accountOf(identity, email);
			if (meanwhile) return meanwhile;
		}
	}
}

/**
 * Finds the account of an identity, or reports that another account has its email. The email is looked up first:
 * otherwise, of two simultaneous requests, the second could miss the identity but find the email of the account that
 * the first has just created.
 */
async function accountOf(identity: { issuer: string; subject: string }, email: string | undefined) {
	const isTaken = email !== undefined && (await db().user.count({ where: { email } })) > 0;
	const known = await db().externalLogin.findUnique({ where: { issuer_subject: identity } });
	// A login that was written into the database by hand must not sign anybody in. It also blocks a new account for the
	// same identity.
	if (known) return isLoginOurs(known) ? known.userId : "AccountExists";
	return isTaken ? "AccountExists" : null;
}

function newPerson(claims: Claims, email: string | undefined, issuer: string, attempt: number) {
	const suggested = claims.preferred_username ?? email?.split("@")[0] ?? "";
	const wanted = username.safeParse([...suggested.replace(/\s+/gu, " ")].slice(0, 40).join("")).data ?? "friend";
	const name = attempt === 0 ? wanted : `${wanted}-${randomBytes(3).toString("hex")}`;
	return {
		username: name,
		usernameKey: usernameKey(name),
		// Nothing is ever sent to this placeholder address; the profile offers to change it.
		email: email ?? `${randomBytes(8).toString("hex")}@${new URL(issuer).hostname}`,
		firstName: claims.given_name ?? claims.name ?? wanted,
		lastName: claims.family_name ?? null,
	};
}

/**
 * Connects an identity with a signed-in person's account and ends their other sessions, in case somebody else was
 * using one. An identity that is connected with another account stays there.
 * @param sessionId The session that continues.
 */
export async function connect(
	userId: number,
	sessionId: string,
	identity: { issuer: string; subject: string },
): Promise<"done" | "belongs-to-another"> {
	const known = await db().externalLogin.findUnique({ where: { issuer_subject: identity } });
	if (known && known.userId !== userId) return "belongs-to-another";
	const data = { ...identity, userId, seal: loginSeal(userId, identity) };
	try {
		await db().$transaction([
			...(known ? [] : [db().externalLogin.create({ data })]),
			db().session.deleteMany({ where: { userId, id: { not: sessionId } } }),
		]);
	} catch (error) {
		if (isUniqueViolation(error)) return connect(userId, sessionId, identity);
		throw error;
	}
	return "done";
}

/**
 * Disconnects all identities of this issuer from a person's account and ends their other sessions.
 * @throws AppError `conflict` if the person could no longer sign in.
 */
export async function disconnect(userId: number, sessionId: string, issuer: string): Promise<void> {
	await db().$transaction(async (tx) => {
		const { count } = await tx.externalLogin.deleteMany({
			where: { userId, issuer, user: { passwordHash: { not: null } } },
		});
		if (count === 0 && (await tx.externalLogin.count({ where: { userId, issuer } })) > 0) {
			throw new AppError("conflict", NEEDS_PASSWORD);
		}
		await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
	});
}

/** Returns whether a person's account is connected, and whether they could still sign in without the connection. */
export async function connectionOf(userId: number, issuer: string) {
	const [logins, withPassword] = await Promise.all([
		db().externalLogin.count({ where: { userId, issuer } }),
		db().user.count({ where: { id: userId, passwordHash: { not: null } } }),
	]);
	return { isConnected: logins > 0, canDisconnect: withPassword > 0 };
}
