"use client";

import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import { linePath, linesOfPath, linesPath } from "@/lib/domain/lines/paths";
import type { ClientLines, LinesOf, Place } from "@/lib/domain/lines/schema";

const listKey = [linesPath, "list"] as const;

/** Reads the lines that the person keeps, one page at a time; with `q`, only those that contain these words. */
export const useLines = (firstPage: ClientLines, q: string) =>
	useInfiniteQuery({
		queryKey: [...listKey, q],
		queryFn: ({ pageParam, signal }) => {
			const asked = new URLSearchParams({ ...(q !== "" && { q }), ...(pageParam !== null && { before: pageParam }) });
			return apiRequest<ClientLines>("GET", asked.size > 0 ? `${linesPath}?${asked}` : linesPath, { signal });
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ lines, hasMore }) => (hasMore ? lines.at(-1)?.id : undefined),
		...(q === "" && { initialData: { pages: [firstPage], pageParams: [null] } }),
		// The previous lines stay while a new search runs.
		placeholderData: keepPreviousData,
		// On return the person may have kept more lines, which come with the page.
		gcTime: 0,
	});

/** Reads the lines of a text. Always refetched, because the text may have been edited. */
export const useLinesOf = (place: Place) => useQuery<LinesOf>({ queryKey: [linesOfPath(place)], gcTime: 0 });

/**
 * Keeps a line of a text, or stops keeping it.
 * @throws ApiError
 */
export function useKeepLine(place: Place) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async ({ text, keptId }: LinesOf["lines"][number]) => {
			if (keptId === null)
				return (await apiRequest<{ id: string }>("POST", linesPath, { body: { ...place, text } })).id;
			await apiRequest<Deleted>("DELETE", linePath(keptId));
			return null;
		},
		onSuccess: (keptId, { text }) =>
			queryClient.setQueryData<LinesOf>([linesOfPath(place)], (known) => ({
				lines: (known?.lines ?? []).map((line) => (line.text === text ? { text, keptId } : line)),
			})),
	});
}

/**
 * Removes a kept line.
 * @throws ApiError
 */
export function useRemoveLine() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => apiRequest<Deleted>("DELETE", linePath(id)),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
	});
}
