"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { userKey } from "@/lib/browser/account/client";
import { apiRequest } from "@/lib/browser/core/api-client";
import { closeShelf } from "@/lib/browser/offline/close";
import { forgetTouches, onTouchesForgotten, watchTouches } from "./touches";

const TRY_AGAIN_MS = 5_000;

/** Removes everything from the cache that was read for the person; nobody is signed in any more. */
async function forgetPerson(queryClient: QueryClient): Promise<void> {
	queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
	await queryClient.cancelQueries({ queryKey: userKey });
	queryClient.setQueryData(userKey, null);
}

/**
 * Locks the app after the chosen time: the session ends in the browser and on the server, and the sign-in is shown at
 * the same address. Drafts stay on the device. Everything kept for offline reading is removed immediately, even if the
 * server cannot be reached.
 * @param isSignedIn Whether there is anything to lock.
 * @returns Whether the app is being locked. Nothing may be shown then, even if the server cannot be reached.
 */
export function useLock(isSignedIn: boolean): boolean {
	const [isLocking, setLocking] = useState(false);
	const queryClient = useQueryClient();

	useEffect(() => {
		if (isLocking || !isSignedIn) return;
		return watchTouches(() => setLocking(true));
	}, [isLocking, isSignedIn]);

	useEffect(() => {
		if (!isLocking) return;
		void closeShelf();
		let timer: number | undefined;
		let isGone = false;
		const end = async () => {
			try {
				await apiRequest("POST", "/api/logout");
			} catch {
				if (!isGone) timer = window.setTimeout(end, TRY_AGAIN_MS);
				return;
			}
			forgetTouches();
			await forgetPerson(queryClient);
			if (!isGone) setLocking(false);
		};
		end();
		return () => {
			isGone = true;
			window.clearTimeout(timer);
		};
	}, [isLocking, queryClient]);

	useEffect(() => {
		if (!isSignedIn) return;
		// Another tab locked first and ended the session they share.
		return onTouchesForgotten(() => void forgetPerson(queryClient));
	}, [isSignedIn, queryClient]);

	return isLocking;
}
