import { Readable } from "node:stream";
import pg from "pg";
import { beginCopy, clearSeeded, filledTable, HISTORY, readTables, summarize } from "@/lib/launcher/database/tables";
import { appliedMigrations, applyMigrations, knownMigrations } from "@/prisma/migrate";
import { BackupError, damaged, NEWER } from "./bytes";
import {
	type AskPassphrase,
	type BackupHeader,
	headerLine,
	type OpenBackup,
	pack,
	readBackup,
	writeWhole,
} from "./file";
import { dump, fittingDump, undump, versionOf } from "./pg-tools";
import { insertAll, rowBatches, rowLines } from "./rows";

/** How long a restore waits for locks on the tables of an empty database. */
const LOCK_WAIT = "10s";

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url });
	// If the connection is lost, the running query fails as well.
	client.on("error", () => {});
	try {
		await client.connect();
		return await work(client);
	} finally {
		await client.end().catch(() => {});
	}
}

interface WriteOptions {
	/** Returns the path of the new file, depending on how the backup is made. */
	file(kind: "rows" | "dump"): string;
	passphrase: string | undefined;
	/** Whether to write row by row even if pg_dump could be used. */
	asRows: boolean;
}

/**
 * Writes the whole database, as it is at one moment, to a new file: with pg_dump if there is one that fits the server,
 * otherwise row by row. People can go on writing meanwhile.
 */
export async function backUpDatabase(
	url: string,
	{ file, passphrase, asRows }: WriteOptions,
): Promise<{ file: string; header: Omit<BackupHeader, "innerscript" | "version"> }> {
	return withClient(url, async (client) => {
		await beginCopy(client, "ISOLATION LEVEL REPEATABLE READ READ ONLY");
		const program = (asRows ? undefined : await fittingDump(client)) ?? null;
		const tables = await readTables(client);
		const header = {
			content: program === null ? ("rows" as const) : ("pg_dump" as const),
			program,
			madeAt: new Date().toISOString(),
			migrations: await appliedMigrations(client),
			tables: [] as BackupHeader["tables"],
		};
		if (header.migrations.length === 0) throw new Error("There is nothing of this app in the database yet.");
		for (const { name } of tables) header.tables.push({ name, ...(await summarize(client, name)) });
		const snapshot = program === null ? "" : await exportSnapshot(client);
		const everything = async function* () {
			yield headerLine(header);
			yield* program === null ? rowLines(client, tables) : dump(url, snapshot);
		};
		const target = file(program === null ? "rows" : "dump");
		// One chunk at a time: each may be millions of characters long.
		const source = Readable.from(everything(), { highWaterMark: 1 });
		await writeWhole(target, (draft) => pack(source, draft, passphrase));
		return { file: target, header };
	});
}

async function exportSnapshot(client: pg.Client): Promise<string> {
	const { rows } = await client.query<{ id: string }>("SELECT pg_export_snapshot() AS id");
	return rows[0]?.id ?? "";
}

/**
 * Reads a backup of any kind to its end and compares it with its header.
 * @throws like `readBackup`.
 */
export async function checkBackup(
	file: string,
	ask: AskPassphrase,
): Promise<Pick<OpenBackup, "header" | "isEncrypted">> {
	return readBackup(file, ask, async ({ header, isEncrypted, content }) => {
		if (header?.content === "rows") {
			const counted = new Map<string, number>();
			for await (const { table, rows } of rowBatches(content)) {
				counted.set(table, (counted.get(table) ?? 0) + rows.length);
			}
			if (header.tables.some(({ name, rows }) => counted.get(name) !== rows)) throw damaged();
		} else {
			// The checksum is at the end of the file.
			for await (const _ of content);
		}
		return { header, isEncrypted };
	});
}

/**
 * Restores a backup into an empty database, and compares the result with the backup's header.
 * @param header The header of the backup, after `checkBackup`.
 * @throws Error with a sentence if the database is not empty, or the backup cannot be used here; then nothing was
 * changed.
 */
export async function restoreDatabase(
	url: string,
	file: string,
	ask: AskPassphrase,
	header: BackupHeader,
): Promise<void> {
	const known = new Set(await knownMigrations());
	if (header.migrations.some((name) => !known.has(name))) throw new Error(`${file} cannot be restored. ${NEWER}`);
	if (header.content === "pg_dump") await requireProgram(file, header.program ?? 0);
	await makeRoom(url, known);
	if (header.content === "rows") await applyMigrations(url, { only: header.migrations });
	else await readBackup(file, ask, ({ content }) => undump(url, content));
	await withClient(url, async (client) => {
		await beginCopy(client);
		const tables = await readTables(client);
		if (header.content === "rows") {
			await clearSeeded(client);
			await readBackup(file, ask, ({ content }) => insertAll(client, tables, content));
		}
		for (const { name, rows, hash } of header.tables) {
			const arrived = await summarize(client, name);
			if (arrived.rows === rows && arrived.hash === hash) continue;
			throw new BackupError(`The table ${name} did not arrive as it was: ${rows} rows, then ${arrived.rows}.`);
		}
		await client.query("COMMIT");
	});
}

async function requireProgram(file: string, needed: number): Promise<void> {
	const version = await versionOf("pg_restore");
	if (version !== undefined && version >= needed) return;
	throw new Error(
		`${file} was made by pg_dump ${needed}: to restore it, install pg_restore ${needed} or newer (it comes with Postgres's client).`,
	);
}

/**
 * Drops the tables of a database in which the app was started but never used.
 * @throws Error if it contains anybody's data.
 */
async function makeRoom(url: string, known: Set<string>): Promise<void> {
	await withClient(url, async (client) => {
		await beginCopy(client);
		await client.query(`SET LOCAL lock_timeout = '${LOCK_WAIT}'`);
		const tables = await readTables(client);
		const applied = await appliedMigrations(client);
		if (tables.length === 0 && applied.length === 0) return;
		if (applied.length === 0 || applied.some((name) => !known.has(name))) {
			throw new Error(`The database holds tables that are none of this app's, such as ${tables[0]?.name}. ${REFUSED}`);
		}
		const names = [HISTORY, ...tables.map(({ name }) => name)].map((name) => pg.escapeIdentifier(name)).join(", ");
		await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
		const filled = await filledTable(client, tables);
		if (filled) throw new Error(`The database is not empty: its table ${filled} has rows already. ${REFUSED}`);
		await client.query(`DROP TABLE ${names} CASCADE`);
		await client.query("COMMIT");
	});
}

const REFUSED = "A backup is restored into an empty one only. Nothing was changed.";
