import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { gate } from "@/lib/launcher/web/at-once.mjs";
import { shares } from "@/lib/launcher/web/shares.mjs";
import { noteOwner } from "@/lib/server/core/sessions/owners";

/** Returns a value of the form that a session cookie has. */
const seal = (name: string) => `Fe26.2*1*${Buffer.from(name.padEnd(32, ".")).toString("hex")}*iv*words*1*salt*mac~2`;

const notExpected = () => {
	throw new Error("A request waited for seconds.");
};

test("ten answers of one session are made at once, the next wait, and too many are refused; others and files go past", async () => {
	noteOwner(seal("one"), 1);
	noteOwner(seal("other"), 2);
	const enter = gate();
	const held: ServerResponse[] = [];
	let refused = 0;
	const server = createServer((request, response) => {
		const begin = () => {
			if (request.headers["x-hold"]) held.push(response);
			else response.end("at once");
		};
		const isIn = enter(request, response, begin, notExpected);
		if (isIn) return;
		refused++;
		response.writeHead(429).end();
	}).listen(0);
	await once(server, "listening");
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const ask = (path: string, cookie: string, hold = false) =>
		fetch(origin + path, { headers: { cookie, ...(hold && { "x-hold": "1" }) } }).then(({ status }) => status);
	const until = async (is: () => boolean) => {
		while (!is()) await new Promise((resolve) => setImmediate(resolve));
	};
	const all = Array.from({ length: 80 }, () => ask("/api/journal", `a=1; innerscript=${seal("one")}`, true));
	await until(() => refused === 10);
	expect(held).toHaveLength(10);
	expect(await ask("/api/journal", `innerscript=${seal("other")}`)).toBe(200);
	expect(await ask("/api/journal", `innerscript-browser=${seal("one")}`)).toBe(200);
	expect(await ask("/_next/static/a.js", `innerscript=${seal("one")}`)).toBe(200);
	let answered = 0;
	while (answered < 70) {
		await until(() => held.length > 0);
		expect(held.length).toBeLessThanOrEqual(10);
		for (const response of held.splice(0)) {
			answered++;
			response.end("later");
		}
	}
	const statuses = await Promise.all(all);
	expect([200, 429].map((one) => statuses.filter((status) => status === one).length)).toEqual([70, 10]);
	expect(await ask("/api/journal", `innerscript=${seal("one")}`)).toBe(200);
	server.close();
	server.closeAllConnections();
});

test("a client that does not read large responses gets no more of them until it does", async () => {
	noteOwner(seal("slow"), 8);
	noteOwner(seal("another"), 9);
	const enter = gate();
	let begun = 0;
	const server = createServer((request, response) => {
		const isLarge = request.url === "/api/large";
		const begin = () => {
			if (isLarge) begun++;
			response.end(isLarge ? Buffer.alloc(24 * 1024 * 1024) : "small");
		};
		enter(request, response, begin, notExpected);
	}).listen(0);
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const unread = (name: string) => {
		const socket = connect(port, "127.0.0.1").pause();
		socket.write(`GET /api/large HTTP/1.1\r\nhost: a\r\ncookie: innerscript=${seal(name)}\r\n\r\n`);
		return socket;
	};
	const sockets = Array.from({ length: 6 }, () => unread("slow"));
	// By the time these are answered, the unread ones have been checked many times.
	const cookie = `innerscript=${seal("another")}`;
	for (let i = 0; i < 20; i++) {
		expect(await (await fetch(`http://127.0.0.1:${port}/api/small`, { headers: { cookie } })).text()).toBe("small");
	}
	expect(begun).toBe(2);
	for (const socket of sockets.slice(0, 2)) socket.destroy();
	while (begun < 4) await new Promise((resolve) => setImmediate(resolve));
	for (const socket of sockets) socket.destroy();
	server.close();
	server.closeAllConnections();
});

test("whoever has waited five seconds for their turn is told to come back, and those after them still wait", async () => {
	noteOwner(seal("patient"), 10);
	let time = 0;
	const enter = gate(undefined, { now: () => time, worked: () => 0 });
	const held: ServerResponse[] = [];
	let come = 0;
	const server = createServer((request, response) => {
		come++;
		const refuse = () => void response.writeHead(503).end();
		enter(request, response, () => held.push(response), refuse);
	}).listen(0);
	await once(server, "listening");
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const asked = async (times: number) => {
		const until = come + times;
		const headers = { cookie: `innerscript=${seal("patient")}` };
		const all = Array.from({ length: times }, () => fetch(`${origin}/api/journal`, { headers }));
		while (come < until) await new Promise((resolve) => setImmediate(resolve));
		return all.map((one) => one.then(({ status }) => status));
	};
	const first = await asked(12);
	time = 3_000;
	const later = await asked(1);
	time = 5_001;
	expect(await Promise.race(first)).toBe(503);
	for (const response of held.splice(0)) response.end();
	expect((await Promise.all(first)).filter((status) => status === 503)).toHaveLength(2);
	while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
	held[0]?.end();
	expect(await Promise.all(later)).toEqual([200]);
	server.close();
	server.closeAllConnections();
});

/** Returns the same session's cookie in different spellings, all of which open it. */
const spellings = (sealed: string, i: number) => [
	`innerscript=${sealed}~${i}`,
	`a=${i};\tinnerscript=${sealed}`,
	`innerscript=${sealed.replaceAll("*", "%2A")}~${i}`,
	`__Host-innerscript=${seal(`made up ${i}`)}; innerscript=${sealed}`,
];

/** Passes requests through a gate. @returns The cookies of those that it lets in. */
async function letIn(cookies: readonly string[], path = "/api/user"): Promise<(string | undefined)[]> {
	const enter = gate();
	const held: (string | undefined)[] = [];
	let come = 0;
	const server = createServer((request, response) => {
		const isIn = enter(request, response, () => held.push(request.headers.cookie), notExpected);
		if (!isIn) response.writeHead(429).end();
		come++;
	}).listen(0);
	await once(server, "listening");
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const all = cookies.map((cookie) => fetch(origin + path, { headers: { cookie } }));
	while (come < cookies.length) await new Promise((resolve) => setImmediate(resolve));
	server.closeAllConnections();
	await Promise.allSettled(all);
	server.close();
	return held;
}

test("a session is one, however its cookie is written", async () => {
	noteOwner(seal("mine"), 6);
	const all = Array.from({ length: 12 }, (_, i) => spellings(seal("mine"), i)).flat();
	expect(await letIn(all)).toHaveLength(10);
	// Of two cookies with this name, handlers would read the first and pages the last.
	expect(await letIn([`b=1; innerscript=${seal("one")}; innerscript=${seal("two")}; c=2`])).toEqual([
		`b=1; c=2; innerscript=${seal("one")}`,
	]);
});

test("of strangers at one address, also with cookies that they made up, two pages are made at once, and none keeps their other requests waiting", async () => {
	const madeUp = Array.from({ length: 20 }, (_, i) => `innerscript=${seal(`invented ${i}`)}`);
	expect(await letIn([...madeUp, "a=1", "", "b=2"], "/welcome")).toHaveLength(2);
	expect(await letIn([...madeUp, "a=1"])).toHaveLength(21);
});

test("all sessions of a person are one, once it is known whose they are", async () => {
	const sessions = Array.from({ length: 20 }, (_, i) => seal(`of ada ${i}`));
	for (const one of sessions) noteOwner(one, 7);
	expect(await letIn(sessions.map((one) => `innerscript=${one}`))).toHaveLength(10);
});

describe("the pages of one person", () => {
	let [time, work] = [0, 0];
	const clock = { now: () => time, worked: () => work };
	/** Renders a page of a person, which keeps the thread busy for `ms` milliseconds. */
	const render = (share: ReturnType<typeof shares>, owner: string, ms: number) => {
		const end = share.begin(owner);
		time += ms;
		work += ms;
		end();
	};

	it("are two at a time, and one while somebody else is here", () => {
		const share = shares(clock.now, clock.worked);
		share.begin("ada");
		expect(share.mayBegin("ada", true)).toBe(true);
		const end = share.begin("ada");
		expect(share.mayBegin("ada", true)).toBe(false);
		expect(share.mayBegin("ben", true)).toBe(true);
		end();
		expect(share.mayBegin("ada", true)).toBe(true);
		share.seen("ben");
		expect(share.mayBegin("ada", true)).toBe(false);
		expect(share.mayBegin("ben", true)).toBe(true);
	});

	it("take all of the thread while nobody else is here, and a quarter of it while somebody is", () => {
		const share = shares(clock.now, clock.worked);
		share.seen("ada");
		for (let i = 0; i < 20; i++) {
			expect(share.mayBegin("ada", true)).toBe(true);
			render(share, "ada", 100);
		}
		const from = time;
		let rendered = 0;
		while (time < from + 60_000) {
			share.seen("ben");
			if (!share.mayBegin("ada", true)) {
				// Ada's page could begin if nobody else were being answered, so the thread is never idle without need.
				expect(share.mayBegin("ada", false)).toBe(true);
				time += 10;
			} else {
				render(share, "ada", 100);
				rendered += 100;
			}
			expect(share.mayBegin("ben", true)).toBe(true);
		}
		expect(rendered).toBeGreaterThan(13_000);
		expect(rendered).toBeLessThan(16_500);
		time += 2_100;
		expect(share.mayBegin("ada", true)).toBe(true);
	});
});
