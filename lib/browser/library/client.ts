"use client";

import { useQuery } from "@tanstack/react-query";
import { findPath } from "@/lib/domain/find/paths";
import type { LibraryAnswer } from "@/lib/domain/find/schema";

/** Searches the library. The previous result stays while a new search runs. */
export function useFindInLibrary(question: string) {
	const q = question.trim();
	return useQuery<LibraryAnswer>({
		queryKey: [findPath(q)],
		enabled: q !== "",
		placeholderData: (previous) => previous,
	});
}
