import "server-only";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { AppError } from "@/lib/domain/core/errors";
import { refusals } from "@/lib/domain/import/texts";
import { describeError, logger } from "@/lib/server/core/logger";
import { NeedsTooMuchMemory, Threads, TookTooLong } from "@/lib/server/core/work/threads";
import { cameBefore, look } from "./here";
import type { Asked, Reading, ReadResult } from "./read-and-compare";

/** The largest file that is taken needs a fifth of this. */
const LIMIT_MS = 60_000;
/**
 * Memory for what is read, in megabytes. The largest files that pass the limits of lib/domain/import/limits.ts need less
 * than three hundred: far above its limit a thread takes the whole process with it.
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
	// What a large file took of memory is given back.
	idleMs: 2_000,
});

/**
 * Reads a file and compares it with what the person has, in a thread that is ended where it takes too much time or
 * memory. People take turns, and nobody waits for another's file alone.
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
	try {
		return await threads.run({ reading, port }, { owner: String(userId), transfer: [port], signal: leaving.signal });
	} catch (error) {
		if (!(error instanceof TookTooLong) && !(error instanceof NeedsTooMuchMemory)) throw error;
		throw new AppError("invalid", refusals.tooMuchWork, { cause: error });
	} finally {
		ours.close();
	}
}
