// Watches whether the statement in the main thread takes too long, and has the main thread cancel it.
import { Session } from "node:inspector";
import { workerData } from "node:worker_threads";

const LOOK_MS = 100;

const { id, state } = workerData;
const session = new Session();
session.connectToMainThread();
setInterval(() => {
	const began = Atomics.load(state, 0);
	if (began === 0n || process.hrtime.bigint() - began < Atomics.load(state, 1)) return;
	const serial = Atomics.load(state, 2);
	session.post("Runtime.evaluate", { expression: `globalThis.innerscriptCancelStatement?.get(${id})?.("${serial}")` });
}, LOOK_MS);
