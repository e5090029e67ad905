import "server-only";
import type { Embedder } from "@/lib/ai/types";
import { BUILT_IN } from "@/lib/domain/core/written-by";
import { Threads } from "@/lib/server/core/work/threads";

/**
 * Time limit of a task in milliseconds. Loading the model takes a second and a text forty milliseconds; a slow machine
 * takes ten times as long.
 */
const LIMIT_MS = 30_000;
/** After how long without a task the model is unloaded, in milliseconds: it takes two hundred megabytes. */
const IDLE_MS = 10 * 60_000;

const threads = new Threads<string[], Float32Array[]>({
	kind: "meaning",
	file: "lib/server/core/embeddings/worker.mjs",
	size: 1,
	timeoutMs: LIMIT_MS,
	idleMs: IDLE_MS,
	finishesAbandoned: true,
});

/** Turns English sentences into vectors on this machine, in a worker thread of its own. */
export const builtInEmbedder: Embedder = {
	name: BUILT_IN,
	isServer: false,
	language: "english",
	batch: 8,
	isReady: () => threads.isWarm,
	// Requests and background work take turns.
	embed: (texts, { signal, isAwaited = false }) =>
		threads.run([...texts], { owner: isAwaited ? "awaited" : "background", signal }),
};
