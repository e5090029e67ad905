import { getPriority } from "node:os";
import { Threads, TookTooLong } from "@/lib/server/core/threads";

const threads = (limitMs = 20_000, isCostly = false) =>
	new Threads<number | "fail" | "refuse" | "die" | "priority", number>({
		file: "tests/unit/core/busy-worker.mjs",
		size: 1,
		limitMs,
		isCostly,
	});

it("lets nobody's many tasks keep another from theirs", async () => {
	const busy = threads();
	const order: string[] = [];
	const run = async (owner: string, task: number) => {
		await busy.run(owner, task);
		order.push(owner);
	};
	const many = Array.from({ length: 12 }, () => run("many", 5));
	await Promise.all([...many, run("one", 1)]);
	expect(order.indexOf("one")).toBeLessThanOrEqual(2);
});

it("keeps the last thread for whoever has none", async () => {
	const file = "tests/unit/core/busy-worker.mjs";
	const busy = new Threads<number, number>({ file, size: 2, limitMs: 20_000, keepsOneFree: true });
	const leaving = new AbortController();
	const endless = [1, 2, 3].map(() => busy.run("many", 1e9, { signal: leaving.signal }).catch(() => "left"));
	expect(await busy.run("one", 1)).toBe(1);
	expect(await busy.run("another", 2)).toBe(2);
	leaving.abort();
	expect(await Promise.all(endless)).toEqual(["left", "left", "left"]);
	expect(await Promise.all([1, 2].map((task) => busy.run("many", task)))).toEqual([1, 2]);
});

it("ends what takes too long, and goes on with the next", async () => {
	const busy = threads(1_500);
	const endless = busy.run("a", 1e9);
	const next = busy.run("b", 1);
	await expect(endless).rejects.toBeInstanceOf(TookTooLong);
	expect(await next).toBe(1);
});

it("ends what nobody waits for any more, whether it waits or runs", async () => {
	const busy = threads();
	const leaving = new AbortController();
	const running = busy.run("a", 1e9, { signal: leaving.signal });
	const waiting = busy.run("a", 1e9, { signal: leaving.signal });
	leaving.abort(new Error("gone"));
	await expect(running).rejects.toThrow("gone");
	await expect(waiting).rejects.toThrow("gone");
	await expect(busy.run("a", 1, { signal: leaving.signal })).rejects.toThrow("gone");
	expect(await busy.run("a", 2)).toBe(2);
});

it("lets a thread that costs much finish what nobody waits for any more", async () => {
	const busy = threads(20_000, true);
	const leaving = new AbortController();
	const order: string[] = [];
	const running = busy.run("a", 300, { signal: leaving.signal }).catch(() => order.push("let go"));
	const next = busy.run("b", 1).then(() => order.push("next"));
	const began = performance.now();
	leaving.abort();
	await Promise.all([running, next]);
	expect(order).toEqual(["let go", "next"]);
	expect(performance.now() - began).toBeGreaterThan(250);
});

it("ends a thread that nobody needs any more, and starts another for the next", async () => {
	jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "performance"] });
	try {
		const file = "tests/unit/core/busy-worker.mjs";
		const idle = new Threads<number, number>({ file, size: 1, limitMs: 20_000, idleMs: 1_000 });
		expect(idle.isWarm).toBe(false);
		await idle.run("a", 1);
		jest.advanceTimersByTime(900);
		await idle.run("a", 1);
		jest.advanceTimersByTime(900);
		expect(idle.isWarm).toBe(true);
		jest.advanceTimersByTime(200);
		expect(idle.isWarm).toBe(false);
		expect(await idle.run("a", 2)).toBe(2);
	} finally {
		jest.useRealTimers();
	}
});

it("says what failed and survives a thread that dies", async () => {
	const busy = threads();
	await expect(busy.run("a", "fail")).rejects.toThrow("as told");
	await expect(busy.run("a", "refuse")).rejects.toMatchObject({ code: "conflict", message: "No, as told." });
	await expect(busy.run("a", "die")).rejects.toThrow("The thread ended");
	expect(await busy.run("a", 3)).toBe(3);
});

it("gives way to the thread that answers requests, where threads have priorities of their own", async () => {
	const priority = await threads().run("a", "priority");
	if (process.platform === "linux") expect(priority).toBeGreaterThanOrEqual(Math.min(19, getPriority() + 1));
	else expect(priority).toBe(getPriority());
});
