import type { Day } from "@/lib/domain/progress/days";

/** What the history shows: everything, or the entries that match a search, a month and a day. */
export interface HistoryFilter {
	q: string;
	/** `YYYY-MM` */
	month: string | null;
	day: Day | null;
}

export const wholeHistory: HistoryFilter = { q: "", month: null, day: null };

/** How many entries are loaded at a time, whatever the length of the history, so that it always opens equally fast. */
export const PAGE = 10;

export const journalPath = (userId: number) => `/api/journal/${userId}`;
export const daysPath = (userId: number, month: string) => `/api/journal/${userId}/days?month=${month}`;
export const versionsPath = (id: string) => `/api/journal/${id}/versions`;
export const entryPath = (id: string) => `/api/journal/${id}/entry`;

/** The first and last day of a date range of the journal. */
export interface Stretch {
	from: Day;
	until: Day;
}

/** How many entries of a date range are loaded at a time. */
export const STRETCH_PAGE = 50;

/**
 * Returns the path of one page of a date range.
 * @param before The id of the last entry on the previous page.
 */
export function stretchPath(userId: number, { from, until }: Stretch, before: string | null): string {
	const query = new URLSearchParams({ limit: String(STRETCH_PAGE), from, until });
	if (before) query.set("before", before);
	return `${journalPath(userId)}?${query}`;
}

/**
 * Returns the path of one page of the history.
 * @param before The id of the last entry on the previous page.
 */
export function pagePath(userId: number, { q, month, day }: HistoryFilter, before: string | null): string {
	const query = new URLSearchParams({ limit: String(PAGE) });
	if (q.trim() !== "") query.set("q", q.trim());
	if (month) query.set("month", month);
	if (day) query.set("day", day);
	if (before) query.set("before", before);
	return `${journalPath(userId)}?${query}`;
}

/** Prompt of a page that a person is led to without anything else to begin with. */
export const HAPPENED = "What happened, from the beginning? Write it as it comes.";
