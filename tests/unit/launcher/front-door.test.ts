import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { addressWriter, endUnread, guard, missingFiles, refusalOf, refuse } from "@/lib/launcher/web/front-door.mjs";

describe("what is refused before the app sees it", () => {
	test.each([
		["TRACE", "/", 405],
		["PROPFIND", "/", 405],
		["OPTIONS", "*", 400],
		["GET", "http://elsewhere.example/", 400],
		["GET", "/api/chat/%F0%9F", 400],
		["GET", "/questionnaires/%ff", 400],
		["GET", "/%", 400],
		["GET", "/api/goals/%00", 400],
		["GET", "/journal?q=%ff", 400],
		["GET", "/journal?q=%00", 400],
		["GET", `/_next/static/${"./".repeat(7_000)}a.js`, 414],
		["GET", "/journal?q=a+b%20c%F0%9F%98%80", null],
		["GET", "/questionnaires/%F0%9F%98%80", null],
		["OPTIONS", "/api/user", null],
		["DELETE", "/api/journal/1", null],
	])("%s %s: %j", (method, url, status) => {
		expect(refusalOf({ method, url } as Parameters<typeof refusalOf>[0])?.status ?? null).toBe(status);
	});
});

it("an address that a request claims is taken of a trusted proxy alone, and once it is said that there seems to be one", () => {
	const claims = { "x-forwarded-for": "203.0.113.7", "x-forwarded-host": "evil.example" };
	const written = (trustsProxy: boolean) => {
		const warned = jest.fn();
		const write = addressWriter(trustsProxy, warned);
		const requests = [1, 2].map(() => ({ headers: { ...claims }, socket: { remoteAddress: "192.0.2.1" } }));
		for (const request of requests) write(request as unknown as Parameters<typeof write>[0]);
		return { headers: requests[1]?.headers, warnings: warned.mock.calls.length };
	};
	expect(written(true)).toEqual({ headers: claims, warnings: 0 });
	expect(written(false)).toEqual({ headers: { "x-forwarded-for": "192.0.2.1" }, warnings: 1 });
});

describe("files that the build does not have", () => {
	const missing = missingFiles("tests/setup/no-build");
	const ofThisFolder = (url: string) => missing({ url } as Parameters<typeof missing>[0])?.status ?? null;
	test.each([
		["/_next/static/none", 404],
		["/_next/static/", 404],
		["/_next/static/../../api", 404],
		["/_next/static/%2e%2e/%2e%2e/%2e%2e/package.json", 404],
		["/_next/data/none", null],
		["/journal", null],
	])("%s: %j", (url, status) => {
		expect(ofThisFolder(url)).toBe(status);
	});

	test("by one name each: what is asked for is not remembered", () => {
		const folder = mkdtempSync(path.join(tmpdir(), "build-"));
		mkdirSync(path.join(folder, "static", "chunks"), { recursive: true });
		writeFileSync(path.join(folder, "static", "chunks", "a.js"), "");
		const look = missingFiles(folder);
		const statusOf = (url: string) => look({ url } as Parameters<typeof missing>[0])?.status ?? null;
		expect(statusOf("/_next/static/%63hunks/a.js?v=1")).toBeNull();
		for (const spelling of [
			"./chunks/a.js",
			"/chunks/a.js",
			"chunks/../chunks/a.js",
			"chunks//a.js",
			"chunks/./a.js",
		]) {
			expect(statusOf(`/_next/static/${spelling}`)).toBe(404);
		}
	});
});

describe("over the wire", () => {
	let server: Server;
	let port = 0;
	beforeAll(async () => {
		server = createServer((request, response) => {
			guard(response);
			const refusal = refusalOf(request);
			if (refusal) return refuse(request, response, refusal);
			if (request.url === "/page") response.setHeader("content-security-policy", "its own");
			if (request.url === "/long") {
				response.end("x".repeat(50_000_000));
				return;
			}
			response.writeHead(request.url === "/broken" ? 500 : 200, { "content-type": "text/html" });
			response.end("hello");
		});
		endUnread(server, 1_500);
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		const address = server.address();
		if (address && typeof address === "object") port = address.port;
	});
	afterAll(() => new Promise((resolve) => server.close(resolve)));

	const send = (head: string): Promise<string> =>
		new Promise((resolve, reject) => {
			const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`));
			let text = "";
			socket.setEncoding("utf8").on("data", (data) => (text += data));
			socket.on("end", () => resolve(text.toLowerCase())).on("error", reject);
		});

	test.each(["TRACE / HTTP/1.1", "OPTIONS * HTTP/1.1", "GET /%ff HTTP/1.1", "GET /broken HTTP/1.1", "GET / HTTP/1.1"])(
		"%s is answered with every header of safety",
		async (head) => {
			const answer = await send(head);
			for (const name of [
				"content-security-policy: default-src 'none'",
				"x-content-type-options: nosniff",
				"x-frame-options: deny",
				"referrer-policy:",
			]) {
				expect(answer).toContain(name);
			}
			expect(answer).not.toContain("http/1.1 500 internal server error\r\n\r\n");
		},
	);

	test("a person who looks at a page is told in a page, a program in a line", async () => {
		expect(await send("GET /%ff HTTP/1.1\r\nAccept: text/html")).toContain("<h1");
		expect(await send("GET /%ff HTTP/1.1")).toContain("there is nothing at this address.");
	});

	test("a response that its client does not read is aborted; one that is read arrives complete", async () => {
		const whole = await fetch(`http://127.0.0.1:${port}/long`);
		expect((await whole.arrayBuffer()).byteLength).toBe(50_000_000);
		const asked = once(server, "request");
		const socket = connect(port, "127.0.0.1", () => socket.write("GET /long HTTP/1.1\r\nHost: x\r\n\r\n"));
		socket.pause();
		const [request] = await asked;
		await once(request.socket, "close");
		socket.destroy();
	});
});
