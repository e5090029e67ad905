"use client";

import { useEffect, useSyncExternalStore } from "react";
import { AnswerDrafts } from "./answer-drafts";

const stores = new Map<number, AnswerDrafts>();

function storeOf(userId: number): AnswerDrafts {
	const known = stores.get(userId);
	if (known) return known;
	const store = new AnswerDrafts(userId);
	stores.set(userId, store);
	return store;
}

const never = () => () => {};

/**
 * Whether the first render, which must equal the server's, is over, so that what only the browser knows may be shown.
 */
export function useIsInBrowser(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}

/** Returns the person's unsent answers in this browser; null on the server and in the first render. */
export function useAnswerDrafts(userId: number): AnswerDrafts | null {
	return useIsInBrowser() ? storeOf(userId) : null;
}

/** Like `useAnswerDrafts`, but renders again with every change, including those from another tab. */
export function useWatchedDrafts(userId: number): AnswerDrafts | null {
	const store = useAnswerDrafts(userId);
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
