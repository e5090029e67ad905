import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { crowd } from "@/lib/launcher/web/crowd.mjs";

/** Creates a gate whose clock the test controls, and requests to it. */
function aCrowd() {
	let ms = 0;
	const takeTurn = crowd(() => ms);
	const ask = (url = "/api/user", complete = true) => {
		const request = Object.assign(new EventEmitter(), { url, complete });
		const response = Object.assign(new EventEmitter(), { writeHead: () => {} });
		const asked = {
			is: "waiting",
			response,
			begins: () => response.emit("finish"),
			leaves: () => response.emit("close"),
			isThere: () => {
				request.complete = true;
				request.emit("end");
			},
		};
		takeTurn(
			request as unknown as IncomingMessage,
			response as unknown as ServerResponse,
			() => (asked.is = "answered"),
			() => (asked.is = "refused"),
		);
		return asked;
	};
	const many = (count: number) => Array.from({ length: count }, () => ask());
	return { ask, many, pass: (more: number) => (ms += more) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const count = (all: readonly { is: string }[], is: string) => all.filter((one) => one.is === is).length;

test("a limited number are answered at once, and the next when one of them ends", async () => {
	const { ask, many } = aCrowd();
	const all = many(40);
	expect(count(all, "answered")).toBe(12);
	expect(count(all, "waiting")).toBe(28);
	all[0]?.begins();
	await settled();
	expect(all[12]?.is).toBe("answered");
	expect(count(all, "waiting")).toBe(27);
	expect(["/api/live", "/api/ready?x", "/_next/static/a.js"].map((url) => ask(url).is)).toEqual(
		Array(3).fill("answered"),
	);
});

test("a request that would wait for more than two seconds is refused at once, and none is once there is room again", async () => {
	const { ask, many, pass } = aCrowd();
	const all = many(400);
	expect(count(all, "refused")).toBe(0);
	// One answer every 20 ms, so a hundred of them take two seconds.
	for (let i = 0; i < 100; i++) {
		pass(20);
		all[i]?.begins();
		await settled();
	}
	expect(ask().is).toBe("refused");
	// The requests that came at the same time as the others have waited too long by now.
	for (const one of all) {
		pass(20);
		one.begins();
		await settled();
	}
	expect(count(all, "waiting")).toBe(0);
	expect(count(all, "answered")).toBeGreaterThan(100);
	expect(count(all, "refused")).toBeGreaterThan(200);
	expect(many(12).map(({ is }) => is)).toEqual(Array(12).fill("answered"));
});

test("an answer that waits for something else makes room, and whoever leaves does", async () => {
	jest.useFakeTimers({ doNotFake: ["setImmediate"] });
	const { ask, many } = aCrowd();
	const long = many(12);
	const waits = [ask(), ask(), ask()];
	waits[0]?.leaves();
	long[0]?.leaves();
	await settled();
	expect(waits.map(({ is }) => is)).toEqual(["waiting", "answered", "waiting"]);
	jest.advanceTimersByTime(1_000);
	expect(waits[2]?.is).toBe("answered");
	// A request that began late frees its place only once.
	for (const one of long) one.begins();
	await settled();
	const next = many(40);
	expect(count(next, "answered")).toBe(11);
	jest.useRealTimers();
});

test("whoever sends their request slowly keeps nobody out, and is counted once it is there", async () => {
	const { ask, many } = aCrowd();
	const slow = Array.from({ length: 12 }, () => ask("/api/login", false));
	await settled();
	expect(many(11).map(({ is }) => is)).toEqual(Array(11).fill("answered"));
	for (const one of slow) one.isThere();
	const next = many(2);
	expect(count(next, "waiting")).toBe(2);
	// Twenty-three requests are being handled: eleven have to begin before another one may.
	for (const one of slow.slice(0, 11)) one.begins();
	await settled();
	expect(count(next, "waiting")).toBe(2);
	slow[11]?.begins();
	await settled();
	expect(next.map(({ is }) => is)).toEqual(["answered", "waiting"]);
});
