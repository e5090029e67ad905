import { parentPort } from "node:worker_threads";
import { AppError } from "@/lib/domain/core/errors";
import { type InputOf, type Writing, writeNow } from "./coach-now";

// Nothing is aborted from outside: the asker has gone, or the time is up and the thread ends with it.
const { signal } = new AbortController();

parentPort?.on("message", async ({ name, input }: { name: Writing; input: InputOf<Writing> }) => {
	try {
		parentPort?.postMessage({ result: await writeNow(name, input, signal) });
	} catch (error) {
		const refused = error instanceof AppError ? { code: error.code, message: error.message } : undefined;
		parentPort?.postMessage({ failed: error instanceof Error ? error.name : "unknown", refused });
	}
});
