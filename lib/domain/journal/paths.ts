import type { Day } from "@/lib/domain/progress/days";

/** What the history shows: everything, or what a search, a month and a day leave of it. */
export interface HistoryFilter {
	q: string;
	/** `YYYY-MM` */
	month: string | null;
	day: Day | null;
}

export const wholeHistory: HistoryFilter = { q: "", month: null, day: null };

/** How many entries are read at a time. As many for ten entries as for ten thousand, so that both open alike. */
export const PAGE = 10;

export const journalPath = (userId: number) => `/api/journal/${userId}`;
export const daysPath = (userId: number, month: string) => `/api/journal/${userId}/days?month=${month}`;
export const versionsPath = (id: string) => `/api/journal/${id}/versions`;
export const entryPath = (id: string) => `/api/journal/${id}/entry`;

/** The days of a stretch of the journal, the first and the last among them. */
export interface Stretch {
	from: Day;
	until: Day;
}

/** How many entries of a stretch are read at a time. */
export const STRETCH_PAGE = 50;

/** The path that a page of a stretch is read from. @param before The id of the last entry of the page before it. */
export function stretchPath(userId: number, { from, until }: Stretch, before: string | null): string {
	const query = new URLSearchParams({ limit: String(STRETCH_PAGE), from, until });
	if (before) query.set("before", before);
	return `${journalPath(userId)}?${query}`;
}

/** The path that a page of the history is read from. @param before The id of the last entry of the page before it. */
export function pagePath(userId: number, { q, month, day }: HistoryFilter, before: string | null): string {
	const query = new URLSearchParams({ limit: String(PAGE) });
	if (q.trim() !== "") query.set("q", q.trim());
	if (month) query.set("month", month);
	if (day) query.set("day", day);
	if (before) query.set("before", before);
	return `${journalPath(userId)}?${query}`;
}
