import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { register } from "tsx/cjs/api";

// The rules are TypeScript, which a bundler does not compile for a worker thread.
register();
const { readNow } = createRequire(import.meta.url)("./read-now.ts");

parentPort.on("message", ({ name, given }) => {
	try {
		parentPort.postMessage({ result: readNow(name, given) });
	} catch (error) {
		parentPort.postMessage({ failed: error instanceof Error ? error.name : "unknown" });
	}
});
