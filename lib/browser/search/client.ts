"use client";

import { useQuery } from "@tanstack/react-query";
import { searchPath } from "@/lib/domain/search/paths";
import type { SearchResult } from "@/lib/domain/search/schema";

/** Searches everything that the person wrote. The previous result stays while a new search runs. */
export function useSearch(question: string) {
	const q = question.trim();
	return useQuery<SearchResult>({
		queryKey: [searchPath(q)],
		enabled: q !== "",
		placeholderData: (previous) => previous,
		// What is written in the meantime is found the next time.
		staleTime: 0,
		gcTime: 0,
	});
}
