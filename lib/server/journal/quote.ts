import "server-only";
import { isDamaged, UNREAD } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { quotableIn } from "@/lib/domain/journal/quotable";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { db } from "@/lib/server/core/database/db";
import { noEntry } from "./entries";
import { findEntry } from "./list";

/**
 * Sets another sentence of an entry in the place of its quote.
 * @throws AppError `not_found`; `invalid` where it is no sentence of the entry; `conflict` where nothing was written
 * about the entry yet, or where it changed meanwhile.
 */
export async function chooseQuote(userId: number, id: string, quote: string): Promise<ClientEntry> {
	const row = await db().journalEntry.findFirst({ where: { id, userId } });
	if (!row) throw noEntry();
	if (row.insightBy === null) throw new AppError("conflict", "The coach has not read this entry yet.");
	if (isDamaged(row.content)) throw new AppError("conflict", UNREAD);
	if (!quotableIn(row.content).includes(quote))
		throw new AppError("invalid", "This sentence does not stand in the entry.");
	const where = { id, userId, version: row.version };
	const { count } = await db().journalEntry.updateMany({ where, data: { quote } });
	if (count === 0) throw new AppError("conflict", "The entry was changed in the meantime.");
	return findEntry(userId, id);
}
