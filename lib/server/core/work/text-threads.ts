import "server-only";
import { availableParallelism } from "node:os";
import { charactersIn } from "@/lib/server/core/characters";
import { Threads } from "./threads";

interface Limits {
	/** Texts up to this many characters are read on the main thread: a few milliseconds of work. */
	atOnce: number;
	/** How long a longer one may take in a thread, in milliseconds. The first one also waits for the thread to load. */
	timeoutMs: number;
	signal?: AbortSignal;
}

/** Longer than the time limit of any task. */
const LONGEST_MS = 30_000;

const threads = new Threads<{ name: string; given: unknown[] }, unknown>({
	kind: "texts",
	file: "lib/server/texts/worker.ts",
	compiled: "texts",
	size: Math.max(2, Math.min(3, availableParallelism())),
	timeoutMs: LONGEST_MS,
	keepsOneFree: true,
	finishesAbandoned: true,
});

/**
 * Runs a function on what a person wrote: short texts at once, long ones in a thread, where people take turns and block
 * nobody.
 * @param userId Whose texts they are.
 * @param task A function of data, and its name among those of `lib/server/texts/worker.ts`.
 * @throws TookTooLong; the signal's reason; whatever the task throws.
 */
export async function doTextTask<Given extends unknown[], Made>(
	userId: number,
	task: { name: string; now: (...given: Given) => Made },
	given: Given,
	{ atOnce, timeoutMs, signal }: Limits,
): Promise<Awaited<Made>> {
	signal?.throwIfAborted();
	if (charactersIn(given) <= atOnce) return await task.now(...given);
	const inThread = { name: task.name, given };
	return (await threads.run(inThread, { owner: String(userId), timeoutMs, signal })) as Awaited<Made>;
}
