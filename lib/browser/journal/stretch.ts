"use client";

import { useQuery } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import { entryPath, STRETCH_PAGE, type Stretch, stretchPath } from "@/lib/domain/journal/paths";
import type { ClientEntry } from "@/lib/domain/journal/schema";

/** Maximum number of entries that are printed at once: one a day for more than a year. */
export const MOST_ENTRIES = 400;

interface Read {
	/** Complete entries, oldest first. */
	entries: ClientEntry[];
	/** Whether the date range has more entries; these are the latest. */
	hasMore: boolean;
}

/** Reads all entries of a date range of the journal. */
export function useJournalRange(userId: number, stretch: Stretch) {
	return useQuery({
		queryKey: [stretchPath(userId, stretch, null), "whole"],
		// An entry that was edited in the meantime must not be printed in its old version.
		staleTime: 0,
		gcTime: 0,
		enabled: stretch.from !== "" && stretch.until !== "" && stretch.from <= stretch.until,
		queryFn: ({ signal }) => read(userId, stretch, signal),
	});
}

async function read(userId: number, stretch: Stretch, signal: AbortSignal): Promise<Read> {
	const listed: ClientEntry[] = [];
	let page: ClientEntry[];
	do {
		const before = listed.at(-1)?.id ?? null;
		page = await apiRequest<ClientEntry[]>("GET", stretchPath(userId, stretch, before), { signal });
		listed.push(...page);
	} while (page.length === STRETCH_PAGE && listed.length < MOST_ENTRIES);
	const entries: ClientEntry[] = [];
	for (const entry of listed) {
		entries.push(entry.isComplete ? entry : await apiRequest<ClientEntry>("GET", entryPath(entry.id), { signal }));
	}
	const byDay = (a: ClientEntry, b: ClientEntry) =>
		a.day.localeCompare(b.day) || a.createdAt.localeCompare(b.createdAt);
	return { entries: entries.sort(byDay), hasMore: page.length === STRETCH_PAGE };
}
