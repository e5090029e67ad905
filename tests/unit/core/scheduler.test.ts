import { Scheduler } from "@/lib/domain/core/scheduler";

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs tasks, named by owner and number. @returns The order in which they began. */
async function orderOf(scheduler: Scheduler, names: readonly string[]): Promise<string[]> {
	const began: string[] = [];
	const task = (name: string) => async () => {
		began.push(name);
		await pause();
	};
	await Promise.all(names.map((name) => scheduler.run(name.charAt(0), task(name))));
	return began;
}

it("serves one task of each owner in turn", async () => {
	const names = ["a1", "a2", "a3", "b1", "b2", "c1"];
	expect(await orderOf(new Scheduler({ places: 1 }), names)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

it("runs as many at once as there are places, and counts who waits", async () => {
	const scheduler = new Scheduler({ places: 2 });
	let now = 0;
	let most = 0;
	const task = async () => {
		most = Math.max(most, ++now);
		await pause();
		now--;
	};
	const all = [1, 2, 3, 4, 5].map(() => scheduler.run("a", task));
	expect(scheduler.length).toBe(3);
	await Promise.all(all);
	expect(most).toBe(2);
	expect(scheduler.length).toBe(0);
});

it("removes only the task that was cancelled, and does not disturb one that has begun", async () => {
	const scheduler = new Scheduler({ places: 1 });
	const leaving = new AbortController();
	const running = scheduler.run("a", () => pause().then(() => "done"), leaving.signal);
	const waiting = scheduler.run("a", async () => "never", leaving.signal);
	const other = scheduler.run("a", async () => "other");
	leaving.abort(new Error("gone"));
	await expect(waiting).rejects.toThrow("gone");
	await expect(scheduler.run("b", async () => "never", leaving.signal)).rejects.toThrow("gone");
	expect([await running, await other]).toEqual(["done", "other"]);
});

it("passes over owners who may not begin, who keep their place, and asks again", async () => {
	let mayA = false;
	const mayBegin = (owner: string) => owner !== "a" || mayA;
	const scheduler = new Scheduler({ places: 1, mayBegin, askAgainMs: 2 });
	const began: string[] = [];
	const task = (name: string) => async () => void began.push(name);
	const all = [scheduler.run("a", task("a")), scheduler.run("b", task("b"))];
	await all[1];
	expect(began).toEqual(["b"]);
	mayA = true;
	await all[0];
	expect(began).toEqual(["b", "a"]);
});

it("gives back what a task returns or throws, and goes on", async () => {
	const scheduler = new Scheduler({ places: 1 });
	const failed = scheduler.run("a", async () => {
		throw new Error("as told");
	});
	await expect(failed).rejects.toThrow("as told");
	expect(await scheduler.run("a", async () => 7)).toBe(7);
});
