import { setImmediate as pause } from "node:timers/promises";

/** How long a piece of long work may hold up everybody else, in milliseconds. */
const SLICE_MS = 8;

/** For a loop that takes long: called after each step, it gives others their turn every few milliseconds. */
export function slices(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < SLICE_MS) return;
		await pause();
		since = performance.now();
	};
}
