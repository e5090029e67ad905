import { type Day, fromDateColumn } from "@/lib/progress/days";
import { MAX_PAGE_BYTES } from "./page";
import type { ClientEntry } from "./schema";

/** An entry as it is read for a browser, with the title and the day of the one it speaks of. */
export interface EntryRow {
	id: string;
	title: string | null;
	content: string;
	isComplete: boolean;
	prompt: string;
	keyInsights: unknown;
	quote: string | null;
	message: string | null;
	insightBy: string | null;
	insightUntil: Date | null;
	wordCount: number;
	localDate: Date;
	createdAt: Date;
	relatedId: string | null;
	relatedTitle: string | null;
	relatedDate: Date | null;
}

/** An entry in the shape in which it is sent. */
export function toClientEntry(row: EntryRow, now: Date): ClientEntry {
	return {
		id: row.id,
		title: row.title,
		content: row.content,
		isComplete: row.isComplete,
		prompt: row.prompt,
		keyInsights: row.keyInsights as string[],
		quote: row.quote,
		message: row.message,
		insightBy: row.insightBy,
		isBeingRead: row.insightUntil !== null && row.insightUntil > now,
		relatedTo:
			row.relatedId !== null && row.relatedDate !== null
				? { id: row.relatedId, title: row.relatedTitle, day: fromDateColumn(row.relatedDate) }
				: null,
		wordCount: row.wordCount,
		day: fromDateColumn(row.localDate),
		createdAt: row.createdAt.toISOString(),
	};
}

/** Characters of an entry that are read for a list; a longer one is never whole in it. */
export const LIST_CONTENT = Math.floor(MAX_PAGE_BYTES / 8);

/** The first day of a month and of the next. @param month `YYYY-MM` */
export function monthRange(month: string): { from: Day; until: Day } {
	const [year = 0, number = 1] = month.split("-").map(Number);
	const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
	return { from: `${month}-01`, until: `${next.padStart(7, "0")}-01` };
}
