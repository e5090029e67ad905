"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Behind, BehindNotice, BehindQuery } from "@/lib/domain/safety/not-meant";

const path = "/api/not-meant";
const keyOf = (query: BehindQuery) => [`${path}?${new URLSearchParams(query)}`] as const;
const isOfThese = ({ queryKey: [key] }: { queryKey: readonly unknown[] }) => String(key).startsWith(`${path}?`);

/** Reads because of which sentences a notice stands in a text's place. Read anew whenever the text is shown. */
export const useBehind = (query: BehindQuery) => useQuery<Behind>({ queryKey: keyOf(query), staleTime: 0 });

/**
 * Says that a sentence was not meant as it sounds, or takes that back.
 * @returns What then stands in the text's place.
 * @throws ApiError
 */
export function useSayNotMeant(query: BehindQuery) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async ({ page, words, isMeant }: BehindNotice & { isMeant: boolean }) => {
			await apiRequest(isMeant ? "DELETE" : "POST", path, { body: { page, words } });
			const behind = await apiRequest<Behind>("GET", keyOf(query)[0]);
			queryClient.setQueryData<Behind>(keyOf(query), behind);
			void queryClient.invalidateQueries({ predicate: isOfThese, refetchType: "none" });
			return behind;
		},
	});
}
