import { useSyncExternalStore } from "react";

/** The addresses that the router was asked to open. */
export const routed: string[] = [];

const listeners = new Set<() => void>();
for (const method of ["pushState", "replaceState"] as const) {
	const original = window.history[method].bind(window.history);
	window.history[method] = (...args) => {
		original(...args);
		for (const listener of listeners) listener();
	};
}
window.addEventListener("popstate", () => {
	for (const listener of listeners) listener();
});

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}
const useLocation = <Value extends string>(read: () => Value) => useSyncExternalStore(subscribe, read);

const go = (path: string) => {
	routed.push(path);
	window.history.replaceState(null, "", path);
};
const router = { push: go, replace: go, refresh: () => {} };

/** Replaces `next/navigation`; the address is the browser's own, as in Next. */
export const navigation = {
	usePathname: () => useLocation(() => window.location.pathname),
	useSearchParams: () => new URLSearchParams(useLocation(() => window.location.search)),
	useRouter: () => router,
};
