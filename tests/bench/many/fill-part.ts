/**
 * Writes one part of a range of people into a database: `tsx fill-part.ts URL KEY FROM UNTIL PART PARTS`. Several of
 * these run at once, because encryption keeps a processor busy.
 */
import { once } from "node:events";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { Keyring } from "@/lib/server/core/encryption/keyring";
import { rowsOf } from "./rows";

/** How many characters of each table are sent at a time. */
const BATCH_CHARACTERS = 2_000_000;

/** Formats a value for COPY's text format. */
function written(value: unknown): string {
	if (value === null || value === undefined) return "\\N";
	if (value instanceof Date) return value.toISOString();
	if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString("hex")}`;
	const text = typeof value === "object" ? JSON.stringify(value) : String(value);
	return text.replace(/[\\\n\r\t]/g, (sign) => `\\${{ "\n": "n", "\r": "r", "\t": "t" }[sign] ?? sign}`);
}

async function fill(url: string, key: string, from: number, until: number, part: number, parts: number): Promise<void> {
	const keyring = new Keyring(() => [Buffer.from(key, "base64")]);
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	// The way the rows are made keeps foreign keys valid; checking each would take most of the time.
	await client.query("SET session_replication_role = replica");
	await client.query("SET synchronous_commit = off");
	// By table and columns: COPY takes one list of columns for all of its lines.
	const waiting = new Map<string, { table: string; columns: string[]; lines: string[]; characters: number }>();
	const send = async (name: string) => {
		const batch = waiting.get(name);
		if (!batch) return;
		waiting.delete(name);
		const columns = batch.columns.map((column) => `"${column}"`).join(", ");
		const stream = client.query(copyFrom(`COPY "${batch.table}" (${columns}) FROM STDIN`));
		stream.end(`${batch.lines.join("\n")}\n`);
		await once(stream, "finish");
	};
	for (let i = from + part; i < until; i += parts) {
		for (const { table, values } of rowsOf(keyring, i)) {
			const columns = Object.keys(values);
			const name = `${table} ${columns.join()}`;
			const batch = waiting.get(name) ?? { table, columns, lines: [], characters: 0 };
			waiting.set(name, batch);
			const line = batch.columns.map((column) => written(values[column])).join("\t");
			batch.lines.push(line);
			batch.characters += line.length;
			if (batch.characters > BATCH_CHARACTERS) await send(name);
		}
	}
	for (const name of [...waiting.keys()]) await send(name);
	await client.end();
}

const [url = "", key = "", ...numbers] = process.argv.slice(2);
const [from = 0, until = 0, part = 0, parts = 1] = numbers.map(Number);
fill(url, key, from, until, part, parts).catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
