import type { BrowserContext, Page } from "@playwright/test";
import { apps } from "../setup/apps";
import { networkTo } from "../setup/network";
import { expect, expectAccessible, signUp, test } from "../setup/test";

test.use({ serviceWorkers: "allow" });

const READ = "The lanterns over the harbour went out one by one.";
const FIRST = "Written on the train, without a network.";
const SECOND = "Written an hour later. I am going to kill myself tonight.";
const HELP = "You don’t have to be alone with this";

/** Creates a network that can be cut; the browser is also told that it is offline. */
async function networkOf(context: BrowserContext) {
	const { origin, away, back } = await networkTo(apps.builtIn.url);
	return {
		origin,
		cut: () => Promise.all([away(), context.setOffline(true)]),
		mend: () => Promise.all([back(), context.setOffline(false)]),
	};
}

/** Saves an entry in the way that the journal does. */
async function write(context: BrowserContext, content: string): Promise<void> {
	const data = { content, prompt: "What stayed with you?", action: "submit" };
	expect((await context.request.post("/api/journal", { data })).ok()).toBe(true);
}

/** Returns the texts of a person's journal entries on the server, newest first. */
async function savedWords(context: BrowserContext, id: number): Promise<string[]> {
	const saved = (await (await context.request.get(`/api/journal/${id}`)).json()) as { content: string }[];
	return saved.map(({ content }) => content);
}

/** Waits until the service worker has its files, and what the page has read is stored for offline use. */
async function isReadyForOffline(page: Page, kinds: string[]): Promise<void> {
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
	await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
	await expect.poll(() => keptIn(page).then(({ places }) => places)).toEqual(expect.arrayContaining(kinds));
}

/**
 * Returns what this browser stores: the keys in IndexedDB, all text in IndexedDB and other storage, and the addresses
 * of cached files.
 */
const keptIn = (page: Page) =>
	page.evaluate(async () => {
		const asked = <Result>(request: IDBRequest<Result>) =>
			new Promise<Result>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		const places: string[] = [];
		let text = "";
		const take = (value: unknown): void => {
			if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
				for (const coding of ["utf-8", "utf-16le"]) text += new TextDecoder(coding).decode(value);
			} else if (value !== null && typeof value === "object") Object.values(value).forEach(take);
			else text += String(value);
		};
		for (const { name } of await indexedDB.databases()) {
			const database = await asked(indexedDB.open(name ?? ""));
			for (const store of database.objectStoreNames) {
				places.push(...(await asked(database.transaction(store).objectStore(store).getAllKeys())).map(String));
				take(await asked(database.transaction(store).objectStore(store).getAll()));
			}
			database.close();
		}
		const cached: string[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const { url } of await cache.keys()) cached.push(new URL(url).pathname);
		}
		return { places, text: text + JSON.stringify(localStorage) + document.cookie, cached };
	});

test("without a network: what was read last, help, and entries that are sent once and in order", {
	tag: "@main",
}, async ({ page, context }) => {
	const network = await networkOf(context);
	const { id } = await signUp(page);
	await write(context, READ);
	await page.goto(`${network.origin}/journal`);
	await isReadyForOffline(page, ["account", "device", "shelf/journal"]);
	const kept = await keptIn(page);
	expect(kept.text).not.toContain("lanterns");
	expect(kept.cached.filter((path) => !/^\/(_next\/static|offline)\/|^\/neutral\.svg$/.test(path))).toEqual([]);

	// The open page says that it is offline and keeps what is written; another page opens from the cache.
	await network.cut();
	await expect(page.getByText("You are offline. What you write is kept here")).toBeVisible();
	const box = page.getByRole("textbox", { name: "Journal entry" });
	await box.fill(FIRST);
	await page.getByRole("button", { name: "Submit Entry" }).click();
	await page.getByRole("button", { name: "Keep it here, and send it when the network is back" }).click();
	await expect(page.getByText("One entry waits to be sent.")).toBeVisible();
	await expect(box).toHaveValue("");

	await page.goto(`${network.origin}/journal`);
	await expect(page.getByRole("heading", { level: 1, name: "Your notebook, offline" })).toBeVisible();
	await expect(page.getByText(READ)).toBeVisible();
	await expect(page.getByText(FIRST)).toBeVisible();
	await expect(page).toHaveTitle("Innerscript");
	const loaded = () => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
	await expect.poll(() => page.evaluate(loaded)).toEqual(expect.arrayContaining(["fraunces", "figtree"]));
	await box.fill(SECOND);
	await page.getByRole("button", { name: "Keep and send later" }).click();
	// The device has the rules itself: help does not wait for the network.
	await expect(page.getByRole("heading", { name: HELP })).toBeVisible();
	await expect(page.getByText("2 entries wait to be sent.")).toBeVisible();
	await expectAccessible(page);
	expect((await keptIn(page)).text).not.toMatch(/lanterns|train|hour later/);
	await page.goto(`${network.origin}/journal`);
	await expect(page.getByText("2 entries wait to be sent.")).toBeVisible();

	// "Help now" is open to everybody.
	await page.getByRole("link", { name: "Help now" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "You are not alone with this" })).toBeVisible();
	await page.locator("#country-DE > summary").click();
	await expect(page.getByRole("link", { name: /^Call .*112/ }).first()).toBeVisible();
	await expectAccessible(page);
	await page.goto(`${network.origin}/journal`);
	await expect(page.getByText("2 entries wait to be sent.")).toBeVisible();

	await network.mend();
	await expect(page.getByText("2 entries wait to be sent.")).toHaveCount(0);
	await page.getByRole("button", { name: "Open the app" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Daily Journal" })).toBeVisible();
	// The server's response about the entry stays until it has been read.
	await expect(page.getByRole("heading", { name: HELP })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "I have read this" }).click();
	await expect(page.getByRole("heading", { name: HELP })).toHaveCount(0);
	expect(await savedWords(context, id)).toEqual([SECOND, FIRST, READ]);
});

test("signing out with 'remove' leaves nothing, the lock holds offline, and an ended session loses nothing", async ({
	page,
	context,
}) => {
	const network = await networkOf(context);
	const { id } = await signUp(page);
	await write(context, READ);
	await page.goto(`${network.origin}/journal`);
	await isReadyForOffline(page, ["shelf/journal"]);

	// Next: the session ends while an entry waits.
	await network.cut();
	await page.goto(`${network.origin}/journal`);
	const box = page.getByRole("textbox", { name: "Journal entry" });
	await box.fill(FIRST);
	await page.getByRole("button", { name: "Keep and send later" }).click();
	await expect(page.getByText("One entry waits to be sent.")).toBeVisible();
	const session = (await context.cookies()).find(({ httpOnly }) => httpOnly);
	if (!session) throw new Error("There is no session");
	await context.clearCookies({ name: session.name });
	await network.mend();
	await expect(page.getByText("Please log in again, so that it can be. Nothing is lost.")).toBeVisible();
	await page.goto(`${network.origin}/journal`);
	await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
	await expect
		.poll(() => keptIn(page).then(({ places }) => places.filter((place) => place.startsWith("shelf/"))))
		.toEqual([]);
	await network.cut();
	await page.goto(`${network.origin}/journal`);
	await expect(page.getByText("Nobody is logged in here")).toBeVisible();
	await expect(page.locator("body")).not.toContainText("lanterns");
	await network.mend();
	await context.addCookies([session]);
	await page.goto(`${network.origin}/journal`);
	await expect.poll(() => savedWords(context, id)).toEqual([FIRST, READ]);

	// Next: the lock.
	await isReadyForOffline(page, ["shelf/journal"]);
	await page.evaluate(() => {
		localStorage.setItem("lock-minutes", "5");
		localStorage.setItem("last-touch", String(Date.now()));
	});
	await network.cut();
	await page.goto(`${network.origin}/journal`);
	await expect(page.getByText(READ)).toBeVisible();
	await page.evaluate(() => localStorage.setItem("last-touch", String(Date.now() - 6 * 60_000)));
	await expect(page.getByText("The app is locked.")).toBeVisible();
	await expect(page.locator("body")).not.toContainText("lanterns");
	expect((await keptIn(page)).places.filter((place) => place.startsWith("shelf/"))).toEqual([]);
	await network.mend();
	await page.evaluate(() => localStorage.removeItem("lock-minutes"));
	await page.goto(`${network.origin}/journal`);

	await isReadyForOffline(page, ["shelf/journal"]);
	await box.fill("A draft");
	const logout = page.getByRole("button", { name: "Logout" });
	if (!(await logout.isVisible())) await page.getByRole("button", { name: "More" }).click();
	await logout.filter({ visible: true }).click();
	await page.getByRole("button", { name: "Remove and log out" }).click();
	await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
	// Repeated, since the page is reloading in the meantime.
	await expect(async () => {
		const { places, text, cached } = await keptIn(page);
		expect(places).toEqual([]);
		expect(text).not.toMatch(/lanterns|train|draft|shelf=/);
		expect(cached.filter((path) => path.startsWith("/api/"))).toEqual([]);
	}).toPass({ timeout: 10_000 });
	await network.cut();
	await page.goto(`${network.origin}/`);
	await expect(page.getByText("Nobody is logged in here")).toBeVisible();
});
