import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { register } from "tsx/cjs/api";

// The coach is TypeScript, which a bundler does not compile for a worker thread.
register();
const require = createRequire(import.meta.url);
const { writeNow } = require("./coach-now.ts");
const { AppError } = require("../../../domain/core/errors.ts");

// Nothing is aborted from outside: the asker has gone, or the time is up and the thread ends with it.
const { signal } = new AbortController();

parentPort.on("message", async ({ name, input }) => {
	try {
		parentPort.postMessage({ result: await writeNow(name, input, signal) });
	} catch (error) {
		const refused = error instanceof AppError ? { code: error.code, message: error.message } : undefined;
		parentPort.postMessage({ failed: error instanceof Error ? error.name : "unknown", refused });
	}
});
