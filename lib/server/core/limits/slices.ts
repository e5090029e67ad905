import { setImmediate as pause } from "node:timers/promises";

/** How long a slice of long work may block everybody else, in milliseconds. */
const SLICE_MS = 8;

/** Returns a function for long loops: awaited after each step, it lets other requests run every few milliseconds. */
export function slices(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < SLICE_MS) return;
		await pause();
		since = performance.now();
	};
}
