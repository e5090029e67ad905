import { get, set } from "idb-keyval";
import type { ReadEntry } from "@/lib/browser/offline/shelf-kinds";
import { everythingStored, FakeDevice } from "@/tests/setup/fake-device";

const ADA = 7;
const BOB = 8;
const WORDS = "Nobody knows about the house by the river.";
const entry: ReadEntry = {
	id: "e1",
	title: "The house",
	day: "2026-11-20",
	content: WORDS,
	isComplete: true,
	version: 1,
	prompt: "What stayed with you?",
};

let device: FakeDevice;
/** Loads the modules as a newly opened page does. */
async function page() {
	jest.resetModules();
	const shelf = await import("@/lib/browser/offline/shelf");
	const { closeShelf, forgetOffline } = await import("@/lib/browser/offline/close");
	const { renewKeyHalf } = await import("@/lib/browser/offline/half");
	const { database } = await import("@/lib/browser/offline/database");
	return { ...shelf, closeShelf, forgetOffline, renewKeyHalf, database };
}
type Page = Awaited<ReturnType<typeof page>>;

beforeEach(() => {
	jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "setTimeout"] });
	device = new FakeDevice();
});
afterEach(() => jest.useRealTimers());

async function adaHasRead(): Promise<Page> {
	const open = await page();
	await open.openShelf(ADA);
	await open.changeShelf(ADA, "journal", () => [entry]);
	return open;
}
function setHalf(cookie: string, seconds = 60) {
	// biome-ignore lint/suspicious/noDocumentCookie: the fake one
	document.cookie = `${cookie}; Max-Age=${seconds}`;
}
const read = async (open: Page) => (await open.readShelf())?.shelf.journal?.[0]?.content ?? null;

test("what was read is there in a page that is opened later, and no word of it lies in the database", async () => {
	await adaHasRead();
	expect(await (await page()).readShelf()).toEqual({ userId: ADA, shelf: { journal: [entry] } });
	const stored = await everythingStored();
	expect(stored).toContain("shelf/journal");
	for (const word of [...WORDS.split(" ").filter(({ length }) => length > 3), entry.title, entry.day, entry.prompt])
		expect(stored).not.toContain(word);
});

test("no script can read the key, and without its half in the cookie it opens nothing", async () => {
	const open = await adaHasRead();
	const key = await get<CryptoKey>("device", open.database());
	expect(key?.extractable).toBe(false);
	await expect(crypto.subtle.exportKey("raw", key as CryptoKey)).rejects.toThrow();
	const half = device.cookies();
	setHalf("shelf=", 0);
	expect(await read(await page())).toBeNull();
	setHalf(`shelf=${"0".repeat(64)}`);
	expect(await read(await page())).toBeNull();
	setHalf(half);
	expect(await read(await page())).toBe(WORDS);
});

test("ciphertext that is put elsewhere does not open", async () => {
	const open = await adaHasRead();
	await set("shelf/chat", await get("shelf/journal", open.database()), open.database());
	expect(Object.keys((await open.readShelf())?.shelf ?? {})).toEqual(["journal"]);
});

test("signing out removes it, and what was under way does not come back", async () => {
	const open = await adaHasRead();
	const underWay = open.changeShelf(ADA, "goals", () => []);
	await open.closeShelf();
	await underWay;
	await open.changeShelf(ADA, "journal", () => [entry]);
	expect(await open.readShelf()).toBeNull();
	expect(await everythingStored()).not.toContain("shelf/");
	expect(device.cookies()).toBe("");
});

test("somebody else who signs in sees nothing of it, and it is gone", async () => {
	await adaHasRead();
	const open = await page();
	await open.openShelf(BOB);
	expect(await open.readShelf()).toEqual({ userId: BOB, shelf: {} });
	await open.changeShelf(ADA, "journal", () => [entry]);
	expect(await open.readShelf()).toEqual({ userId: BOB, shelf: {} });
	await open.openShelf(ADA);
	expect(await open.readShelf()).toEqual({ userId: ADA, shelf: {} });
});

test("it opens for two weeks without a visit, and each visit begins them anew", async () => {
	await adaHasRead();
	jest.setSystemTime(Date.now() + 13 * 86_400_000);
	const open = await page();
	open.renewKeyHalf(false);
	jest.setSystemTime(Date.now() + 13 * 86_400_000);
	expect(await read(await page())).toBe(WORDS);
	jest.setSystemTime(Date.now() + 2 * 86_400_000);
	expect(await read(await page())).toBeNull();
});

test("with a lock it opens until the lock, and no longer, even if the app was closed meanwhile", async () => {
	const open = await adaHasRead();
	device.storage.setItem("lock-minutes", "5");
	device.storage.setItem("last-touch", String(Date.now() - 60_000));
	open.renewKeyHalf(false);
	expect(device.secondsLeft("shelf")).toBe(4 * 60);
	jest.setSystemTime(Date.now() + 4 * 60_000 + 1);
	expect(await read(await page())).toBeNull();
});

test("forgetting the device leaves nothing", async () => {
	await (await adaHasRead()).forgetOffline();
	expect(await everythingStored()).toBe("");
	expect(device.cookies()).toBe("");
});

test("where the browser keeps nothing, nothing is read, and nothing throws", async () => {
	const open = await page();
	Object.defineProperty(globalThis, "indexedDB", {
		value: {
			open: () => {
				throw new Error("refused");
			},
		},
		configurable: true,
	});
	expect(await (await page()).readShelf()).toBeNull();
	await open.closeShelf();
	await open.forgetOffline();
});
