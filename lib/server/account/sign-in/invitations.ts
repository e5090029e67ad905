import "server-only";
import type { RegistrationDoor } from "@/lib/domain/account/schema";
import { AppError } from "@/lib/domain/core/errors";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { hashToken } from "../one-time-token";

const CLOSED = "New accounts are closed here. Please ask whoever runs this server.";
const NOT_INVITED = "You need an invitation here. Please ask whoever runs this server for a link.";
const USELESS = "This invitation has expired or was used already. Please ask for a new one.";
/** The number of an advisory lock; arbitrary, but not used for any other lock. */
const REGISTRATION_LOCK = 7_401_226;

/**
 * Returns who may create an account now. The first account can always be created: otherwise nobody could ever get in.
 */
export async function registrationDoor(): Promise<RegistrationDoor> {
	const { REGISTRATION } = env();
	if (REGISTRATION === "open") return "open";
	return (await db().user.findFirst({ select: { id: true } })) ? REGISTRATION : "open";
}

/** Rejects a person who may not create an account before any work is done for them. @throws AppError `forbidden` */
export async function requireInvitation(token: string | undefined, now: Date): Promise<void> {
	const door = await registrationDoor();
	if (door === "open") return;
	if (door === "closed") throw new AppError("forbidden", CLOSED);
	if (!token) throw new AppError("forbidden", NOT_INVITED);
	const where = { tokenHash: hashToken(token), expiresAt: { gt: now } };
	if ((await db().invitation.count({ where })) === 0) throw new AppError("forbidden", USELESS);
}

/**
 * Uses up an invitation in the transaction that creates the account, so that it works only once even if two people use
 * it at the same moment. The same applies to the first account of an installation with closed registration.
 * @throws AppError `forbidden`
 */
export async function useInvitation(tx: Transaction, token: string | undefined, now: Date): Promise<void> {
	const { REGISTRATION } = env();
	if (REGISTRATION === "open") return;
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(${REGISTRATION_LOCK})`;
	if (!(await tx.user.findFirst({ select: { id: true } }))) return;
	if (REGISTRATION === "closed") throw new AppError("forbidden", CLOSED);
	const { count } = await tx.invitation.deleteMany({
		where: { tokenHash: hashToken(token ?? ""), expiresAt: { gt: now } },
	});
	if (count === 0) throw new AppError("forbidden", USELESS);
}
