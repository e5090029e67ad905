import { AppError } from "@/lib/domain/core/errors";
import type { ClientEntry, EntryInsight } from "@/lib/domain/journal/schema";
import { type Day, fromDateColumn } from "@/lib/domain/progress/days";
import { isHeld } from "@/lib/server/core/database/claim";
import { MAX_PAGE_BYTES } from "./page";

/** An entry as it is read for a browser, with the title and the day of the entry to which it refers. */
export interface EntryRow {
	id: string;
	userId: number;
	chatHistory: unknown;
	title: string | null;
	content: string;
	isComplete: boolean;
	prompt: string;
	keyInsights: unknown;
	quote: string | null;
	message: string | null;
	insightBy: string | null;
	insightUntil: Date | null;
	isInsightOld: boolean;
	version: number;
	wordCount: number;
	localDate: Date;
	createdAt: Date;
	relatedId: string | null;
	relatedTitle: string | null;
	relatedDate: Date | null;
}

/** There is no such entry, or it is somebody else's. */
export const noEntry = () => new AppError("not_found", "We could not find that entry. It may have been deleted.");

/** An entry as the browser gets it. */
export function toClientEntry(row: EntryRow): ClientEntry {
	return {
		id: row.id,
		userId: row.userId,
		title: row.title,
		content: row.content,
		isComplete: row.isComplete,
		prompt: row.prompt,
		chatHistory: row.chatHistory as EntryInsight[],
		keyInsights: row.keyInsights as string[],
		quote: row.quote,
		message: row.message,
		insightBy: row.insightBy,
		isInsightOld: row.isInsightOld,
		isBeingRead: isHeld(row.insightUntil),
		relatedTo:
			row.relatedId !== null && row.relatedDate !== null
				? { id: row.relatedId, title: row.relatedTitle, day: fromDateColumn(row.relatedDate) }
				: null,
		wordCount: row.wordCount,
		version: row.version,
		day: fromDateColumn(row.localDate),
		createdAt: row.createdAt.toISOString(),
	};
}

/** How many characters of an entry are read for a list; a longer entry is never whole in it. */
export const LIST_CONTENT = Math.floor(MAX_PAGE_BYTES / 8);

/** The first day of a month and of the next. @param month `YYYY-MM` */
export function monthRange(month: string): { from: Day; until: Day } {
	const [year = 0, number = 1] = month.split("-").map(Number);
	const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
	return { from: `${month}-01`, until: `${next.padStart(7, "0")}-01` };
}
