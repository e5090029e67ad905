/**
 * Reads a lot from an embedded database, inside and outside a transaction, and prints how many megabytes of memory it
 * kept.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { WireServer } from "@/lib/launcher/database/wire/server";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heapMegabytes = () => {
	collect();
	return process.memoryUsage().heapUsed / 2 ** 20;
};

async function main(): Promise<void> {
	const folder = mkdtempSync(path.join(tmpdir(), "wire-"));
	const database = await PGlite.create();
	const onCrash = (error: unknown) => {
		throw error;
	};
	const socketPath = path.join(folder, ".s.PGSQL.5432");
	const server = new WireServer(database, {
		...{ socketPath, parameters: {}, maxConnections: 5, idleInTransactionMs: 60_000, onCrash },
	});
	await server.listen();
	const client = new pg.Client({ host: folder, user: "postgres", database: "postgres" });
	await client.connect();
	const read = () => client.query("SELECT g, repeat('x', 200) AS words FROM generate_series(1, $1::int) g", [10_000]);
	await client.query("CREATE TABLE kept (n int)");
	await read();
	const before = heapMegabytes();
	let rows = 0;
	for (let i = 0; i < 12; i++) rows += (await read()).rows.length;
	await client.query("BEGIN");
	await client.query("INSERT INTO kept VALUES (1)");
	for (let i = 0; i < 12; i++) rows += (await read()).rows.length;
	await client.query("ROLLBACK");
	const megabytes = heapMegabytes() - before;
	const undone = (await client.query("SELECT count(*)::int AS n FROM kept")).rows[0].n === 0;
	console.log(JSON.stringify({ megabytes, rows, undone }));
	await client.end();
	await server.close();
	await database.close();
	rmSync(folder, { recursive: true });
}

main().catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
