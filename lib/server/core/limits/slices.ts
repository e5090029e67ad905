import { setImmediate as pause } from "node:timers/promises";

/** How long a piece of long work may hold up everybody else, in milliseconds. */
const SLICE_MS = 8;

/** For a long loop: call it after each step, and other requests run every few milliseconds. */
export function slices(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < SLICE_MS) return;
		await pause();
		since = performance.now();
	};
}
