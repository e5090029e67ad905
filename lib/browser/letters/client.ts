"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import { joinsPath, letterPath, lettersPath } from "@/lib/domain/letters/paths";
import type { ClientLetters, Letter, LetterMark, WrittenJoins } from "@/lib/domain/letters/schema";

export const useLetters = () => useQuery<ClientLetters>({ queryKey: [lettersPath] });

/** Reads a letter. It is composed anew each time, because pages may have been added or deleted. */
export const useLetter = (id: string) => useQuery<Letter>({ queryKey: [letterPath(id)], gcTime: 0 });

/**
 * Has a connected model write the introductions of a letter's lines.
 * @throws ApiError
 */
export const useJoins = (id: string, mayBeJoined: boolean) =>
	useQuery<WrittenJoins>({
		queryKey: [joinsPath(id)],
		queryFn: ({ signal }) => apiRequest<WrittenJoins>("POST", joinsPath(id), { signal }),
		enabled: mayBeJoined,
		gcTime: 0,
	});

/**
 * Keeps a letter, throws it away, or neither.
 * @throws ApiError
 */
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
