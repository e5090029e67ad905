import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Returns the CPU time of the calling thread, in milliseconds. It excludes other programs and this program's own
 * compiler and garbage collector threads. On systems other than Linux, it is the CPU time of the whole process.
 */
export function threadCpu(): number {
	try {
		return Number(readFileSync("/proc/thread-self/schedstat", "latin1").split(" ")[0]) / 1e6;
	} catch {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1000;
	}
}

/** The CPU time of `fixedWork` on an idle machine of the kind that the limits are meant for, in milliseconds. */
const USUAL_MS = 10;
const TRIES = 5;
const words = Array.from({ length: 4_000 }, (_, i) => `w${(i * 7919) % 977} and`).join(" ");

/** Does a fixed amount of work of the kind that is measured: matching, cutting and counting text. */
function fixedWork(): number {
	let found = 0;
	const counts = new Map<string, number>();
	for (let round = 0; round < 16; round++) {
		for (const [word] of words.matchAll(/\b\w+(?= and\b)|\band\b/g)) {
			counts.set(word, (counts.get(word) ?? 0) + 1);
			found += word.length;
		}
	}
	return found + counts.size;
}

/**
 * Returns how much slower this machine is just now than the one that the limits are meant for; 1 if it is as fast.
 * Multiply a limit by it. CPU time alone is not enough, since other programs share the caches and the clock rate of the
 * cores.
 */
export function slowness(): number {
	let least = Number.POSITIVE_INFINITY;
	for (let i = 0; i < TRIES; i++) {
		const before = threadCpu();
		fixedWork();
		least = Math.min(least, threadCpu() - before);
	}
	return Math.max(1, least / USUAL_MS);
}

/**
 * Returns the longest time for which `work` blocks this thread, which answers all requests. The time is CPU time in
 * milliseconds, because wall-clock time depends on what else runs on this machine.
 */
export async function longestStretch(work: () => unknown): Promise<number> {
	let longest = 0;
	let last = threadCpu();
	const timer = setInterval(() => {
		const now = threadCpu();
		longest = Math.max(longest, now - last);
		last = now;
	}, 5);
	try {
		await work();
		// The last block is only noticed by a timer that runs after it.
		await wait(10);
	} finally {
		clearInterval(timer);
	}
	return longest;
}

/**
 * Returns the least CPU time of several runs of a piece of work, in milliseconds on the machine that limits are meant
 * for.
 */
export function usualCpu(work: () => unknown, times = 3): number {
	let least = Number.POSITIVE_INFINITY;
	for (let i = 0; i < times; i++) {
		const before = threadCpu();
		work();
		least = Math.min(least, threadCpu() - before);
	}
	return least / slowness();
}
