import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { int32, MessageReader, typeOf } from "@/lib/launcher/database/wire/messages";

const open: pg.Client[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await Promise.allSettled(open.splice(0).map((client) => client.end()));
});

/** Opens a connection that is closed after the test. */
export async function connectTo(url: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	// Tests break connections on purpose, and the current query then fails.
	client.on("error", () => {});
	open.push(client);
	await client.connect();
	return client;
}

/** Returns the rows of a query, on a connection of its own. */
export async function rowsOf(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
	const client = await connectTo(url);
	return (await client.query(sql, values)).rows;
}

/** Breaks a connection as a killed process would. */
export function breakOff(client: pg.Client): void {
	(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Resolves once `ask` returns true; checks a hundred times a second. */
export async function until(ask: () => Promise<boolean> | boolean): Promise<void> {
	while (!(await ask())) await wait(10);
}

/** A connection that speaks the protocol directly, message by message. */
export async function rawConnection(
	socketPath: string,
): Promise<{ send(...packets: Buffer[]): void; answer(): Promise<string>; isOver(): boolean }> {
	const socket = connect(socketPath);
	const reader = new MessageReader();
	reader.opening = false;
	let said = "";
	sockets.push(socket);
	socket.on("data", (piece) => {
		reader.push(piece as Buffer);
		for (let packet = reader.next(); packet; packet = reader.next()) {
			said += typeOf(packet);
			if (typeOf(packet) === "D") said += `(${packet.subarray(11)})`;
		}
	});
	const answer = async () => {
		await until(() => said.includes("Z"));
		const all = said;
		said = "";
		return all;
	};
	const parameters = Buffer.from("user\0postgres\0database\0postgres\0\0");
	socket.write(Buffer.concat([int32(8 + parameters.length), int32(3 << 16), parameters]));
	await answer();
	return { send: (...packets) => void socket.write(Buffer.concat(packets)), answer, isOver: () => socket.destroyed };
}
