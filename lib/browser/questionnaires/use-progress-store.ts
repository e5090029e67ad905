"use client";

import { useEffect, useSyncExternalStore } from "react";
import { ProgressStore } from "./progress-store";

const stores = new Map<number, ProgressStore>();

function storeOf(userId: number): ProgressStore {
	const known = stores.get(userId);
	if (known) return known;
	const store = new ProgressStore(userId);
	stores.set(userId, store);
	return store;
}

const never = () => () => {};

/** Whether the browser has taken over from the server's first paint; what only the browser knows may be shown then. */
export function useIsInBrowser(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}

/** The person's unsent answers in this browser; null on the server and in the first paint. */
export function useProgressStore(userId: number): ProgressStore | null {
	return useIsInBrowser() ? storeOf(userId) : null;
}

/** The same, painting again with every change, also one made in another tab. */
export function useWatchedProgress(userId: number): ProgressStore | null {
	const store = useProgressStore(userId);
	useSyncExternalStore(
		store?.subscribe ?? never,
		() => store?.changes() ?? -1,
		() => -1,
	);
	useEffect(() => {
		if (!store) return;
		window.addEventListener("storage", store.noticeOtherTab);
		return () => window.removeEventListener("storage", store.noticeOtherTab);
	}, [store]);
	return store;
}
