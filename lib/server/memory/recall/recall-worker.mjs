import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { register } from "tsx/cjs/api";

// It is TypeScript, and a bundler does not reach into a thread.
register();
const { recallNow } = createRequire(import.meta.url)("./recall-now.ts");

parentPort.on("message", ({ name, asked }) => {
	try {
		parentPort.postMessage({ result: recallNow(name, asked) });
	} catch (error) {
		parentPort.postMessage({ failed: error instanceof Error ? error.name : "unknown" });
	}
});
