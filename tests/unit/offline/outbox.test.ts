import fc from "fast-check";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { everythingStored, FakeDevice } from "@/tests/setup/fake-device";

const ADA = 7;
const NOTICE = { kind: "self-harm", certainty: "clear", message: "You don’t have to be alone", language: "en" };

/** What can happen to a request. `lost`: it arrives, but its response does not. */
type Luck = "answered" | "never-arrives" | "lost" | "away" | "signed-out" | "busy";

/** Behaves like our server: saves one entry for each key, whatever happens to its responses. */
class FakeServer {
	readonly saved: { key: string; content: string; userId: number }[] = [];
	luck: Luck[] = [];
	requests = 0;

	readonly fetch = async (_: unknown, { headers = {}, body = "" }: RequestInit = {}): Promise<Response> => {
		this.requests += 1;
		const luck = this.luck.shift() ?? "answered";
		if (luck === "never-arrives") throw new TypeError("Failed to fetch");
		if (luck === "away") return new Response("", { status: 503, statusText: "Service Unavailable" });
		if (luck === "busy") return new Response("Please wait a moment.", { status: 429 });
		if (luck === "signed-out") return new Response("Please log in to continue.", { status: 401 });
		const { content, userId } = JSON.parse(String(body));
		if (content.startsWith("refused")) return new Response("An entry can have fewer characters.", { status: 400 });
		const key = new Headers(headers).get("idempotency-key") ?? "";
		if (!this.saved.some((one) => one.key === key)) this.saved.push({ key, content, userId });
		if (luck === "lost") throw new TypeError("Failed to fetch");
		return Response.json({ safety: content.startsWith("danger") ? NOTICE : null });
	};
}

let server: FakeServer;
async function page() {
	jest.resetModules();
	return {
		...(await import("@/lib/browser/offline/outbox")),
		...(await import("@/lib/browser/offline/send")),
		...(await import("@/lib/browser/offline/close")),
	};
}
function begin() {
	new FakeDevice();
	server = new FakeServer();
	globalThis.fetch = server.fetch;
}
beforeEach(begin);

const entry = (content: string, sendKey = crypto.randomUUID()) => ({ content, prompt: "What?", sendKey });
const add = async (content: string) => (await page()).addWaiting(ADA, entry(content), new Date("2026-11-20T22:00:00Z"));
const waiting = async () => (await (await page()).listWaiting(ADA)).map(({ content }) => content);
const savedWords = () => server.saved.map(({ content }) => content);

test("whatever happens on the way, every entry is saved once, in the order in which it was written, and none is lost", async () => {
	const luck = fc.constantFrom<Luck>("answered", "never-arrives", "lost", "away", "signed-out", "busy");
	const step = fc.oneof(
		fc.constant("write" as const),
		fc.constant("refused" as const),
		fc.array(luck, { maxLength: 4 }).map((lucks) => ({ send: lucks })),
		// Two tabs and the service worker, at the same time.
		fc.array(luck, { maxLength: 4 }).map((lucks) => ({ together: lucks })),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
			begin();
			const written: string[] = [];
			let tab = await page();
			for (const next of steps) {
				if (typeof next === "string") {
					written.push(`${next} ${written.length}`);
					await tab.addWaiting(ADA, entry(written.at(-1) ?? ""), new Date());
					continue;
				}
				const lucks = "send" in next ? next.send : next.together;
				server.luck = [...lucks];
				const others = "together" in next ? [await page(), await page()] : [];
				await Promise.all([tab, ...others].map(({ sendWaiting }) => sendWaiting(ADA)));
				// The page is closed and opened again.
				tab = await page();
				const here = await tab.listWaiting(ADA);
				const all = new Set([...savedWords(), ...here.map(({ content }) => content)]);
				expect(written.filter((content) => !all.has(content))).toEqual([]);
			}
			server.luck = [];
			expect(await tab.sendWaiting(ADA)).toBe("done");
			expect(savedWords()).toEqual(written.filter((content) => content.startsWith("write")));
			expect((await tab.listWaiting(ADA)).map(({ content }) => content)).toEqual(
				written.filter((content) => content.startsWith("refused")),
			);
		}),
		{ numRuns: 20, endOnFailure: true },
	);
});

test.each<[Luck, string, number]>([
	["never-arrives", "later", 1],
	["lost", "later", 1],
	["away", "later", 1],
	["busy", "later", 1],
	["signed-out", "signed-out", 1],
	["answered", "done", 2],
])("an answer that is %s ends the sending as %s", async (luck, end, requests) => {
	await add("first");
	await add("second");
	server.luck = [luck];
	expect(await (await page()).sendWaiting(ADA)).toBe(end);
	expect(server.requests).toBe(requests);
});

test("two tabs at once ask the server once for each entry", async () => {
	await add("first");
	await add("second");
	const tabs = [await page(), await page()];
	await Promise.all(tabs.map(({ sendWaiting }) => sendWaiting(ADA)));
	expect(server.requests).toBe(2);
});

test("one that is refused says why, keeps its words, is not sent again, and holds nothing up", async () => {
	await add("refused, it is too long");
	await add("the next");
	const tab = await page();
	expect(await tab.sendWaiting(ADA)).toBe("done");
	expect(await tab.sendWaiting(ADA)).toBe("done");
	expect(savedWords()).toEqual(["the next"]);
	expect(server.requests).toBe(2);
	expect(await tab.listWaiting(ADA)).toMatchObject([
		{ content: "refused, it is too long", refused: "An entry can have fewer characters." },
	]);
});

test("a late answer to what was removed meanwhile takes nothing away that was written since", async () => {
	await add("removed");
	const tab = await page();
	let answer = () => {};
	const isAsked = new Promise<void>((asked) => {
		globalThis.fetch = () =>
			new Promise((resolve) => {
				answer = () => resolve(Response.json({ safety: null }));
				asked();
			});
	});
	const sending = tab.sendWaiting(ADA);
	await isAsked;
	await tab.forgetOffline(ADA);
	await tab.addWaiting(ADA, entry("written since"), new Date());
	globalThis.fetch = server.fetch;
	answer();
	await sending;
	expect([...savedWords(), ...(await waiting())]).toEqual(["written since"]);
});

test("the notice about words that sound like danger waits until it was read", async () => {
	await add("danger");
	const tab = await page();
	await tab.sendWaiting(ADA);
	const [kept] = await tab.listWaiting(ADA);
	expect(kept?.notice as SafetyNotice | null).toEqual(NOTICE);
	await tab.sendWaiting(ADA);
	expect(server.requests).toBe(1);
	await tab.removeWaiting(ADA, kept?.number ?? 0);
	expect(await waiting()).toEqual([]);
});

test("what was tried longer ago than the server remembers is not sent by itself", async () => {
	await add("old");
	const tab = await page();
	const [old] = await tab.listWaiting(ADA);
	if (!old) throw new Error("Nothing waits");
	await tab.updateWaiting(ADA, { ...old, triedAt: Date.now() - 81 * 86_400_000 });
	expect(await tab.sendWaiting(ADA)).toBe("done");
	expect(server.requests).toBe(0);
	expect((await tab.listWaiting(ADA))[0]?.refused).toMatch(/sent once, a long time ago/);
});

test("no word of it lies in the database, nobody else is shown it, and it outlives signing out", async () => {
	await add("Unspeakable things");
	expect(await everythingStored()).not.toMatch(/Unspeakable|things|What\?/);
	const tab = await page();
	expect(await tab.listWaiting(8)).toEqual([]);
	await tab.closeShelf();
	expect(await waiting()).toEqual(["Unspeakable things"]);
	expect(await tab.isAnyWaiting()).toBe(true);
	await tab.forgetOffline();
	expect(await waiting()).toEqual([]);
	expect(await tab.isAnyWaiting()).toBe(false);
	expect(await everythingStored()).toBe("");
});

test("a browser that is full refuses it, instead of losing it", async () => {
	const { addWaiting } = await page();
	jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	await expect(addWaiting(ADA, entry("words"), new Date())).rejects.toThrow("full");
	jest.restoreAllMocks();
	expect(await waiting()).toEqual([]);
});
