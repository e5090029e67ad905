"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { PasswordChange } from "@/lib/domain/account/schema";
import { type SignedInPlace, sessionsPath } from "@/lib/domain/account/sessions";

const placesQuery = queryOptions({
	queryKey: [sessionsPath],
	queryFn: ({ signal }) => apiRequest<SignedInPlace[]>("GET", sessionsPath, { signal }),
});

/** Reads the person's sessions. */
export const usePlaces = () => useQuery(placesQuery);

/**
 * Ends one session, or all except this one.
 * @throws ApiError
 */
export function useEndPlaces() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string | "others") =>
			apiRequest("DELETE", id === "others" ? sessionsPath : `${sessionsPath}/${encodeURIComponent(id)}`),
		onSettled: () => queryClient.invalidateQueries(placesQuery),
	});
}

/**
 * Sets a new password, and signs the person out everywhere else.
 * @throws ApiError
 */
export function useChangePassword() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (body: PasswordChange) => apiRequest("POST", "/api/password", { body }),
		onSuccess: () =>
			Promise.all(
				[placesQuery.queryKey, ["/api/account"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
			),
	});
}
