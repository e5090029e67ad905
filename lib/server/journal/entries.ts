import { AppError } from "@/lib/domain/core/errors";
import type { ClientEntry, EntryInsight } from "@/lib/domain/journal/schema";
import { writtenOf } from "@/lib/domain/journal/written";
import { type Day, fromDateColumn } from "@/lib/domain/progress/days";
import { isHeld } from "@/lib/server/core/database/claim";
import { MAX_PAGE_BYTES } from "./page";

/** Fields that the browser gets in another form. */
type Translated = "chatHistory" | "keyInsights" | "isBeingRead" | "relatedTo" | "day" | "createdAt";

/** An entry as it is read for a browser, with the title and the day of the entry to which it refers. */
export interface EntryRow extends Omit<ClientEntry, Translated> {
	chatHistory: unknown;
	keyInsights: unknown;
	insightUntil: Date | null;
	localDate: Date;
	createdAt: Date;
	relatedId: string | null;
	relatedTitle: string | null;
	relatedDate: Date | null;
}

/** Returns the error for an entry that does not exist or belongs to somebody else. */
export const entryNotFound = () => new AppError("not_found", "We could not find that entry. It may have been deleted.");

/** Converts an entry for the browser. */
export function toClientEntry({
	insightUntil,
	localDate,
	relatedId,
	relatedTitle,
	relatedDate,
	...row
}: EntryRow): ClientEntry {
	return {
		...row,
		...writtenOf(row),
		chatHistory: row.chatHistory as EntryInsight[],
		keyInsights: row.keyInsights as string[],
		isBeingRead: isHeld(insightUntil),
		relatedTo:
			relatedId !== null && relatedDate !== null
				? { id: relatedId, title: relatedTitle, day: fromDateColumn(relatedDate) }
				: null,
		day: fromDateColumn(localDate),
		createdAt: row.createdAt.toISOString(),
	};
}

/** How many characters of an entry are read for a list; a longer entry is always abridged there. */
export const LIST_CONTENT = Math.floor(MAX_PAGE_BYTES / 8);

/**
 * Returns the first day of a month and of the next.
 * @param month `YYYY-MM`
 */
export function monthRange(month: string): { from: Day; until: Day } {
	const [year = 0, number = 1] = month.split("-").map(Number);
	const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
	return { from: `${month}-01`, until: `${next.padStart(7, "0")}-01` };
}
