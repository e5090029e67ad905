"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import { letterPath, lettersPath } from "@/lib/domain/letters/paths";
import type { ClientLetters, Letter, LetterMark } from "@/lib/domain/letters/schema";

export const useLetters = () => useQuery<ClientLetters>({ queryKey: [lettersPath] });

/** A letter, put together anew at each opening: pages may have been added or deleted. */
export const useLetter = (id: string) => useQuery<Letter>({ queryKey: [letterPath(id)], gcTime: 0 });

/** Keeps a letter, throws it away, or neither. @throws ApiError */
export function useMarkLetter(id: string) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (mark: LetterMark | null) => apiRequest("PUT", letterPath(id), { body: { mark } }),
		onSuccess: (_, mark) => {
			queryClient.setQueryData<Letter>([letterPath(id)], (letter) => letter && { ...letter, isKept: mark === "kept" });
			return queryClient.invalidateQueries({ queryKey: [lettersPath], refetchType: "all" });
		},
	});
}
