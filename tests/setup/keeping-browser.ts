import "fake-indexeddb/auto";
import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";
import { BroadcastChannel } from "node:worker_threads";

// What jsdom lacks of a browser that keeps things.
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
