import "server-only";
import { isDamaged, UNREAD } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { quotableIn } from "@/lib/domain/journal/quotable";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { db } from "@/lib/server/core/database/db";
import { entryNotFound } from "./entries";
import { findEntry } from "./list";

/**
 * Replaces an entry's quote by another of its sentences.
 * @throws AppError `not_found`; `invalid` if the sentence is not in the entry; `conflict` if the coach has not read the
 * entry yet, or if it changed meanwhile.
 */
export async function chooseQuote(userId: number, id: string, quote: string): Promise<ClientEntry> {
	const row = await db().journalEntry.findFirst({ where: { id, userId } });
	if (!row) throw entryNotFound();
	if (row.insightBy === null) throw new AppError("conflict", "The coach has not read this entry yet.");
	if (isDamaged(row.content)) throw new AppError("conflict", UNREAD);
	if (!quotableIn(row.content).includes(quote)) throw new AppError("invalid", "This sentence is not in the entry.");
	const where = { id, userId, version: row.version };
	const { count } = await db().journalEntry.updateMany({ where, data: { quote } });
	if (count === 0) throw new AppError("conflict", "The entry was changed in the meantime.");
	return findEntry(userId, id);
}
