import { getPriority } from "node:os";
import { NeedsTooMuchMemory, Threads, TookTooLong } from "@/lib/server/core/work/threads";

const threads = (limitMs = 20_000, isCostly = false) =>
	new Threads<number | "fail" | "refuse" | "die" | "priority" | "hoard", number>({
		kind: "test",
		file: "tests/unit/core/busy-worker.mjs",
		size: 1,
		timeoutMs: limitMs,
		finishesAbandoned: isCostly,
	});

it("does not let one owner's many tasks delay another's", async () => {
	const busy = threads();
	const order: string[] = [];
	const run = async (owner: string, task: number) => {
		await busy.run(task, { owner });
		order.push(owner);
	};
	const many = Array.from({ length: 12 }, () => run("many", 5));
	await Promise.all([...many, run("one", 1)]);
	expect(order.indexOf("one")).toBeLessThanOrEqual(2);
});

it("reserves the last thread for an owner without one", async () => {
	const file = "tests/unit/core/busy-worker.mjs";
	const busy = new Threads<number, number>({ kind: "test", file, size: 2, timeoutMs: 20_000, keepsOneFree: true });
	const leaving = new AbortController();
	const endless = [1, 2, 3].map(() => busy.run(1e9, { owner: "many", signal: leaving.signal }).catch(() => "left"));
	expect(await busy.run(1, { owner: "one" })).toBe(1);
	expect(await busy.run(2, { owner: "another" })).toBe(2);
	leaving.abort();
	expect(await Promise.all(endless)).toEqual(["left", "left", "left"]);
	expect(await Promise.all([1, 2].map((task) => busy.run(task, { owner: "many" })))).toEqual([1, 2]);
});

it("lets all whose tasks take long share one thread, so that a small task of another does not wait for them", async () => {
	const file = "tests/unit/core/busy-worker.mjs";
	const busy = new Threads<number, number>({ kind: "test", file, size: 2, timeoutMs: 20_000, heavyAfterMs: 100 });
	const leaving = new AbortController();
	const endless = (owner: string) => busy.run(1e9, { owner, signal: leaving.signal }).catch(() => "left");
	for (const owner of ["many", "more"]) await busy.run(150, { owner });
	const all = ["many", "more", "many", "more"].map(endless);
	expect(await busy.run(1, { owner: "one" })).toBe(1);
	expect(await busy.run(1, { owner: "another" })).toBe(1);
	leaving.abort();
	expect(await Promise.all(all)).toEqual(["left", "left", "left", "left"]);
});

it("lets owners of large tasks share one thread from the beginning", async () => {
	const file = "tests/unit/core/busy-worker.mjs";
	const busy = new Threads<number, number>({ kind: "test", file, size: 2, timeoutMs: 20_000, keepsOneFree: true });
	const leaving = new AbortController();
	// A task that is ended because it took too long has not left.
	const endless = (owner: string) =>
		busy.run(1e9, { owner, signal: leaving.signal, isLarge: true }).catch((error: unknown) => error);
	const all = ["many", "more"].map(endless);
	expect(await busy.run(1, { owner: "one" })).toBe(1);
	leaving.abort("left");
	expect(await Promise.all(all)).toEqual(["left", "left"]);
	// Once the large tasks are over, their owners are like others.
	expect(await Promise.all([busy.run(1, { owner: "many" }), busy.run(2, { owner: "more" })])).toEqual([1, 2]);
});

it("ends what takes too long, and goes on with the next", async () => {
	const busy = threads(1_500);
	const endless = busy.run(1e9, { owner: "a" });
	const next = busy.run(1, { owner: "b" });
	await expect(endless).rejects.toBeInstanceOf(TookTooLong);
	expect(await next).toBe(1);
});

it("ends what nobody waits for any more, whether it waits or runs", async () => {
	const busy = threads();
	const leaving = new AbortController();
	const running = busy.run(1e9, { owner: "a", signal: leaving.signal });
	const waiting = busy.run(1e9, { owner: "a", signal: leaving.signal });
	leaving.abort(new Error("gone"));
	await expect(running).rejects.toThrow("gone");
	await expect(waiting).rejects.toThrow("gone");
	await expect(busy.run(1, { owner: "a", signal: leaving.signal })).rejects.toThrow("gone");
	expect(await busy.run(2, { owner: "a" })).toBe(2);
});

it("ends a thread that nobody needs any more, and starts another for the next", async () => {
	jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "performance"] });
	try {
		const file = "tests/unit/core/busy-worker.mjs";
		const idle = new Threads<number, number>({ kind: "test", file, size: 1, timeoutMs: 20_000, idleMs: 1_000 });
		expect(idle.isWarm).toBe(false);
		await idle.run(1, { owner: "a" });
		jest.advanceTimersByTime(900);
		await idle.run(1, { owner: "a" });
		jest.advanceTimersByTime(900);
		expect(idle.isWarm).toBe(true);
		jest.advanceTimersByTime(200);
		expect(idle.isWarm).toBe(false);
		expect(await idle.run(2, { owner: "a" })).toBe(2);
	} finally {
		jest.useRealTimers();
	}
});

it("ends a thread that needs more memory than it may, and starts another for the next", async () => {
	const file = "tests/unit/core/busy-worker.mjs";
	const small = new Threads<number | "hoard", number>({ kind: "test", file, size: 1, timeoutMs: 20_000, heapMb: 30 });
	await expect(small.run("hoard", { owner: "a" })).rejects.toBeInstanceOf(NeedsTooMuchMemory);
	expect(await small.run(4, { owner: "b" })).toBe(4);
}, 180_000);

it("says what failed and survives a thread that dies", async () => {
	const busy = threads();
	await expect(busy.run("fail", { owner: "a" })).rejects.toThrow("as told");
	await expect(busy.run("refuse", { owner: "a" })).rejects.toMatchObject({ code: "conflict", message: "No, as told." });
	await expect(busy.run("die", { owner: "a" })).rejects.toThrow("The thread ended");
	expect(await busy.run(3, { owner: "a" })).toBe(3);
});

it("gives way to the thread that answers requests, where threads have priorities of their own", async () => {
	const priority = await threads().run("priority", { owner: "a" });
	if (process.platform === "linux") expect(priority).toBeGreaterThanOrEqual(Math.min(19, getPriority() + 1));
	else expect(priority).toBe(getPriority());
});
