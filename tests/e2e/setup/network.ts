import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/**
 * Creates a proxy to an app that can be cut off. Playwright's own `setOffline` does not apply to a service worker,
 * whose requests would still arrive.
 */
export async function networkTo(url: string) {
	const port = Number(new URL(url).port);
	const sockets = new Set<Socket>();
	const join = (near: Socket) => {
		const far = connect(port, "localhost");
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.on("error", () => {});
			socket.on("close", () => {
				sockets.delete(socket);
				near.destroy();
				far.destroy();
			});
		}
		near.pipe(far).pipe(near);
	};
	let server: Server = createServer(join).listen(0);
	await once(server, "listening");
	const own = (server.address() as AddressInfo).port;
	return {
		origin: `http://localhost:${own}`,
		/** From here on nothing answers. */
		away: async () => {
			server.close();
			for (const socket of sockets) socket.destroy();
			await once(server, "close");
		},
		back: async () => {
			server = createServer(join).listen(own);
			await once(server, "listening");
		},
	};
}
