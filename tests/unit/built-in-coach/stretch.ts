import { threadCpu } from "@/tests/setup/cpu-time";

/** How many times a measurement is repeated; the least result is the cost of the code itself. */
const TRIES = 6;

/**
 * Returns the longest time for which `run` blocks the thread, in milliseconds of its CPU time. CPU time and the least
 * of several tries keep the result independent of how busy the machine is.
 */
export async function longestStretch(run: () => unknown, tries = TRIES): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let i = 0; i < tries; i++) least = Math.min(least, await once(run));
	return least;
}

async function once(run: () => unknown): Promise<number> {
	let longest = 0;
	let done = false;
	let since = threadCpu();
	const measure = () => {
		longest = Math.max(longest, threadCpu() - since);
		since = threadCpu();
		if (!done) setImmediate(measure);
	};
	setImmediate(measure);
	since = threadCpu();
	await run();
	measure();
	done = true;
	return longest;
}
