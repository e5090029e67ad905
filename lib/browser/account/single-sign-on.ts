import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { apiRequest } from "@/lib/browser/core/api-client";
import { type Connection, connectionPath } from "@/lib/domain/account/connection";

/**
 * Starts signing in at the issuer, and returns its address. From there the browser returns to one of our own pages:
 * signed in at the current screen, connected, or with an error.
 */
export async function issuerAddress(): Promise<string> {
	const { csrfToken } = await apiRequest<{ csrfToken: string }>("GET", "/api/auth/csrf");
	// next-auth expects form fields; with `json` it responds with the address instead of a redirect.
	const response = await fetch("/api/auth/signin/oidc", {
		method: "POST",
		credentials: "include",
		body: new URLSearchParams({ csrfToken, callbackUrl: window.location.pathname, json: "true" }),
	});
	const { url } = (await response.json()) as { url: string };
	return url;
}

/** Calls `onBack` if the browser's Back button restores this page as it was when the person left it for the issuer. */
export function useRestoredByBack(onBack: () => void): void {
	const back = useEffectEvent(onBack);
	useEffect(() => {
		const show = ({ persisted }: PageTransitionEvent) => {
			if (persisted) back();
		};
		window.addEventListener("pageshow", show);
		return () => window.removeEventListener("pageshow", show);
	}, []);
}

const connectionQuery = queryOptions({
	queryKey: [connectionPath],
	queryFn: ({ signal }) => apiRequest<Connection | null>("GET", connectionPath, { signal }),
});

/** Reads whether and how the person's account is connected to an issuer; null if none is configured. */
export const useConnection = () => useQuery(connectionQuery);

/**
 * Starts connecting the account.
 * @returns The issuer's address, which leads back here.
 * @throws ApiError
 */
export function useConnect() {
	return useMutation({
		mutationFn: async (currentPassword: string) => {
			await apiRequest("POST", connectionPath, { body: { currentPassword } });
			return issuerAddress();
		},
	});
}

/**
 * Disconnects the account from the issuer.
 * @throws ApiError
 */
export function useDisconnect() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (currentPassword: string) => apiRequest("DELETE", connectionPath, { body: { currentPassword } }),
		onSuccess: () => queryClient.invalidateQueries(connectionQuery),
	});
}
