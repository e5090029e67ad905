import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A server on this machine that handles each request as the test says. */
export interface LocalServer {
	url: string;
	/** The bodies of the requests so far. */
	asked: string[];
	close(): Promise<void>;
}

/** The servers of the running test. If a test fails and leaves one open, it would keep the process from exiting. */
const opened: LocalServer[] = [];
afterEach(async () => {
	await Promise.all(opened.splice(0).map((server) => server.close()));
});

/** How a test responds to a request. */
type Respond = (response: ServerResponse, n: number, body: string) => void;

/** Starts a server that is closed when the test ends. */
export async function serve(respond: Respond): Promise<LocalServer> {
	const local = await serveForFile(respond);
	opened.push(local);
	return local;
}

/** Starts a server for all tests of a file, which has to close it. */
export async function serveForFile(respond: Respond): Promise<LocalServer> {
	const asked: string[] = [];
	const listener: RequestListener = async (request, response) => {
		// The coach sends these requests to learn about the server itself; no test is about them.
		if (/\/(?:api\/show|props|models)$/.test(request.url ?? "")) return void response.writeHead(404).end();
		// If the client hangs up while it sends the request, it gets no response.
		const body = await text(request).catch(() => null);
		if (body === null) return;
		asked.push(body);
		respond(response, asked.length, body);
	};
	const server = createServer(listener).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		async close() {
			if (!server.listening) return;
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

/** A server for all tests of a file, which answers as `handle` says. It has its address once the tests run. */
export function serverOf(handle: RequestListener, port = 0): { url: string } {
	const local = { url: "" };
	let server: Server;
	beforeAll(async () => {
		server = createServer(handle).listen(port, "127.0.0.1");
		await once(server, "listening");
		local.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});
	return local;
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
	response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

export const chunk = (delta: object, finishReason: string | null = null) =>
	`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`;

/** Begins a streamed response and leaves it open. */
export function beginStream(response: ServerResponse, ...lines: string[]): void {
	response.writeHead(200, { "content-type": "text/event-stream" });
	response.write(lines.join(""));
}
