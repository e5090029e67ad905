"use client";

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import { linePath, linesOfPath, linesPath } from "@/lib/domain/lines/paths";
import type { ClientLines, LinesOf, Place } from "@/lib/domain/lines/schema";

const listKey = [linesPath, "list"] as const;

/** The lines that somebody keeps, a page at a time. */
export const useLines = (firstPage: ClientLines) =>
	useInfiniteQuery({
		queryKey: listKey,
		queryFn: ({ pageParam, signal }) =>
			apiRequest<ClientLines>("GET", pageParam === null ? linesPath : `${linesPath}?before=${pageParam}`, { signal }),
		initialPageParam: null as string | null,
		getNextPageParam: ({ lines, hasMore }) => (hasMore ? lines.at(-1)?.id : undefined),
		initialData: { pages: [firstPage], pageParams: [null] },
		// Whoever comes back has kept others meanwhile, and gets them with the page.
		gcTime: 0,
	});

/** The lines of a text, read anew at each opening: the text may have been edited. */
export const useLinesOf = (place: Place) => useQuery<LinesOf>({ queryKey: [linesOfPath(place)], gcTime: 0 });

/** Keeps a line of a text, or lets it go. @throws ApiError */
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

/** @throws ApiError */
export function useRemoveLine() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => apiRequest<Deleted>("DELETE", linePath(id)),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
	});
}
