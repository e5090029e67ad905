/**
 * Runs the app's API in a process of its own, without a build: prints its address and serves until it is killed.
 * Everything that Next starts in each of its processes also runs here.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { lookForAbandoned } from "@/lib/server/abandoned/look";
// Compiled before the first request, as in a build.
import "@/lib/server/abandoned/service";
import { handle } from "@/tests/setup/api";

const server = createServer(async (incoming, outgoing) => {
	const gone = new AbortController();
	outgoing.on("close", () => gone.abort());
	const headers = Object.entries(incoming.headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
	const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
	const request = new Request(new URL(incoming.url ?? "/", "http://localhost:3000"), {
		method: incoming.method,
		headers: headers as [string, string][],
		signal: gone.signal,
		...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" }),
	} as RequestInit);
	const response = await handle(request);
	outgoing.writeHead(response.status, [...response.headers].flat());
	if (!response.body) return void outgoing.end();
	// If the client hangs up, the response ends.
	await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing).catch(() => {});
});
server.listen(0, "127.0.0.1", () => {
	lookForAbandoned();
	console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
