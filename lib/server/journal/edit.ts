import "server-only";
import { isDamaged } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { isSameText } from "@/lib/domain/core/same-text";
import type { ClientEntry, ClientEntryVersion, EntryEdit } from "@/lib/domain/journal/schema";
import { addDays, fromDateColumn, localDay, toDateColumn } from "@/lib/domain/progress/days";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { countWords } from "@/lib/domain/text/count-words";
import { allOpenedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { recountAfter, UNCHANGED } from "@/lib/server/progress/service";
import { forgetOutdated } from "@/lib/server/safety/not-meant";
import { read } from "@/lib/server/safety/read";
import { recentTexts } from "@/lib/server/safety/recent-texts";
import { type JournalEntryVersion, Prisma } from "@/prisma/client/client";
import { dropOldestVersions } from "./earlier";
import { entryNotFound } from "./entries";
import { findEntry } from "./list";

const CHANGED =
	"This entry was changed in another tab or on another device since you opened it. What you typed is still here.";

/** An edited entry, and the notice to show first, if any. */
export type EditedEntry = ClientEntry & { safety: SafetyNotice | null };

/**
 * Replaces an entry's text, and perhaps its day. The earlier text is kept as a version; if there are very many, the
 * oldest is dropped. A reflection is kept too, but
 * marked as outdated; the person's statistics are updated. The same edit again changes nothing.
 * @param country The country whose help lines are shown if the text sounds like danger.
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
		if (!row) throw entryNotFound();
		const localDate = day === undefined ? row.localDate : toDateColumn(day);
		const isSame = isSameText(row.content, content) && row.localDate.getTime() === localDate.getTime();
		// An earlier attempt may have arrived, and only its response was lost.
		if (isSame) return UNCHANGED;
		if (row.version !== version) throw new AppError("conflict", CHANGED);
		const { timezoneOffset } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
		// A person who has traveled east since then may be a day ahead of the stored time zone.
		const latest = addDays(localDay(new Date(), timezoneOffset), 1);
		if (day !== undefined && day > latest) throw new AppError("invalid", "That day has not come yet.");
		// Text that cannot be decrypted leaves no earlier version.
		if (!isDamaged(row.content)) {
			await tx.journalEntryVersion.create({
				data: { entryId: id, version, userId, content: row.content, localDate: row.localDate },
			});
		}
		if (!isSameText(row.content, content)) await tx.pageVector.deleteMany({ where: { entryId: id, userId } });
		await forgetOutdated(tx, userId, { entryId: id }, () => content);
		// A feeling has the day of its entry, and so have lines kept from it.
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
	await dropOldestVersions(userId, id);
	return { ...(await findEntry(userId, id)), safety };
}

/** Maximum number of earlier versions in a list. */
const MOST_VERSIONS = 100;
/** How much of them is listed, newest first, in bytes as stored: about a million characters. */
const MOST_STORED = 1_500_000;
type StoredVersion = Pick<JournalEntryVersion, "entryId" | "version" | "content" | "localDate" | "editedAt">;
/** An entry without earlier versions. */
type NoVersion = { entryId: string; version: null };

/**
 * Lists the earlier versions of an entry, newest first.
 * @throws AppError `not_found`
 */
export async function listVersions(userId: number, id: string): Promise<ClientEntryVersion[]> {
	const rows = await readRows<StoredVersion | NoVersion>(Prisma.sql`
		SELECT e.id AS "entryId", v.version, v.content, v.local_date AS "localDate", v.edited_at AS "editedAt"
		FROM journal_entries e LEFT JOIN (
			SELECT *, sum(octet_length(content)) OVER (ORDER BY version DESC) - octet_length(content) AS newer
			FROM journal_entry_versions WHERE entry_id = ${id} AND user_id = ${userId}
		) v ON v.newer < ${MOST_STORED}::int
		WHERE e.id = ${id} AND e.user_id = ${userId}
		ORDER BY v.version DESC
		LIMIT ${MOST_VERSIONS}`);
	if (rows.length === 0) throw entryNotFound();
	const versions = rows.filter((row) => row.version !== null);
	return (await allOpenedInTurn("JournalEntryVersion", versions, { userId })).map(
		({ version, content, localDate, editedAt }) => ({
			version,
			content,
			day: fromDateColumn(localDate),
			editedAt: editedAt.toISOString(),
		}),
	);
}
