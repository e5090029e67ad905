import { threadCpu } from "@/tests/setup/cpu-time";

/** How many times a measurement is repeated; the least is what the code itself costs. */
const TRIES = 6;

/**
 * The longest time, in milliseconds of this thread's CPU, for which `run` lets nothing else run.
 * CPU time and the least of several tries, so that a busy machine does not count.
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
