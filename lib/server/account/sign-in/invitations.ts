import "server-only";
import type { RegistrationDoor } from "@/lib/domain/account/schema";
import { AppError } from "@/lib/domain/core/errors";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { hashToken } from "../one-time-token";

const CLOSED = "New accounts are closed here. Please ask whoever runs this server.";
const NOT_INVITED = "Here you need an invitation. Please ask whoever runs this server for a link.";
const USELESS = "This invitation has expired or was used already. Please ask for a new one.";
/** The number of an advisory lock: any will do that nothing else of ours uses. */
const REGISTRATION_LOCK = 7_401_226;

/** Who may make an account now. The first account can always be made: otherwise nobody could ever get in. */
export async function registrationDoor(): Promise<RegistrationDoor> {
	const { REGISTRATION } = env();
	if (REGISTRATION === "open") return "open";
	return (await db().user.findFirst({ select: { id: true } })) ? REGISTRATION : "open";
}

/** Refuses somebody who may not make an account before any work is done for them. @throws AppError `forbidden` */
export async function requireInvitation(token: string | undefined, now: Date): Promise<void> {
	const door = await registrationDoor();
	if (door === "open") return;
	if (door === "closed") throw new AppError("forbidden", CLOSED);
	if (!token) throw new AppError("forbidden", NOT_INVITED);
	const where = { tokenHash: hashToken(token), expiresAt: { gt: now } };
	if ((await db().invitation.count({ where })) === 0) throw new AppError("forbidden", USELESS);
}

/**
 * Uses up an invitation in the transaction that makes the account, so that it works once even if two use it at the same
 * moment. The same goes for the first account of an installation that is closed to others.
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
