"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { FeelingId } from "@/lib/domain/feelings/feelings";
import { entryFeelingPath, feelingsPath } from "@/lib/domain/feelings/paths";
import type { ClientFeeling } from "@/lib/domain/feelings/schema";

/**
 * Reads the feeling of an entry, as a list of at most one.
 * @param isNew Whether it is taken to have none until it is read.
 */
export const useEntryFeeling = (entryId: string, isNew: boolean) =>
	useQuery<ClientFeeling[]>({ queryKey: [entryFeelingPath(entryId)], placeholderData: isNew ? [] : undefined });

/** A feeling of the list, or one in the person's own word. */
export type FeelingOrWord = FeelingId | { own: string };

/**
 * Chooses an entry's feeling, replacing the previous one; null removes it.
 * @throws ApiError
 */
export function useChooseFeeling(entryId: string) {
	const queryClient = useQueryClient();
	const queryKey = [entryFeelingPath(entryId)];
	return useMutation({
		// One after another: the finer word must not arrive before the first tap that it replaces.
		scope: { id: entryFeelingPath(entryId) },
		mutationFn: async (feeling: FeelingOrWord | null): Promise<ClientFeeling[]> => {
			if (feeling) {
				const chosen = typeof feeling === "string" ? { feeling } : feeling;
				return [await apiRequest<ClientFeeling>("PUT", feelingsPath, { body: { ...chosen, entryId } })];
			}
			const [before] = queryClient.getQueryData<ClientFeeling[]>(queryKey) ?? [];
			if (before) await apiRequest("DELETE", `${feelingsPath}/${before.id}`);
			return [];
		},
		onSuccess: (chosen) => queryClient.setQueryData(queryKey, chosen),
		// It may have been changed in another tab.
		onError: () => queryClient.invalidateQueries({ queryKey }),
	});
}
