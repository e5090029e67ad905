import "server-only";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { AppError } from "@/lib/domain/core/errors";
import { refusals } from "@/lib/domain/import/texts";
import { describeError, logger } from "@/lib/server/core/logger";
import { NeedsTooMuchMemory, Threads, TookTooLong } from "@/lib/server/core/work/threads";
import { cameBefore, look } from "./here";
import type { Asked, Reading, ReadResult } from "./read-and-compare";

/** A time limit, in milliseconds. The largest accepted file needs two fifths of it. */
const LIMIT_MS = 30_000;
/** How long a file may wait for its turn and be read, in milliseconds. */
const WITH_WAITING_MS = 180_000;
/** Whoever's files have taken longer than this lately shares one thread with the others of whom that is true. */
const HEAVY_AFTER_MS = 5_000;
/**
 * Memory for what is read, in megabytes. The largest files that pass the limits of lib/domain/import/limits.ts need less than
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
	// A large file's memory is released.
	idleMs: 2_000,
});

/**
 * Reads a file and compares it with what the person has, in a thread that is ended if it takes too much time or memory.
 * People take turns.
 * @throws AppError `invalid` with the reason why the file is not taken.
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
		return await threads.run({ reading, port }, { owner: String(userId), transfer: [port], signal });
	} catch (error) {
		if (tooLate.aborted) throw new AppError("unavailable", refusals.othersFirst, { retryAfter: 60, cause: error });
		if (!(error instanceof TookTooLong) && !(error instanceof NeedsTooMuchMemory)) throw error;
		throw new AppError("invalid", refusals.tooMuchWork, { cause: error });
	} finally {
		ours.close();
	}
}
