import "server-only";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { AppError } from "@/lib/domain/core/errors";
import { refusals } from "@/lib/domain/import/texts";
import { describeError, logger } from "@/lib/server/core/logger";
import { NeedsTooMuchMemory, Threads, TookTooLong } from "@/lib/server/core/work/threads";
import { cameBefore, look } from "./here";
import type { Asked, Reading, ReadResult } from "./read-and-compare";

/** Time limit for reading a file, in milliseconds. The largest accepted file needs two fifths of it. */
const LIMIT_MS = 30_000;
/** How long a file may take in total, including the wait for its turn, in milliseconds. */
const WITH_WAITING_MS = 180_000;
/** Owners of a larger file than this, in bytes, share a single thread from the beginning. */
const LARGE_BYTES = 2_000_000;
/** Owners whose files have taken longer than this lately, in milliseconds, share a single thread. */
const HEAVY_AFTER_MS = 5_000;
/**
 * Memory of a thread in megabytes. The largest files that pass the limits of lib/domain/import/limits.ts need less than
 * three hundred: a thread far above its limit crashes the whole process.
 */
const HEAP_MB = 512;

const threads = new Threads<{ reading: Reading; port: MessagePort }, ReadResult>({
	kind: "import",
	file: "lib/server/import/compare-worker.ts",
	compiled: "import",
	size: 2,
	timeoutMs: LIMIT_MS,
	heapMb: HEAP_MB,
	keepsOneFree: true,
	heavyAfterMs: HEAVY_AFTER_MS,
	// A thread is ended soon, to release the memory of a large file.
	idleMs: 2_000,
});

/**
 * Reads a file and compares it with what the person has, in a worker thread that is terminated if it takes too much
 * time or memory. People take turns.
 * @throws AppError `invalid` with the reason why the file is refused.
 */
export async function readInThread(userId: number, reading: Reading): Promise<ReadResult> {
	const { port1: ours, port2: port } = new MessageChannel();
	ours.on("message", ({ list }: Asked) => {
		const answer = list === null ? cameBefore(userId) : look(list, userId);
		answer.then(
			(found) => ours.postMessage(found),
			(error) => {
				logger().error({ error: describeError(error) }, "what is here could not be compared with a file");
				leaving.abort(error);
			},
		);
	});
	const leaving = new AbortController();
	const tooLate = AbortSignal.timeout(WITH_WAITING_MS);
	const signal = AbortSignal.any([leaving.signal, tooLate]);
	try {
		const isLarge = reading.file.size > LARGE_BYTES;
		return await threads.run({ reading, port }, { owner: String(userId), transfer: [port], signal, isLarge });
	} catch (error) {
		if (tooLate.aborted) throw new AppError("unavailable", refusals.othersFirst, { retryAfter: 60, cause: error });
		if (!(error instanceof TookTooLong) && !(error instanceof NeedsTooMuchMemory)) throw error;
		throw new AppError("invalid", refusals.tooMuchWork, { cause: error });
	} finally {
		ours.close();
	}
}
