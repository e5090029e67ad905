import { setImmediate as nextRound } from "node:timers/promises";
import { arrive, eachInTurn, inTurn } from "@/lib/server/core/work/turns";

it("does one piece in each round, in turns among people, so that others get on in between", async () => {
	const done: string[] = [];
	let rounds = 0;
	let isOver = false;
	const others = (async () => {
		for (; !isOver; rounds++) await nextRound();
	})();
	const piece = (owner: number, name: string) => inTurn(owner, () => done.push(name));
	await Promise.all([piece(1, "a1"), piece(1, "a2"), piece(1, "a3"), piece(2, "b1"), piece(3, "c1")]);
	isOver = true;
	await others;
	expect(done).toEqual(["a1", "b1", "c1", "a2", "a3"]);
	expect(rounds).toBeGreaterThanOrEqual(done.length - 1);
});

it("gives what a piece gives, throws what it throws, and goes on", async () => {
	const failed = inTurn(1, () => {
		throw new Error("as told");
	});
	const later = inTurn(1, async () => "later");
	await expect(failed).rejects.toThrow("as told");
	expect(await later).toBe("later");
	expect(await inTurn(2, () => "again")).toBe("again");
});

const busyFor = (ms: number) => {
	const until = performance.now() + ms;
	while (performance.now() < until);
};

it("pauses an owner who took long while others are waiting, and delays nobody else", async () => {
	const order: string[] = [];
	const leave = [arrive(1), arrive(2)];
	const long = () => {
		busyFor(100);
		order.push("long");
	};
	const began = performance.now();
	const all = [inTurn(1, long), inTurn(1, long)];
	await all[0];
	for (let i = 0; i < 5; i++) await inTurn(2, () => order.push("short"));
	await Promise.all(all);
	expect(order).toEqual(["long", "short", "short", "short", "short", "short", "long"]);
	expect(performance.now() - began).toBeGreaterThan(450);
	for (const one of leave) one();
});

it("also pauses an owner with many short pieces", async () => {
	const leave = [arrive(1), arrive(2)];
	const began = performance.now();
	// Two hundred milliseconds of work; the thread gives one person a quarter of its time.
	await eachInTurn(1, Array(200).fill(1), busyFor);
	expect(performance.now() - began).toBeGreaterThan(600);
	for (const one of leave) one();
});
