import { FairQueue } from "@/lib/server/core/limits/fair-queue";

it("serves one of each owner, then again one of each", () => {
	const queue = new FairQueue<string>();
	for (const item of ["a1", "a2", "a3", "b1", "b2", "c1"]) queue.add(item.charAt(0), item);
	expect(Array.from({ length: 7 }, () => queue.take())).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", undefined]);
	expect(queue.size).toBe(0);
});

it("forgets what is taken out of the line, and nothing else", () => {
	const queue = new FairQueue<string>();
	for (const item of ["a1", "a2", "b1"]) queue.add(item.charAt(0), item);
	expect(queue.remove("a", "a1")).toBe(true);
	expect(queue.remove("a", "a1")).toBe(false);
	expect(queue.remove("nobody", "a2")).toBe(false);
	expect([queue.take(), queue.take(), queue.take()]).toEqual(["a2", "b1", undefined]);
});

it("passes over those whose turn it may not be, who keep their place", () => {
	const queue = new FairQueue<string>();
	for (const item of ["a1", "b1", "a2"]) queue.add(item.charAt(0), item);
	expect(queue.take((owner) => owner !== "a")).toBe("b1");
	expect(queue.take((owner) => owner !== "a")).toBeUndefined();
	expect([queue.size, queue.take()]).toEqual([2, "a1"]);
});
