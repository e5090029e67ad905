import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import pg from "pg";
import { type Bytes, feed } from "./bytes";

/**
 * Always passed to pg_dump and pg_restore: leave out owners and privileges, so that any role can restore the backup,
 * and never prompt for a password.
 */
const ALWAYS = ["--no-owner", "--no-privileges", "--no-password"];

/** Returns the major version of one of Postgres's programs; undefined if it is not installed. */
export async function versionOf(program: "pg_dump" | "pg_restore"): Promise<number | undefined> {
	const { code, output } = await start(program, ["--version"], {})
		.then(async (child) => ({ output: await text(child.stdout), code: (await child.ended).code }))
		.catch(() => ({ output: "", code: 1 }));
	const [, major] = /\(PostgreSQL\) (\d+)/.exec(output) ?? [];
	return code === 0 && major ? Number(major) : undefined;
}

/**
 * Returns the major version of pg_dump if it can read this server; undefined if it is missing, or older than the
 * server.
 */
export async function fittingDump(client: pg.Client): Promise<number | undefined> {
	const version = await versionOf("pg_dump");
	const { rows } = await client.query<{ major: number }>(
		"SELECT current_setting('server_version_num')::int / 10000 AS major",
	);
	return version !== undefined && version >= (rows[0]?.major ?? Number.POSITIVE_INFINITY) ? version : undefined;
}

/**
 * Dumps the app's tables with pg_dump, uncompressed, as a stream.
 * @param snapshot Id of the snapshot of a transaction that sees what is to be dumped.
 */
export async function* dump(url: string, snapshot: string): AsyncGenerator<Buffer> {
	const options = ["--format=custom", "--compress=0", "--table=public.*", `--snapshot=${snapshot}`];
	const child = await start("pg_dump", [...ALWAYS, ...options], connectionOf(url));
	yield* child.stdout as Bytes;
	await succeed(child, "`npm run admin -- backup --rows` does without it.");
}

/**
 * Restores a dump with pg_restore in one transaction.
 * @throws Error with its reason; then nothing was restored.
 */
export async function undump(url: string, content: Bytes): Promise<void> {
	const { PGDATABASE } = connectionOf(url);
	const options = ["--single-transaction", "--exit-on-error", `--dbname=${PGDATABASE}`];
	const child = await start("pg_restore", [...ALWAYS, ...options], connectionOf(url));
	// If pg_restore ends early, its own message says why.
	await feed(content, child.stdin);
	await succeed(child, "Nothing was restored.");
}

interface Child {
	name: string;
	stdin: Writable;
	stdout: Readable;
	ended: Promise<{ code: number | null; errors: string }>;
}

async function start(name: string, args: string[], connection: Record<string, string>): Promise<Child> {
	// A reduced environment, and messages in English.
	const ours = Object.entries(process.env).filter(([key]) => /^(PATH|HOME|PG[A-Z]+|SystemRoot)$/.test(key));
	const env = { ...Object.fromEntries(ours), NODE_ENV: process.env.NODE_ENV, LC_ALL: "C", ...connection };
	const child = spawn(name, args, { env, stdio: ["pipe", "pipe", "pipe"] });
	const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
	const errors = text(child.stderr);
	await new Promise<void>((resolve, reject) => {
		child.on("spawn", resolve);
		child.on("error", () => reject(new Error(`The program ${name} is not installed here.`)));
	});
	return {
		name,
		stdin: child.stdin,
		stdout: child.stdout,
		ended: Promise.all([closed, errors]).then(([code, said]) => ({ code, errors: said })),
	};
}

async function succeed({ name, ended }: Child, otherwise: string): Promise<void> {
	const { code, errors } = await ended;
	if (code === 0) return;
	// Only the program's own error message: the lines after it may quote what people wrote.
	const reason =
		errors.split("\n").find((line) => line.startsWith(`${name}: error:`)) ?? `${name} ended with code ${code}.`;
	throw new Error(`${reason.replace(/\s+$/, "")} ${otherwise}`);
}

/**
 * Returns the database address as environment variables. Unlike arguments, other users of the machine cannot see them.
 */
function connectionOf(url: string): Record<string, string> {
	const { host, port, user, password, database } = new pg.Client({ connectionString: url });
	const given = new URL(url, "postgresql://localhost").searchParams;
	const sslmode = given.get("sslmode");
	const variables = {
		PGHOST: host,
		PGPORT: String(port),
		PGUSER: user,
		PGPASSWORD: password,
		PGDATABASE: database,
		// "no-verify" is the driver's name for an unchecked certificate.
		PGSSLMODE: sslmode === "no-verify" ? "require" : sslmode,
		PGSSLROOTCERT: given.get("sslrootcert"),
		PGSSLCERT: given.get("sslcert"),
		PGSSLKEY: given.get("sslkey"),
		PGOPTIONS: given.get("options"),
	};
	return Object.fromEntries(Object.entries(variables).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
