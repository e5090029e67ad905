import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

const open: pg.Client[] = [];
afterEach(async () => {
	await Promise.allSettled(open.splice(0).map((client) => client.end()));
});

/** A connection that is closed after the test. */
export async function connectTo(url: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	// Tests take connections away; the query under way fails with it.
	client.on("error", () => {});
	open.push(client);
	await client.connect();
	return client;
}

/** The rows of a query on a connection of its own. */
export async function rowsOf(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
	const client = await connectTo(url);
	return (await client.query(sql, values)).rows;
}

/** Breaks a connection off as a process that was killed does. */
export function breakOff(client: pg.Client): void {
	(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Resolves when `ask` answers true; asks a hundred times a second. */
export async function until(ask: () => Promise<boolean> | boolean): Promise<void> {
	while (!(await ask())) await wait(10);
}
