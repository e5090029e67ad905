import "server-only";
import type { Embedder } from "@/lib/ai/types";
import { BUILT_IN } from "@/lib/domain/core/written-by";
import { Threads } from "@/lib/server/core/work/threads";

/** Loading takes a second, a text some forty milliseconds; a slow machine may take ten times as long. */
const LIMIT_MS = 30_000;
/** What it has loaded is some two hundred megabytes, so nobody keeps it for nothing. */
const IDLE_MS = 10 * 60_000;

const threads = new Threads<string[], Float32Array[]>({
	kind: "meaning",
	file: "lib/server/core/embeddings/worker.mjs",
	size: 1,
	timeoutMs: LIMIT_MS,
	idleMs: IDLE_MS,
	finishesAbandoned: true,
});

/** English sentences as numbers, made on this machine in a thread of their own. */
export const builtInEmbedder: Embedder = {
	name: BUILT_IN,
	isServer: false,
	language: "english",
	batch: 8,
	isReady: () => threads.isWarm,
	// Those who wait and what is done in the background have their turns in alternation.
	embed: (texts, { signal, isAwaited = false }) =>
		threads.run([...texts], { owner: isAwaited ? "awaited" : "background", signal }),
};
