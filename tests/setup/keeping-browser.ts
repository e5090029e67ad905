import "fake-indexeddb/auto";
import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";
import { BroadcastChannel } from "node:worker_threads";

// The parts of a browser's storage that jsdom lacks.
const browser = {
	crypto: webcrypto,
	TextEncoder,
	TextDecoder,
	BroadcastChannel,
	structuredClone: <Value>(value: Value) => value,
};
for (const [name, value] of Object.entries(browser)) {
	Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
