"use client";

import { useQuery } from "@tanstack/react-query";
import { findPath, type LibraryAnswer } from "@/lib/domain/find/schema";

/** What the library finds for a question. The previous result stays while a new search runs. */
export function useFindInLibrary(question: string) {
	const q = question.trim();
	return useQuery<LibraryAnswer>({
		queryKey: [findPath(q)],
		enabled: q !== "",
		placeholderData: (previous) => previous,
	});
}
