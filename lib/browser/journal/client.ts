"use client";

import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { userKey } from "@/lib/browser/account/client";
import { ApiError, apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import {
	daysPath,
	entryPath,
	type HistoryFilter,
	journalPath,
	PAGE,
	pagePath,
	versionsPath,
} from "@/lib/domain/journal/paths";
import type {
	ClientDays,
	ClientEntry,
	ClientEntryVersion,
	EntryEdit,
	JournalRequest,
	JournalResult,
} from "@/lib/domain/journal/schema";
import { todayPath } from "@/lib/domain/look-back/paths";
import { progressPath } from "@/lib/domain/progress/paths";
import type { SafetyNotice } from "@/lib/domain/safety/shown";

const historyKey = (userId: number) => [journalPath(userId), "history"] as const;

type Pages = InfiniteData<ClientEntry[], string | null>;

/** Reads the history under a filter, one page at a time. The previous result stays while a new search runs. */
export function useHistory(userId: number, filter: HistoryFilter, firstPage?: ClientEntry[]) {
	const isWhole = filter.q.trim() === "" && !filter.month && !filter.day;
	return useInfiniteQuery({
		queryKey: [...historyKey(userId), filter.q.trim(), filter.month, filter.day],
		queryFn: ({ pageParam, signal }) =>
			apiRequest<ClientEntry[]>("GET", pagePath(userId, filter, pageParam), { signal }),
		initialPageParam: null as string | null,
		getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
		placeholderData: (previous) => previous,
		initialData: isWhole && firstPage ? { pages: [firstPage], pageParams: [null] } : undefined,
	});
}

/** Reads the full text of an entry that a list has only the beginning of. */
export function useWholeEntry(entry: ClientEntry, isOpen: boolean) {
	return useQuery<ClientEntry | null>({
		queryKey: [entryPath(entry.id)],
		enabled: isOpen && !entry.isComplete,
		// If it was deleted and brought back, it is read again.
		refetchOnMount: true,
	});
}

/** Reads one entry by its id, to link to it from another entry; null once it was deleted here. */
export function useEntry(id: string | null) {
	return useQuery<ClientEntry | null>({ queryKey: [entryPath(id ?? "")], enabled: id !== null });
}

/** Reads the days of a month on which the person wrote. */
export function useDays(userId: number, month: string) {
	return useQuery<ClientDays>({ queryKey: [daysPath(userId, month)], placeholderData: (previous) => previous });
}

/** Returns a function that refetches what changes when an entry is added or deleted. */
export function useRefreshJournal(userId: number) {
	const queryClient = useQueryClient();
	return async () => {
		const isOfJournal = (path: unknown) =>
			typeof path === "string" && (path === journalPath(userId) || path.startsWith(daysPath(userId, "")));
		await Promise.all([
			queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfJournal(queryKey[0]) }),
			queryClient.invalidateQueries({ queryKey: [progressPath(userId)] }),
			queryClient.invalidateQueries({ queryKey: userKey }),
			queryClient.invalidateQueries({ queryKey: [todayPath(userId)] }),
		]);
	};
}

interface Writing extends Omit<JournalRequest, "action"> {
	/** A UUID that stays the same when the same entry is sent again. */
	idempotencyKey: string;
}

/**
 * Saves an entry, and waits for the coach's reflection.
 * @throws ApiError
 */
export function useSubmitEntry(userId: number) {
	const queryClient = useQueryClient();
	const refresh = useRefreshJournal(userId);
	return useMutation({
		mutationFn: ({ idempotencyKey, ...words }: Writing) =>
			apiRequest<JournalResult>("POST", "/api/journal", {
				body: { ...words, action: "submit" },
				headers: {
					"idempotency-key": idempotencyKey,
					"x-timezone-offset": String(new Date().getTimezoneOffset()),
				},
			}),
		// Not awaited, so that the result shows immediately.
		onSuccess: () => void refresh(),
		// Often the first request that finds the session ended; the text stays on the device.
		onError: (error) => {
			if (error instanceof ApiError && error.status === 401) void queryClient.invalidateQueries({ queryKey: userKey });
		},
	});
}

/**
 * Requests a quick insight on text that is not saved.
 * @throws ApiError
 */
export function useQuickInsight() {
	return useMutation({
		mutationFn: (words: Omit<JournalRequest, "action">) =>
			apiRequest<JournalResult>("POST", "/api/journal", {
				body: { ...words, action: "insight" },
				headers: { "x-timezone-offset": String(new Date().getTimezoneOffset()) },
			}),
	});
}

/** Returns a function that replaces an entry in every list that contains it. */
function useStoreEntry(userId: number) {
	const queryClient = useQueryClient();
	return (saved: ClientEntry) => {
		const replace = (pages: Pages | undefined) =>
			pages && {
				...pages,
				pages: pages.pages.map((page) => page.map((entry) => (entry.id === saved.id ? saved : entry))),
			};
		queryClient.setQueriesData<Pages>({ queryKey: historyKey(userId) }, replace);
		queryClient.setQueryData<ClientEntry>([entryPath(saved.id)], saved);
	};
}

/**
 * Requests the reflection that a saved entry lacks.
 * @throws ApiError
 */
export function useReflectAgain(userId: number) {
	const store = useStoreEntry(userId);
	return useMutation({
		mutationFn: (id: string) => apiRequest<JournalResult>("POST", `/api/journal/${id}/insight`),
		onSuccess: ({ entry }) => entry && store(entry),
	});
}

/**
 * Makes another sentence of an entry its quote.
 * @throws ApiError
 */
export function useChooseQuote(userId: number) {
	const store = useStoreEntry(userId);
	return useMutation({
		mutationFn: ({ id, quote }: { id: string; quote: string }) =>
			apiRequest<ClientEntry>("PUT", `/api/journal/${id}/quote`, { body: { quote } }),
		onSuccess: store,
	});
}

/** Reads the earlier versions of an entry, newest first. */
export function useVersions(entry: ClientEntry, isOpen: boolean) {
	return useQuery<ClientEntryVersion[]>({
		queryKey: [versionsPath(entry.id), entry.version],
		enabled: isOpen,
	});
}

/**
 * Reads an entry, regardless of the cache.
 * @throws ApiError
 */
export const readEntry = (id: string) => apiRequest<ClientEntry>("GET", entryPath(id));

/**
 * Returns a function that refetches a saved entry after something on it was changed. If that fails, what was shown
 * stays.
 */
export function useReadAgain(userId: number) {
	const store = useStoreEntry(userId);
	return (id: string) => void readEntry(id).then(store, () => {});
}

/**
 * Replaces an entry's text and day.
 * @throws ApiError; 409 if it has changed since `version`.
 */
export function useEditEntry(userId: number) {
	const store = useStoreEntry(userId);
	const refresh = useRefreshJournal(userId);
	return useMutation({
		mutationFn: ({ id, ...edit }: EntryEdit & { id: string }) =>
			apiRequest<ClientEntry & { safety: SafetyNotice | null }>("PUT", `/api/journal/${id}`, { body: edit }),
		onSuccess: ({ safety: _, ...saved }) => {
			store(saved);
			void refresh();
		},
	});
}

/** Deletes an entry. @throws ApiError */
export function useDeleteEntry(userId: number) {
	const queryClient = useQueryClient();
	const refresh = useRefreshJournal(userId);
	return useMutation({
		mutationFn: (id: string) => apiRequest<Deleted>("DELETE", `/api/journal/${id}`),
		onSuccess: (_, id) => {
			// An open entry that is not in the list is shown from here, so it would stay on the page.
			queryClient.setQueryData<ClientEntry | null>([entryPath(id)], null);
			return refresh();
		},
	});
}
