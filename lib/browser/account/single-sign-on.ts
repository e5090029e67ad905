import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import { type Connection, connectionPath } from "@/lib/domain/account/connection";

/** Starts the handshake with the issuer. It ends at our own address: signed in, connected, or with what went wrong. */
export async function issuerAddress(): Promise<string> {
	const { csrfToken } = await apiRequest<{ csrfToken: string }>("GET", "/api/auth/csrf");
	// A form's fields, as next-auth wants them; with `json` it answers with the address instead of a redirect.
	const response = await fetch("/api/auth/signin/oidc", {
		method: "POST",
		credentials: "include",
		body: new URLSearchParams({ csrfToken, callbackUrl: "/", json: "true" }),
	});
	const { url } = (await response.json()) as { url: string };
	return url;
}

const connectionQuery = queryOptions({
	queryKey: [connectionPath],
	queryFn: ({ signal }) => apiRequest<Connection | null>("GET", connectionPath, { signal }),
});

/** How the person's account stands with the issuer; null where none is configured. */
export const useConnection = () => useQuery(connectionQuery);

/** Sets out for the issuer, to come back connected. @returns Where to go. @throws ApiError */
export function useConnect() {
	return useMutation({
		mutationFn: async () => {
			await apiRequest("POST", connectionPath);
			return issuerAddress();
		},
	});
}

/** @throws ApiError */
export function useDisconnect() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => apiRequest("DELETE", connectionPath),
		onSuccess: () => queryClient.invalidateQueries(connectionQuery),
	});
}
