"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Erase, Erased, ErasingTerms } from "@/lib/domain/account/erasing";

/**
 * Reads what erasing the account involves, and what counts as proof. Always refetched, because a recent sign-in only
 * counts for a few minutes.
 */
export function useErasingTerms(enabled = true) {
	return useQuery({
		enabled,
		queryKey: ["/api/account"],
		queryFn: ({ signal }) => apiRequest<ErasingTerms>("GET", "/api/account", { signal }),
		staleTime: 0,
		gcTime: 0,
	});
}

/** Erases the account. @throws ApiError */
export function useEraseAccount() {
	return useMutation({ mutationFn: (body: Erase) => apiRequest<Erased>("DELETE", "/api/account", { body }) });
}
