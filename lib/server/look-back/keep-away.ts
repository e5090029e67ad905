import "server-only";
import { db } from "@/lib/server/core/database/db";
import { entryNotFound } from "@/lib/server/journal/entries";

/**
 * Stops the app from showing a page again unasked, or allows it again.
 * @throws AppError `not_found`
 */
export async function keepAway(userId: number, id: string, isKeptAway: boolean): Promise<{ isKeptAway: boolean }> {
	const { count } = await db().journalEntry.updateMany({ where: { id, userId }, data: { isKeptAway } });
	if (count === 0) throw entryNotFound();
	return { isKeptAway };
}
