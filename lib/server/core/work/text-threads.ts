import "server-only";
import { availableParallelism } from "node:os";
import { charactersIn } from "@/lib/server/core/characters";
import { isUnderTest } from "@/lib/server/core/env";
import { Threads } from "./threads";

interface Limits {
	/** Texts of up to this many characters are processed on the main thread: a few milliseconds of work. */
	atOnce: number;
	/**
	 * Time limit for a longer text in a worker thread, in milliseconds. For the first text this includes loading the
	 * worker.
	 */
	timeoutMs: number;
	signal?: AbortSignal;
}

/** Default time limit of a task in milliseconds. Every task sets its own, which is no longer than this. */
const LONGEST_MS = 30_000;
/**
 * Owners whose texts have taken longer than this lately, in milliseconds, share a single thread, so that two of them
 * cannot hold up everybody else. A long entry takes half a second.
 */
const HEAVY_AFTER_MS = 3_000;
/**
 * The limit in tests, which only ends what hangs. Beside other tests, the first text of a thread, which has a low
 * priority and has to load its modules, can take longer than a person would wait.
 */
const UNDER_TEST_MS = 100_000;

const threads = new Threads<{ name: string; given: unknown[] }, unknown>({
	kind: "texts",
	file: "lib/server/texts/worker.ts",
	compiled: "texts",
	size: Math.max(2, Math.min(3, availableParallelism())),
	timeoutMs: LONGEST_MS,
	keepsOneFree: true,
	heavyAfterMs: HEAVY_AFTER_MS,
	finishesAbandoned: true,
});

/**
 * Runs a function on what a person wrote: on short texts immediately, on long ones in a worker thread, where people
 * take turns and block nobody.
 * @param userId The person whose texts they are.
 * @param task A function of serializable data, and its name in `lib/server/texts/worker.ts`.
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
	const options = { owner: String(userId), timeoutMs: isUnderTest ? UNDER_TEST_MS : timeoutMs, signal };
	return (await threads.run(inThread, options)) as Awaited<Made>;
}
