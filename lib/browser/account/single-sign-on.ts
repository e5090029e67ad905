import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { apiRequest } from "@/lib/browser/core/api-client";
import { type Connection, connectionPath } from "@/lib/domain/account/connection";

/**
 * Starts the handshake with the issuer. It ends at one of our own addresses: signed in at the screen that shows now,
 * connected, or with what went wrong.
 */
export async function issuerAddress(): Promise<string> {
	const { csrfToken } = await apiRequest<{ csrfToken: string }>("GET", "/api/auth/csrf");
	// next-auth wants form fields; with `json` it answers with the address instead of a redirect.
	const response = await fetch("/api/auth/signin/oidc", {
		method: "POST",
		credentials: "include",
		body: new URLSearchParams({ csrfToken, callbackUrl: window.location.pathname, json: "true" }),
	});
	const { url } = (await response.json()) as { url: string };
	return url;
}

/** Calls when the browser's Back shows this page again as it was when it was left for the issuer. */
export function useCameBack(onBack: () => void): void {
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

/** Whether and how the person's account is connected; null where no issuer is configured. */
export const useConnection = () => useQuery(connectionQuery);

/** Begins to connect the account. @returns The issuer's address, which leads back here. @throws ApiError */
export function useConnect() {
	return useMutation({
		mutationFn: async (currentPassword: string) => {
			await apiRequest("POST", connectionPath, { body: { currentPassword } });
			return issuerAddress();
		},
	});
}

/** @throws ApiError */
export function useDisconnect() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (currentPassword: string) => apiRequest("DELETE", connectionPath, { body: { currentPassword } }),
		onSuccess: () => queryClient.invalidateQueries(connectionQuery),
	});
}
