import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { FakeStorage } from "./fake-storage";

/**
 * A browser's storage in Node: IndexedDB (from `fake-indexeddb`), cookies that expire, localStorage, and locks. To
 * start with an empty one, call `jest.resetModules()` and create a new one.
 */
export class FakeDevice {
	readonly storage = new FakeStorage();
	readonly #cookies = new Map<string, { value: string; endsAt: number }>();
	readonly #locks = new Map<string, Promise<unknown>>();

	constructor() {
		const device = this;
		const globals = {
			indexedDB: new IDBFactory(),
			localStorage: this.storage,
			location: { protocol: "https:" },
			document: {
				visibilityState: "visible",
				get cookie() {
					return device.cookies();
				},
				set cookie(text: string) {
					device.#setCookie(text);
				},
			},
		};
		for (const [name, value] of Object.entries(globals)) {
			Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
		}
		const locks = { request: <Result>(name: string, work: () => Promise<Result>) => this.#alone(name, work) };
		Object.defineProperty(globalThis, "navigator", { value: { onLine: true, locks }, configurable: true });
	}

	/** Returns the cookies that a page sees: those that have not expired. */
	cookies(): string {
		return [...this.#cookies]
			.filter(([, { endsAt }]) => endsAt > Date.now())
			.map(([name, { value }]) => `${name}=${value}`)
			.join("; ");
	}

	/** Returns in how many seconds a cookie expires, or null if there is none. */
	secondsLeft(name: string): number | null {
		const cookie = this.#cookies.get(name);
		return cookie && cookie.endsAt > Date.now() ? Math.round((cookie.endsAt - Date.now()) / 1000) : null;
	}

	#setCookie(text: string): void {
		const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
		const seconds = Number(/Max-Age=(-?\d+)/.exec(text)?.[1]);
		this.#cookies.set(name, { value, endsAt: Date.now() + seconds * 1000 });
	}

	#alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
		const turn = (this.#locks.get(name) ?? Promise.resolve()).then(work);
		this.#locks.set(
			name,
			turn.catch(() => {}),
		);
		return turn;
	}
}

/**
 * Returns all data in IndexedDB, as bytes and as text in both encodings: what a person who copies the files would see.
 */
export async function everythingStored(): Promise<string> {
	const seen: string[] = [];
	const take = (value: unknown): void => {
		if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
			const bytes = Buffer.from(value instanceof ArrayBuffer ? value : value.buffer);
			seen.push(bytes.toString("utf8"), bytes.toString("utf16le"));
		} else if (typeof value === "object" && value !== null) Object.values(value).forEach(take);
		else seen.push(String(value));
	};
	for (const { name } of await indexedDB.databases()) {
		const database = await asked(indexedDB.open(name ?? ""));
		for (const store of database.objectStoreNames) {
			const kept = database.transaction(store).objectStore(store);
			take(await asked(kept.getAllKeys()));
			take(await asked(database.transaction(store).objectStore(store).getAll()));
		}
		database.close();
	}
	return seen.join("\n");
}

const asked = <Result>(request: IDBRequest<Result>) =>
	new Promise<Result>((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
