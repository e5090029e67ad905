"use client";

import { useQuery } from "@tanstack/react-query";
import { findPath, type HandbookAnswer } from "@/lib/domain/handbook/schema";

/** What the handbook finds for a question. The previous result stays while a new search runs. */
export function useFindArticles(question: string) {
	const q = question.trim();
	return useQuery<HandbookAnswer>({
		queryKey: [findPath(q)],
		enabled: q !== "",
		placeholderData: (previous) => previous,
	});
}
