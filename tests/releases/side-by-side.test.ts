import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { reads } from "@/tests/bench/table/targets";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { idsOfEverything } from "@/tests/setup/everything";
import { type Instance, startInstances } from "@/tests/setup/instances/start";
import { checkOut, type OlderRelease, olderReleases } from "./older";

/*
 * While processes are replaced one by one, the previous release runs on the newer database, next to the new release. A
 * request gets the same result from either.
 */

/** How many requests a person makes in an hour of heavy use. */
const REQUESTS = 600;

describe.each(olderReleases())("the release %s", (release) => {
	let older: OlderRelease;
	let before: Instance;
	let now: Instance;
	beforeAll(async () => {
		older = checkOut(release);
		const hour = { AI_CALLS_PER_MINUTE: "1000" };
		[[before], [now]] = (await Promise.all([startInstances(1, [hour], older.folder), startInstances(1, [hour])])) as [
			[Instance],
			[Instance],
		];
	}, 300_000);
	afterAll(async () => {
		await Promise.all([before?.process.kill("SIGKILL"), now?.process.kill("SIGKILL")]);
		older?.remove();
	});

	/** The same browser, connected to the other process. */
	function alsoAt(instance: Instance, browser: TestBrowser): TestBrowser {
		const there = new TestBrowser(instance.origin);
		there.cookies = browser.cookies;
		there.address = browser.address;
		return there;
	}

	/** Somebody who signed up at one process, with a row in each of their tables that this release has written. */
	async function somebody(at: Instance) {
		const { browser, user, account } = await signUp("ada", {}, new TestBrowser(at.origin));
		const who = { id: user.id, size: "new" as const, cookie: "", of: await idsOfEverything(user.id) };
		const known = reads.filter(({ route }) => existsSync(path.join(older.folder, "app", route, "route.ts")));
		return { browser, user, account, paths: known.flatMap(({ path }) => path(who) || []), of: who.of };
	}

	it("reads everything that this one wrote", async () => {
		const { browser, paths } = await somebody(now);
		const there = alsoAt(before, browser);
		const refused: Record<string, number> = {};
		for (const path of paths) {
			const { status } = await there.get(path);
			if (status !== 200) refused[path] = status;
		}
		expect(paths.length).toBeGreaterThan(30);
		expect(refused).toEqual({});
	});

	it("has its people sign in at both, and changes at one are there at the other", async () => {
		for (const [first, second] of [
			[before, now],
			[now, before],
		] as const) {
			const { user, account } = await signUp("grace", {}, new TestBrowser(first.origin));
			const browser = new TestBrowser(second.origin);
			const { username, password } = account;
			expect((await browser.post("/api/login", { username, password })).status).toBe(200);
			const here = alsoAt(first, browser);
			const words = `We ate late ${randomUUID()}`;
			const entry = { content: words, prompt: "Today?", action: "submit" };
			expect((await here.post("/api/journal", entry)).status).toBe(200);
			const message = { content: words };
			expect((await here.post("/api/chat", message, { "idempotency-key": randomUUID() })).status).toBe(200);
			for (const list of ["journal", "chat"]) {
				expect(await (await browser.get(`/api/${list}/${user.id}`)).text()).toContain(words);
			}
			expect((await browser.get("/api/export")).status).toBe(200);
			const erase = { password, confirm: username };
			expect((await browser.fetch("DELETE", "/api/account", { body: erase })).status).toBe(200);
			expect((await here.get("/api/user")).status).toBe(401);
		}
	});

	it(`answers every other of ${REQUESTS} requests of an hour`, async () => {
		const { browser, paths, of } = await somebody(before);
		const both = [browser, alsoAt(now, browser)] as const;
		const changes: ((at: TestBrowser) => Promise<Response>)[] = [
			(at) => at.post("/api/journal", { content: "We ate late.", prompt: "Today?", action: "submit" }),
			(at) => at.post("/api/chat", { content: "We ate late." }, { "idempotency-key": randomUUID() }),
			(at) => at.put("/api/feelings", { feeling: "calm", entryId: of.entry }),
			(at) => at.put("/api/voice-preferences", { defaultVoice: "nova" }),
			(at) => at.post("/api/threads", { meant: "tell her", day: "2040-01-01" }),
		];
		const refused: string[] = [];
		for (let i = 0; i < REQUESTS; i++) {
			const at = both[i % 2] ?? browser;
			const change = i % 10 < 2 ? changes[Math.floor(i / 10) % changes.length] : undefined;
			const { status, url } = await (change?.(at) ?? at.get(paths[i % paths.length] ?? ""));
			if (status >= 400) refused.push(`${status} ${url}`);
		}
		expect(refused).toEqual([]);
	});
});
