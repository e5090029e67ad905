import "server-only";
import { isDamaged } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { isSameText } from "@/lib/domain/core/same-text";
import type { ClientEntry, ClientEntryVersion, EntryEdit } from "@/lib/domain/journal/schema";
import { addDays, fromDateColumn, localDay, toDateColumn } from "@/lib/domain/progress/days";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { countWords } from "@/lib/domain/text/count-words";
import { opened } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { recountAfter } from "@/lib/server/progress/service";
import { read } from "@/lib/server/safety/read";
import { recentTexts } from "@/lib/server/safety/recent-texts";
import { type JournalEntryVersion, Prisma } from "@/prisma/client/client";
import { noEntry } from "./entries";
import { findEntry } from "./list";

const CHANGED =
	"This entry was changed in another tab or on another device since you opened it. What you typed is still here.";

/** An edited entry, and the notice to show first, if any. */
export type EditedEntry = ClientEntry & { safety: SafetyNotice | null };

/**
 * Replaces an entry's words, and perhaps its day. Its earlier state stays as a version. A reflection stays too, but is
 * marked as older than the words; the person's figures follow. The same edit again changes nothing.
 * @param country Whose help lines to show if the words sound like danger.
 * @throws AppError `not_found`; `conflict` if the entry has changed since `version`; `invalid` for a day in the future.
 */
export async function editEntry(
	userId: number,
	id: string,
	{ content, day, version }: EntryEdit,
	country: string | null,
): Promise<EditedEntry> {
	const at = new Date();
	const earlier = { before: await recentTexts(userId, { at, id }), at };
	const safety = await read(userId, "safetyNotice", [content], country, {}, earlier);
	await recountAfter(userId, async (tx) => {
		const row = await tx.journalEntry.findFirst({ where: { id, userId } });
		if (!row) throw noEntry();
		const localDate = day === undefined ? row.localDate : toDateColumn(day);
		const isSame = isSameText(row.content, content) && row.localDate.getTime() === localDate.getTime();
		// An earlier attempt may have arrived, and only its answer was lost.
		if (isSame) return;
		if (row.version !== version) throw new AppError("conflict", CHANGED);
		const { timezoneOffset } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
		// Somebody who has flown east since then is a day ahead of what is known here.
		const latest = addDays(localDay(new Date(), timezoneOffset), 1);
		if (day !== undefined && day > latest) throw new AppError("invalid", "That day has not come yet.");
		// Unreadable words leave no earlier version.
		if (!isDamaged(row.content)) {
			await tx.journalEntryVersion.create({
				data: { entryId: id, version, userId, content: row.content, localDate: row.localDate },
			});
		}
		if (!isSameText(row.content, content)) await tx.pageVector.deleteMany({ where: { entryId: id, userId } });
		// A feeling belongs to the day of its entry, and so do lines that were kept of it.
		await tx.chosenFeeling.updateMany({ where: { entryId: id, userId }, data: { localDate } });
		await tx.keptLine.updateMany({ where: { source: "entry", sourceId: id, userId }, data: { day: localDate } });
		await tx.journalEntry.update({
			where: { id, userId },
			data: {
				...(!isSameText(row.content, content) && { content }),
				localDate,
				...(!isDamaged(content) && { wordCount: countWords(content) }),
				isInsightOld: row.insightBy !== null && (row.isInsightOld || !isSameText(row.content, content)),
				version: version + 1,
			},
		});
	});
	return { ...(await findEntry(userId, id)), safety };
}

/** How many earlier states a list shows. */
const MOST_VERSIONS = 100;
type StoredVersion = Pick<JournalEntryVersion, "entryId" | "version" | "content" | "localDate" | "editedAt">;
/** An entry that has no earlier state. */
type NoVersion = { entryId: string; version: null };

/** The earlier states of an entry, newest first. @throws AppError `not_found` */
export async function listVersions(userId: number, id: string): Promise<ClientEntryVersion[]> {
	const rows = await readRows<StoredVersion | NoVersion>(Prisma.sql`
		SELECT e.id AS "entryId", v.version, v.content, v.local_date AS "localDate", v.edited_at AS "editedAt"
		FROM journal_entries e LEFT JOIN journal_entry_versions v ON v.entry_id = e.id AND v.user_id = e.user_id
		WHERE e.id = ${id} AND e.user_id = ${userId}
		ORDER BY v.version DESC
		LIMIT ${MOST_VERSIONS}`);
	if (rows.length === 0) throw noEntry();
	const versions = rows.filter((row) => row.version !== null);
	return opened("JournalEntryVersion", versions, { userId }).map(({ version, content, localDate, editedAt }) => ({
		version,
		content,
		day: fromDateColumn(localDate),
		editedAt: editedAt.toISOString(),
	}));
}
