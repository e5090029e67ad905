"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, apiRequest } from "@/lib/browser/core/api-client";
import { forgetOffRecord } from "@/lib/browser/off-record/stored-conversation";
import { closeShelf } from "@/lib/browser/offline/close";
import type { ClientUser, ProfileUpdate } from "@/lib/domain/account/schema";
import { announceLogout, announcePerson, onLogoutElsewhere, onPersonElsewhere } from "./logout-channel";

/** Query key of the signed-in person; as for every read, it is the path. */
export const userKey = ["/api/user"] as const;

/** Query key for whether the last person logged out. If not, their session ended by itself. */
export const loggedOutKey = ["logged-out"] as const;

/** Whether nobody is signed in because the person logged out, and not because the session ended. */
export const hasLoggedOut = (queryClient: QueryClient): boolean =>
	queryClient.getQueryData<boolean>(loggedOutKey) ?? false;

/** Reads the signed-in person. A 401 means "nobody", and is not an error. */
export async function readUser(signal?: AbortSignal): Promise<ClientUser | null> {
	try {
		return await apiRequest<ClientUser>("GET", userKey[0], { signal, isForAnybody: true });
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) return null;
		throw error;
	}
}

/** Fresh for 5 s, cached for an hour, retried twice, and refetched whenever the person returns to the tab. */
export const userQuery = {
	queryKey: userKey,
	queryFn: ({ signal }: { signal: AbortSignal }) => readUser(signal),
	staleTime: 5_000,
	gcTime: 3_600_000,
	retry: 2,
	refetchOnMount: true,
	refetchOnWindowFocus: true,
	refetchOnReconnect: true,
};

export function useUser() {
	return useQuery(userQuery);
}

/** Removes everything from the cache that was read for the previous person. */
export function forgetEverybody(queryClient: QueryClient): void {
	queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== userKey[0] });
}

/** Changes the profile; fields that are left out stay as they are. @throws ApiError */
export function useUpdateProfile() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (body: ProfileUpdate) => apiRequest<ClientUser>("POST", "/api/update-profile", { body }),
		onSuccess: async (user) => {
			// A read that began earlier would restore the old profile.
			await queryClient.cancelQueries({ queryKey: userKey });
			queryClient.setQueryData<ClientUser | null>(userKey, user);
		},
	});
}

/** Cleans up after the person has logged out, so that nothing of theirs is left in memory, or can be read offline. */
function leave(queryClient: QueryClient): void {
	void closeShelf();
	forgetEverybody(queryClient);
	forgetOffRecord();
	queryClient.setQueryData(loggedOutKey, true);
	queryClient.setQueryData(userKey, null);
}

/** Ends the session, in this tab and in the other tabs of this browser. */
export function useLogout() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => apiRequest<{ ok: true }>("POST", "/api/logout"),
		onSuccess: () => {
			leave(queryClient);
			announceLogout();
		},
	});
}

/** Follows a logout in another tab, so that nothing stays readable in this one. */
export function useLogoutElsewhere(): void {
	const queryClient = useQueryClient();
	useEffect(() => onLogoutElsewhere(() => leave(queryClient)), [queryClient]);
}

/**
 * Tells the other tabs who is logged in, and asks the server again if another tab says that it is somebody else: all
 * tabs share a cookie.
 * @param userId Whose pages this tab shows; null if nobody's.
 */
export function usePersonElsewhere(userId: number | null): void {
	const queryClient = useQueryClient();
	useEffect(() => {
		if (userId === null) return;
		announcePerson(userId);
		return onPersonElsewhere((other) => {
			if (other !== userId) void queryClient.invalidateQueries({ queryKey: userKey });
		});
	}, [userId, queryClient]);
}
