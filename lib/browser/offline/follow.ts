import type { QueryClient } from "@tanstack/react-query";
import { canKeep } from "./database";
import { keepHalf } from "./half";
import { changeShelf, openShelf } from "./shelf";
import { changeBy, type ShelfWriter } from "./shelf-kinds";

/** How long a change waits for the next one. */
const SETTLE_MS = 800;
/** How often the half of the key is told how long it may live. Well below the shortest lock. */
const RENEW_MS = 20_000;

/**
 * Keeps what the app reads for one person, so that it can be read without a network. Nothing is asked of the server for
 * it. Never throws.
 * @returns How to stop.
 */
export function followReading(queryClient: QueryClient, userId: number): () => void {
	if (!canKeep()) return () => {};
	let isOver = false;
	/** One after another, because each changes what the one before has left. */
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
			// A browser that is full, or stores nothing, keeps nothing to be read offline.
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
	const renewal = window.setInterval(() => keepHalf(false), RENEW_MS);
	return () => {
		isOver = true;
		unsubscribe();
		window.clearInterval(renewal);
		for (const timer of timers.values()) window.clearTimeout(timer);
	};
}
