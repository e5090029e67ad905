import { createServer, type Server, type Socket } from "node:net";
import type { Backend } from "./backend";
import { fatal, int32, MessageReader, message, opening, readString, typeOf } from "./messages";
import { withoutCopyIn } from "./query-text";
import { ClientStatements, hideParses, type UnnamedStatement } from "./statements";

/** How long a client may take to close its end, in milliseconds. */
const LEAVE_MS = 500;

export interface WireServerOptions {
	/** The unix socket to listen on. */
	socketPath: string;
	/** Settings that a client is told when it connects, such as server_version. */
	parameters: Record<string, string>;
	maxConnections: number;
	/** How long a transaction may be idle while everybody waits for it, in milliseconds. */
	idleInTransactionMs: number;
	/** Called if the backend throws, which a healthy one never does; every connection is closed. */
	onCrash(error: unknown): void;
}

/** A round of messages that ends where the backend answers, or other work that needs the backend exclusively. */
interface Job {
	client: Client | undefined;
	run(): void;
}

interface Client {
	socket: Socket;
	reader: MessageReader;
	statements: ClientStatements;
	round: Buffer[];
	id: number;
}

// Sync, Query, FunctionCall and Flush: sent when a client wants an answer.
const ENDS_ROUND = "SQFH";
const BELONGS_TO_ROUND = "PBDEC";
// Chunks of a refused COPY, and unrequested passwords. Postgres ignores them as well.
const PASSED_OVER = "dcfp";

/** How many bytes of answers the backend may keep; parsed, they take about ten times as much memory. */
const MOST_KEPT_BYTES = 1_000_000;

/**
 * Serves one backend to many clients. Rounds of messages run one after the other and never mix. A client in a
 * transaction has the backend to itself until the transaction ends, the client leaves, or it has been idle for too
 * long.
 *
 * Because there is only one backend, clients share settings made with SET, temporary tables, session advisory locks
 * (use pg_advisory_xact_lock), and LISTEN. Not supported: canceling a query, whether from outside or by
 * statement_timeout, and COPY FROM STDIN.
 */
export class WireServer {
	readonly #backend: Backend;
	/** Bytes of the answers that the backend keeps. */
	#keptBytes = 0;
	readonly #options: WireServerOptions;
	readonly #server: Server;
	readonly #sockets = new Set<Socket>();
	readonly #clients = new Set<Client>();
	readonly #unnamed: UnnamedStatement = {};
	#jobs: Job[] = [];
	#running = false;
	#broken = false;
	#owner: Client | undefined;
	#ownerMidRound = false;
	#idleTimer: NodeJS.Timeout | undefined;
	#lastId = 0;

	constructor(backend: Backend, options: WireServerOptions) {
		this.#backend = backend;
		this.#options = options;
		this.#server = createServer((socket) => this.#accept(socket));
	}

	/**
	 * Starts to listen.
	 * @throws Error if the socket cannot be created.
	 */
	listen(): Promise<void> {
		return new Promise((resolve, reject) => {
			this.#server.once("error", reject);
			this.#server.listen(this.#options.socketPath, () => resolve());
		});
	}

	/** Closes every connection, rolls back open transactions, and stops. */
	async close(): Promise<void> {
		const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
		for (const client of [...this.#clients]) {
			// Closed without a last message, which a client that is also ending would take for an answer.
			client.socket.end();
			this.#leave(client);
		}
		// A client that waits for its user, such as psql, does not notice that it was asked to close.
		const force = setTimeout(() => {
			for (const socket of this.#sockets) socket.destroy();
		}, LEAVE_MS);
		if (!this.#broken) await new Promise<void>((resolve) => this.#enqueue({ client: undefined, run: resolve }));
		await closed;
		clearTimeout(force);
	}

	#accept(socket: Socket): void {
		this.#sockets.add(socket);
		socket.on("error", () => {});
		socket.on("close", () => this.#sockets.delete(socket));
		if (this.#clients.size >= this.#options.maxConnections) {
			socket.end(fatal("53300", "sorry, too many clients already"));
			return;
		}
		const client: Client = {
			socket,
			reader: new MessageReader(),
			statements: new ClientStatements(this.#unnamed),
			round: [],
			id: ++this.#lastId,
		};
		this.#clients.add(client);
		socket.on("data", (piece) => this.#receive(client, piece));
		socket.on("close", () => this.#leave(client));
	}

	#receive(client: Client, piece: Buffer): void {
		client.reader.push(piece);
		try {
			for (let packet = client.reader.next(); packet && this.#clients.has(client); packet = client.reader.next()) {
				if (client.reader.opening) this.#open(client, packet);
				else this.#collect(client, packet);
			}
		} catch (error) {
			this.#expel(client, "08P01", error instanceof Error ? error.message : "protocol violation");
		}
	}

	#open(client: Client, packet: Buffer): void {
		const code = packet.readInt32BE(4);
		if (code === opening.sslRequest || code === opening.gssRequest) {
			client.socket.write("N");
			return;
		}
		if (code === opening.cancelRequest) {
			client.socket.end();
			return;
		}
		if (code >>> 16 !== opening.protocol3) throw new Error("unsupported frontend protocol");
		const asked = readParameters(packet);
		const database = asked.get("database") || asked.get("user");
		if (database !== "postgres") {
			this.#expel(client, "3D000", `database "${database}" does not exist; the embedded one is called "postgres"`);
			return;
		}
		client.reader.opening = false;
		const answer = [message("R", int32(0))];
		if ((code & 0xffff) > 0) answer.unshift(message("v", int32(0), int32(0)));
		for (const [name, value] of Object.entries(this.#options.parameters)) answer.push(message("S", name, value));
		answer.push(message("K", int32(client.id), int32(0)), message("Z", Buffer.from("I")));
		client.socket.write(Buffer.concat(answer));
	}

	#collect(client: Client, packet: Buffer): void {
		const type = typeOf(packet);
		if (type === "X") {
			client.socket.end();
			this.#leave(client);
		} else if (BELONGS_TO_ROUND.includes(type)) {
			client.round.push(withoutCopyIn(packet));
		} else if (ENDS_ROUND.includes(type)) {
			const round = [...client.round, withoutCopyIn(packet)];
			client.round = [];
			this.#enqueue({ client, run: () => this.#run(client, round) });
		} else if (!PASSED_OVER.includes(type)) {
			throw new Error(`invalid frontend message type ${packet[0]}`);
		}
	}

	#enqueue(job: Job): void {
		if (this.#broken) return;
		this.#jobs.push(job);
		if (job.client && job.client === this.#owner) clearTimeout(this.#idleTimer);
		this.#runNext();
	}

	#runNext(): void {
		if (this.#running) return;
		const index = this.#owner ? this.#jobs.findIndex((job) => job.client === this.#owner) : 0;
		const [job] = index < 0 ? [] : this.#jobs.splice(index, 1);
		if (!job) return;
		this.#running = true;
		// Lets the process read, write and accept connections between two rounds.
		setImmediate(() => {
			try {
				job.run();
			} catch (error) {
				this.#crash(error);
			}
			this.#running = false;
			if (!this.#broken) this.#runNext();
		});
	}

	#run(client: Client, round: Buffer[]): void {
		if (!this.#clients.has(client)) return;
		const { packets, hide } = client.statements.translate(round);
		client.socket.write(hideParses(this.#execute(packets), hide));
		this.#ownerMidRound = typeOf(round.at(-1) as Buffer) === "H";
		this.#forgetAnswers();
		if (this.#backend.isInTransaction() || this.#ownerMidRound) this.#own(client);
		else this.#disown();
	}

	#execute(packets: Buffer[]): Buffer {
		const answer = this.#backend.execProtocolRawSync(Buffer.concat(packets));
		this.#keptBytes += answer.byteLength;
		return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
	}

	/**
	 * Makes the backend discard its answers. It keeps every answer until it is called in a certain way, so that the
	 * memory of this process would grow with everything that clients read. A Sync between two rounds changes nothing
	 * else.
	 */
	#forgetAnswers(): void {
		if (this.#keptBytes < MOST_KEPT_BYTES || this.#ownerMidRound) return;
		this.#keptBytes = 0;
		const options = { syncToFs: false, throwOnError: false };
		this.#backend.execProtocol(message("S"), options).catch((error) => this.#crash(error));
	}

	#own(client: Client): void {
		this.#owner = client;
		clearTimeout(this.#idleTimer);
		if (this.#jobs.some((job) => job.client === client)) return;
		this.#idleTimer = setTimeout(
			() => this.#expel(client, "25P03", "terminating connection due to idle-in-transaction timeout"),
			this.#options.idleInTransactionMs,
		);
	}

	#disown(): void {
		clearTimeout(this.#idleTimer);
		this.#owner = undefined;
		this.#ownerMidRound = false;
	}

	#expel(client: Client, code: string, text: string): void {
		client.socket.end(fatal(code, text));
		this.#leave(client);
	}

	#leave(client: Client): void {
		if (!this.#clients.delete(client) || this.#broken) return;
		this.#jobs = this.#jobs.filter((job) => job.client !== client);
		const prepared = client.statements.closeAll();
		if (this.#owner === client) {
			// Enqueued first: nothing else runs before it while the client owns the backend.
			this.#enqueue({ client, run: () => this.#undo() });
		}
		if (prepared.length > 0)
			this.#enqueue({ client: undefined, run: () => void this.#execute([...prepared, message("S")]) });
	}

	#undo(): void {
		if (this.#ownerMidRound) this.#execute([message("S")]);
		if (this.#backend.isInTransaction()) this.#execute([message("Q", "ROLLBACK")]);
		this.#unnamed.owner = undefined;
		this.#disown();
	}

	#crash(error: unknown): void {
		this.#broken = true;
		clearTimeout(this.#idleTimer);
		this.#jobs = [];
		this.#server.close();
		for (const client of this.#clients) client.socket.end(fatal("57P02", "The database has crashed."));
		this.#clients.clear();
		this.#options.onCrash(error);
	}
}

function readParameters(packet: Buffer): Map<string, string> {
	const parameters = new Map<string, string>();
	for (let offset = 8; offset < packet.length && packet[offset] !== 0; ) {
		const name = readString(packet, offset);
		const value = readString(packet, name.end);
		parameters.set(name.text, value.text);
		offset = value.end;
	}
	return parameters;
}
