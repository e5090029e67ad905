"use client";

import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
	window.addEventListener("online", listener);
	window.addEventListener("offline", listener);
	return () => {
		window.removeEventListener("online", listener);
		window.removeEventListener("offline", listener);
	};
};

/** Whether the browser has a network. It may be one that leads nowhere. */
export const useOnline = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
