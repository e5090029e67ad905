import { parentPort } from "node:worker_threads";
import { type Asked, type Recall, recallNow } from "./recall-now";

parentPort?.on("message", ({ name, asked }: { name: Recall; asked: Asked<Recall> }) => {
	try {
		parentPort?.postMessage({ result: recallNow(name, asked) });
	} catch (error) {
		parentPort?.postMessage({ failed: error instanceof Error ? error.name : "unknown" });
	}
});
