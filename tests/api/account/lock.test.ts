import { db } from "@/lib/server/core/database/db";
import { withUser } from "@/lib/server/core/http/route";
import { whileSignedIn } from "@/lib/server/core/http/while-signed-in";
import { signUp, type TestBrowser } from "@/tests/setup/api";

const untouchedFor = (userId: number, seconds: number) =>
	db().session.updateMany({ where: { userId }, data: { touchedAt: new Date(Date.now() - seconds * 1000) } });
const places = (userId: number) => ["/api/user", "/api/export", `/api/journal/${userId}`, `/api/chat/${userId}`];
const statuses = async (browser: TestBrowser, userId: number) => {
	const all: number[] = [];
	for (const place of places(userId)) {
		const response = await browser.get(place);
		await response.arrayBuffer();
		all.push(response.status);
	}
	return [...new Set(all)];
};

it("the server enforces the lock: nothing answers after its time, and a late touch does not unlock it", async () => {
	const { browser, user } = await signUp();
	expect((await browser.put("/api/lock", { minutes: 1 })).status).toBe(200);
	// The lock may come up to half a minute late. Only one request is sent, since all of them take long on a busy
	// machine.
	await untouchedFor(user.id, 75);
	expect((await browser.get("/api/user")).status).toBe(200);
	await untouchedFor(user.id, 20);
	expect(await statuses(browser, user.id)).toEqual([200]);
	await untouchedFor(user.id, 95);
	expect(await statuses(browser, user.id)).toEqual([401]);
	expect((await browser.put("/api/lock", { minutes: 60 })).status).toBe(401);
	expect((await browser.post("/api/journal", { content: "x", prompt: "p", action: "submit" })).status).toBe(401);
	expect(await statuses(browser, user.id)).toEqual([401]);
});

it("a touch keeps it open, and without a lock nothing locks", async () => {
	const { browser, user } = await signUp();
	await untouchedFor(user.id, 90_000);
	expect(await statuses(browser, user.id)).toEqual([200]);
	await browser.put("/api/lock", { minutes: 1 });
	await untouchedFor(user.id, 60);
	await browser.put("/api/lock", { minutes: 1 });
	const [session] = await db().session.findMany({ where: { userId: user.id } });
	expect(Date.now() - Number(session?.touchedAt)).toBeLessThan(10_000);
	expect((await browser.put("/api/lock", { minutes: 7 })).status).toBe(400);
});

it("the password is required to lock later than before, or never", async () => {
	const { browser, user, account } = await signUp();
	const lock = async (body: object) => (await browser.put("/api/lock", body)).status;
	const minutes = async () => (await db().session.findFirstOrThrow({ where: { userId: user.id } })).lockMinutes;
	expect([await lock({ minutes: 15 }), await lock({ minutes: 5 }), await minutes()]).toEqual([200, 200, 5]);
	for (const later of [0, 15, 60]) {
		expect(await lock({ minutes: later })).toBe(403);
		expect(await lock({ minutes: later, current: "a guess" })).toBe(403);
	}
	expect(await minutes()).toBe(5);
	expect([await lock({ minutes: 60, current: account.password }), await minutes()]).toEqual([200, 60]);
	expect([await lock({ minutes: 0, current: account.password }), await minutes()]).toEqual([200, 0]);
	expect([await lock({ minutes: 0 }), await lock({ minutes: 1 }), await minutes()]).toEqual([200, 200, 1]);
});

describe("an answer that is still being sent", () => {
	/** A response that never ends by itself. */
	function endless() {
		const state = { isCancelled: false };
		const answer = withUser({}, () => {
			const body = new ReadableStream({
				start: (controller) => controller.enqueue(new TextEncoder().encode("a word")),
				cancel: () => {
					state.isCancelled = true;
				},
			});
			return new Response(body, { status: 206, headers: { "content-type": "text/plain" } });
		});
		return { state, answer };
	}
	async function begun(browser: TestBrowser) {
		const { state, answer } = endless();
		const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const response = await answer(new Request("http://localhost:3000/api/user", { headers: { cookie } }));
		expect([response.status, response.headers.get("content-type")]).toEqual([206, "text/plain"]);
		const reader = (response.body as ReadableStream<Uint8Array>).getReader();
		expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe("a word");
		return { state, reader };
	}

	it("breaks off when its session is ended from elsewhere", async () => {
		const { browser, user } = await signUp();
		const { state, reader } = await begun(browser);
		await db().session.deleteMany({ where: { userId: user.id } });
		await expect(reader.read()).rejects.toThrow("The session has ended");
		expect(state.isCancelled).toBe(true);
	});

	it("breaks off when the lock closes", async () => {
		const { browser, user } = await signUp();
		await browser.put("/api/lock", { minutes: 1 });
		const { reader } = await begun(browser);
		await untouchedFor(user.id, 100);
		await expect(reader.read()).rejects.toThrow("The session has ended");
	});

	it("leaves no timer where nobody reads it", async () => {
		jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance", "Date"] });
		try {
			const watched = whileSignedIn(new Response(new Blob(["a word"]).stream()), "nobody's");
			for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
			expect([watched.status, jest.getTimerCount()]).toEqual([200, 0]);
		} finally {
			jest.useRealTimers();
		}
	});

	it("is cancelled at its source when nobody reads it any more", async () => {
		const { browser } = await signUp();
		const { state, reader } = await begun(browser);
		await reader.cancel();
		expect(state.isCancelled).toBe(true);
	});
});
