import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A small round-robin proxy in front of several processes, as hosts have one. It skips processes that do not respond.
 */
export interface Balancer {
	origin: string;
	close(): Promise<void>;
}

/** @param origins Returns the addresses of the processes; called for every request. */
export async function balance(origins: () => readonly string[]): Promise<Balancer> {
	let turn = 0;
	const server = createServer((incoming, outgoing) => {
		const all = origins();
		const target = new URL(incoming.url ?? "/", all[turn++ % all.length]);
		const onward = request(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.on("error", () => outgoing.destroy());
			answer.pipe(outgoing);
		});
		onward.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
		outgoing.on("close", () => onward.destroy());
		incoming.pipe(onward);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
