import type { QueryClient } from "@tanstack/react-query";
import { canStoreOffline } from "./database";
import { renewKeyHalf } from "./half";
import { changeShelf, openShelf } from "./shelf";
import { changeBy, type ShelfWriter } from "./shelf-kinds";

/** How long a change waits for further ones, in milliseconds. */
const SETTLE_MS = 800;
/** How often the cookie with half of the key is renewed, in milliseconds. Well below the shortest lock. */
const RENEW_MS = 20_000;

/**
 * Keeps what the app reads for one person, so that they can read it without a network. Makes no requests of its own.
 * Never throws.
 * @returns A function that stops it.
 */
export function followReading(queryClient: QueryClient, userId: number): () => void {
	if (!canStoreOffline()) return () => {};
	let isOver = false;
	/** The last change: changes run one after another, because each is based on the previous result. */
	let last: Promise<void> = Promise.resolve();
	const timers = new Map<string, number>();

	const write: ShelfWriter = (kind, after) => changeShelf(userId, kind, after);
	const look = (queryKey: readonly unknown[], data: unknown) => {
		const change = changeBy(userId, queryKey, data);
		if (!change) return;
		const name = JSON.stringify(queryKey);
		window.clearTimeout(timers.get(name));
		const keep = () => {
			timers.delete(name);
			// A browser that is full, or stores nothing, keeps nothing for offline reading.
			last = last.then(() => (isOver ? undefined : change(write))).catch(() => {});
		};
		timers.set(name, window.setTimeout(keep, SETTLE_MS));
	};

	const cache = queryClient.getQueryCache();
	const unsubscribe = cache.subscribe(({ type, query }) => {
		if (type === "added" || type === "updated") look(query.queryKey, query.state.data);
	});
	last = openShelf(userId)
		.then(() => {
			if (!isOver) for (const { queryKey, state } of cache.getAll()) look(queryKey, state.data);
		})
		.catch(() => {});
	const renewal = window.setInterval(() => renewKeyHalf(false), RENEW_MS);
	return () => {
		isOver = true;
		unsubscribe();
		window.clearInterval(renewal);
		for (const timer of timers.values()) window.clearTimeout(timer);
	};
}
