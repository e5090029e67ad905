import "server-only";
import type { Transaction } from "./db";

/**
 * Locks a person's row until the transaction ends, so that their simultaneous requests are handled one after the other.
 * This is the weaker of the two row locks: rows that refer to the person can still be inserted.
 */
export async function lockPerson(tx: Transaction, userId: number): Promise<void> {
	await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
}
