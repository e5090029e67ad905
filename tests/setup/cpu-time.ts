import { readFileSync } from "node:fs";

/**
 * CPU time of the thread that asks, in milliseconds. What other programs and this program's own compiling and collecting
 * threads take does not count; where the system does not tell (it is Linux that does), all of this process's does.
 */
export function threadCpu(): number {
	try {
		return Number(readFileSync("/proc/thread-self/schedstat", "latin1").split(" ")[0]) / 1e6;
	} catch {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1000;
	}
}

/** What `fixedWork` takes where nothing else runs, in milliseconds of CPU, on the machine that the limits are meant for. */
const USUAL_MS = 10;
const TRIES = 5;
const words = Array.from({ length: 4_000 }, (_, i) => `w${(i * 7919) % 977} and`).join(" ");

/** The same work each time, of the kind that is measured: matching, cutting and counting text. */
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
 * How much slower this machine is just now than the one that limits are meant for, 1 where it is as quick: neighbours
 * share its caches and its cores' clock, which CPU time alone does not leave out. A limit is multiplied with it.
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

/** What a piece of work takes at the least of so many times, in milliseconds of CPU of a usual machine. */
export function usualCpu(work: () => unknown, times = 3): number {
	let least = Number.POSITIVE_INFINITY;
	for (let i = 0; i < times; i++) {
		const before = threadCpu();
		work();
		least = Math.min(least, threadCpu() - before);
	}
	return least / slowness();
}
