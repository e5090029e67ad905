import "server-only";
import type { RegistrationDoor } from "@/lib/domain/account/schema";
import { AppError } from "@/lib/domain/core/errors";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { hashToken } from "../one-time-token";

const CLOSED = "New accounts are closed here. Please ask whoever runs this server.";
const NOT_INVITED = "Here you need an invitation. Please ask whoever runs this server for a link.";
const USELESS = "This invitation has expired or was used already. Please ask for a new one.";
/** Any number will do, as long as nothing else of ours locks it. */
const REGISTRATION_LOCK = 7_401_226;

/** Who may make an account now. The first account is always possible: without it there would be nobody. */
export async function registrationDoor(): Promise<RegistrationDoor> {
	const { REGISTRATION } = env();
	if (REGISTRATION === "open") return "open";
	return (await db().user.findFirst({ select: { id: true } })) ? REGISTRATION : "open";
}

/**
 * Refuses somebody who may not make an account, before anything is done for them.
 * @throws AppError `forbidden`
 */
export async function requireInvitation(token: string | undefined, now: Date): Promise<void> {
	const door = await registrationDoor();
	if (door === "open") return;
	if (door === "closed") throw new AppError("forbidden", CLOSED);
	if (!token) throw new AppError("forbidden", NOT_INVITED);
	const where = { tokenHash: hashToken(token), expiresAt: { gt: now } };
	if ((await db().invitation.count({ where })) === 0) throw new AppError("forbidden", USELESS);
}

/**
 * Uses an invitation up, in the transaction that makes the account: of two at once, one finds it gone. Of several that
 * would be the first account of a closed place, one is.
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
