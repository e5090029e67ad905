import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import type { Transaction } from "./db";

const LOG_IN = "Please log in to continue.";

/**
 * Locks a person's row until the transaction ends, so that their simultaneous requests are handled one after the other.
 * This is the weaker of the two row locks: rows that refer to the person can still be inserted.
 * @throws AppError `unauthenticated` if the account was erased while this waited.
 */
export async function lockPerson(tx: Transaction, userId: number): Promise<void> {
	const found = await tx.$queryRaw<unknown[]>`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
	if (found.length === 0) throw new AppError("unauthenticated", LOG_IN);
}
