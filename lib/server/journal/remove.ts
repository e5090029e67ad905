import "server-only";
import { setAsidePhotosOf } from "@/lib/server/photos/service";
import { recountAfter } from "@/lib/server/progress/service";
import { type Deleted, deleteWithUndo } from "@/lib/server/undo/service";
import { Prisma } from "@/prisma/client/client";
import { dropOldestFacts, unlinkOldest } from "./attached";
import { dropOldestVersions } from "./earlier";
import { entryNotFound } from "./entries";

/**
 * Deletes an entry, which can be undone for some seconds. The statistics change at once.
 * @throws AppError `not_found`
 */
export async function deleteEntry(userId: number, id: string): Promise<Deleted> {
	let deleted: Deleted | null = null;
	// An entry that was edited before there was a limit can have thousands.
	await dropOldestVersions(userId, id);
	await dropOldestFacts(userId, id);
	await unlinkOldest(userId, id);
	await recountAfter(userId, async (tx) => {
		const speaking = await tx.journalEntry.findMany({ where: { userId, relatedId: id }, select: { id: true } });
		const photos = await setAsidePhotosOf(tx, userId, id);
		deleted = await deleteWithUndo(
			tx,
			userId,
			[
				{ table: "journal_entries", where: Prisma.sql`t.id = ${id}` },
				{ table: "journal_entry_versions", where: Prisma.sql`t.entry_id = ${id}` },
				{ table: "learned_facts", where: Prisma.sql`t.entry_id = ${id}` },
				{ table: "not_meant", where: Prisma.sql`t.entry_id = ${id}` },
				{ table: "feelings", where: Prisma.sql`t.entry_id = ${id}` },
			],
			entryNotFound().message,
			[
				...speaking.map((entry) => ({ table: "journal_entries" as const, id: entry.id, values: { related_id: id } })),
				...photos,
			],
		);
	});
	if (!deleted) throw entryNotFound();
	return deleted;
}
