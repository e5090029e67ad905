import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import pg from "pg";
import { copyPeople } from "./copies";
import { FIRST_PERSON, MOST_MESSAGES } from "./rows";

/** Beyond this number, people are copies of earlier ones by default, because sealing takes most of the time. */
export const MOST_SEALED = 10_000;
/** The number of processes, one for each processor. */
const PARTS = 2;
const big = ["users", "sessions", "journal_entries", "chat_messages", "user_responses", "feelings", "kept_lines"];

/**
 * Fills a migrated database with people whose words are encrypted under a key, those beyond `mostSealed` with copies.
 * @returns How many rows there are, how many seconds it took, and the database's size in megabytes.
 */
export async function fill(databaseUrl: string, key: Buffer, people: number, mostSealed = MOST_SEALED) {
	const started = Date.now();
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	// Creating an index afterwards takes a fraction of the time.
	const { rows: indexes } = await client.query<{ name: string; definition: string }>(
		`SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
		WHERE indrelid::regclass::text = ANY ($1)
		AND NOT indisprimary AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
		[big],
	);
	for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
	const sealed = Math.min(people, mostSealed);
	await Promise.all(Array.from({ length: PARTS }, (_, part) => fillPart([databaseUrl, key, sealed, part])));
	if (people % sealed !== 0) throw new Error(`More than ${sealed} people have to be a multiple of that.`);
	await copyPeople(databaseUrl, sealed, people / sealed - 1, PARTS);
	await client.query("SET maintenance_work_mem = '512MB'");
	for (const { definition } of indexes) await client.query(definition);
	// New rows get ids beyond these.
	const next = (FIRST_PERSON + people) * 2;
	await client.query(
		"SELECT setval('users_id_seq', $1), setval('chat_messages_id_seq', $2), setval('chat_answers_id_seq', $2)",
		[next, next * MOST_MESSAGES],
	);
	await client.query("VACUUM (ANALYZE)");
	const { rows } = await client.query<{ rows: number; megabytes: number }>(
		`SELECT (SELECT sum(reltuples)::float8 FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
			AND relname = ANY ($1)) AS rows, pg_database_size(current_database()) / 1048576.0 AS megabytes`,
		[big],
	);
	await client.end();
	const { rows: count = 0, megabytes = 0 } = rows[0] ?? {};
	return { rows: count, megabytes: Number(megabytes), seconds: (Date.now() - started) / 1000 };
}

async function fillPart([url, key, people, part]: [string, Buffer, number, number]): Promise<void> {
	const tsx = path.join("node_modules", "tsx", "dist", "cli.mjs");
	const file = path.join(import.meta.dirname, "fill-part.ts");
	const given = [url, key.toString("base64"), "0", String(people), String(part), String(PARTS)];
	const child = spawn(process.execPath, [tsx, "--conditions=react-server", file, ...given], { stdio: "inherit" });
	const [code] = await once(child, "exit");
	if (code !== 0) throw new Error(`Filling the database ended with ${code}.`);
}
