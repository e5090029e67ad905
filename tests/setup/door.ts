import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Target = { host: string; port: number } | { path: string };

/** A proxy in front of a server that simulates a bad network. */
export class Door {
	/** The delay of all data, in milliseconds. */
	delayMs = 0;
	/** How many bytes pass every 10 ms; unlimited by default, none with 0. */
	drip = Number.POSITIVE_INFINITY;
	port = 0;
	readonly #passages = new Set<Passage>();
	#server: Server | undefined;

	constructor(private readonly target: Target) {}

	/** Starts listening. The first call chooses a free port, which later calls reuse. */
	async unlock(): Promise<void> {
		this.#server = createServer((client) => {
			const passage = new Passage(client, connect(this.target), this);
			this.#passages.add(passage);
			client.on("close", () => this.#passages.delete(passage));
		});
		this.#server.listen(this.port, "127.0.0.1");
		await once(this.#server, "listening");
		const address = this.#server.address();
		if (address && typeof address === "object") this.port = address.port;
	}

	/** Closes every connection and refuses new ones. */
	async shut(): Promise<void> {
		this.cut();
		this.#server?.close();
		if (this.#server) await once(this.#server, "close");
	}

	/** Closes every connection; new ones are accepted. @param how Whether to close cleanly or with a reset. */
	cut(how: "end" | "reset" = "end"): void {
		for (const passage of this.#passages) passage.cut(how);
	}

	/** Stops all data on the present connections without telling either end. New connections work. */
	forget(): void {
		for (const passage of this.#passages) passage.isForgotten = true;
	}

	/** Ends the delay and the slow transfer. Connections that were forgotten stay dead. */
	mend(): void {
		this.delayMs = 0;
		this.drip = Number.POSITIVE_INFINITY;
	}
}

/** One connection through the proxy. */
class Passage {
	isForgotten = false;
	readonly #ends: [Socket, Socket];

	constructor(
		client: Socket,
		server: Socket,
		private readonly door: Door,
	) {
		this.#ends = [client, server];
		for (const [from, to] of [
			[client, server],
			[server, client],
		] as const) {
			let sending = Promise.resolve();
			const then = (next: () => unknown) => {
				sending = sending.then(async () => void (await next()));
			};
			from.on("data", (bytes: Buffer) => {
				const late = this.door.delayMs > 0 ? wait(this.door.delayMs) : undefined;
				then(async () => {
					await late;
					await this.#pass(bytes, to);
				});
			});
			from.on("end", () => then(() => this.isForgotten || to.end()));
			from.on("error", () => to.destroy());
			from.on("close", () => then(() => this.isForgotten || to.destroy()));
		}
	}

	cut(how: "end" | "reset"): void {
		for (const end of this.#ends) {
			if (how === "reset") end.resetAndDestroy();
			else end.destroy();
		}
	}

	async #pass(bytes: Buffer, to: Socket): Promise<void> {
		for (let at = 0; at < bytes.length; ) {
			if (this.isForgotten || to.destroyed) return;
			const { drip } = this.door;
			if (drip > 0) to.write(bytes.subarray(at, at + drip));
			at += drip;
			if (drip !== Number.POSITIVE_INFINITY) await wait(10);
		}
	}
}
