import { parentPort } from "node:worker_threads";
import { type Given, type ReaderName, readNow } from "./read-now";

parentPort?.on("message", ({ name, given }: { name: ReaderName; given: Given<ReaderName> }) => {
	try {
		parentPort?.postMessage({ result: readNow(name, given) });
	} catch (error) {
		parentPort?.postMessage({ failed: error instanceof Error ? error.name : "unknown" });
	}
});
