import { once } from "node:events";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { WireServer } from "@/lib/launcher/database/wire/server";
import { embeddedUrl, makeSocketFolder, privateFolder, socketPath } from "./data-folder";
import { durable } from "./durable-files";
import { takeLock } from "./lock";

const TOLD_TO_CLIENTS = [
	"server_version",
	"server_encoding",
	"client_encoding",
	"DateStyle",
	"IntervalStyle",
	"TimeZone",
	"integer_datetimes",
	"standard_conforming_strings",
];

export interface EmbeddedOptions {
	/** How many connections are accepted at the same time. */
	maxConnections?: number;
	/** How long a transaction may be idle while others wait for it, in milliseconds. */
	idleInTransactionMs?: number;
	/** Called if the database stops by itself; it then has to be opened again. */
	onCrash?(error: unknown): void;
}

export interface EmbeddedDatabase {
	/** Address for node-postgres, Prisma and psql: a unix socket that only this user can access. */
	url: string;
	/** Whether the database has just been created, and is empty. */
	isNew: boolean;
	/** Path of the data folder, without symbolic links. */
	dataDir: string;
	/** Waits for running queries, closes the files, and releases the data folder. */
	close(): Promise<void>;
}

/**
 * Opens the Postgres in a data folder, creating it if there is none, and serves it on a socket.
 * @throws DataFolderInUseError if another process has it open.
 */
export async function openEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
	if (process.platform === "win32") {
		throw new Error(
			"The embedded database needs unix sockets: on Windows run this inside WSL, or set DATABASE_URL to a Postgres.",
		);
	}
	const dataDir = await privateFolder(path.resolve(folder));
	const lock = await takeLock(dataDir);
	try {
		await refuseUnseen(dataDir);
		await finishRestore(dataDir);
		const files = path.join(dataDir, "pg");
		const isNew = !existsSync(files);
		if (isNew) await initialize(dataDir, files);
		const database = await openFiles(files);
		let hasCrashed = false;
		const server = await serve(database, dataDir, {
			...options,
			onCrash(error) {
				hasCrashed = true;
				options.onCrash?.(error);
			},
		});
		return {
			url: embeddedUrl(dataDir),
			isNew,
			dataDir,
			async close() {
				await server.close();
				// A crashed database may never finish closing; its files are then as after a kill.
				if (!hasCrashed) await database.close();
				await lock.release();
			},
		};
	} catch (error) {
		await lock.release();
		throw error;
	}
}

async function serve(database: PGlite, dataDir: string, options: EmbeddedOptions): Promise<WireServer> {
	const { rows } = await database.query<{ name: string; setting: string }>(
		"SELECT name, setting FROM pg_settings WHERE name = ANY ($1)",
		[TOLD_TO_CLIENTS],
	);
	await makeSocketFolder(dataDir);
	// Left behind by a process that was killed.
	await rm(socketPath(dataDir), { force: true });
	const server = new WireServer(database, {
		socketPath: socketPath(dataDir),
		parameters: Object.fromEntries(rows.map(({ name, setting }) => [name, setting])),
		maxConnections: options.maxConnections ?? 50,
		idleInTransactionMs: options.idleInTransactionMs ?? 10_000,
		onCrash: options.onCrash ?? (() => {}),
	});
	await server.listen();
	return server;
}

/**
 * Refuses a data folder that another container uses: containers that share it do not see each other's processes, but
 * each sees the other's socket.
 */
async function refuseUnseen(dataDir: string): Promise<void> {
	const socket = connect(socketPath(dataDir));
	const answers = await once(socket, "connect").then(
		() => true,
		() => false,
	);
	socket.destroy();
	if (answers) {
		throw new Error(
			`The data folder ${dataDir} is already in use by a process that cannot be seen from here: another container?`,
		);
	}
}

async function openFiles(files: string): Promise<PGlite> {
	return PGlite.create(durable(files)).catch((error: Error) => {
		throw new Error(
			`The database in ${files} could not be opened: ${error.message}. Restore a backup with \`npm run admin -- restore <file>\`.`,
			{ cause: error },
		);
	});
}

/**
 * Opens and closes the database in a folder of Postgres files, and counts its rows.
 * @throws Error if Postgres cannot read the files.
 */
export async function countEmbedded(files: string): Promise<{ name: string; rows: number }[]> {
	if (!existsSync(path.join(files, "PG_VERSION"))) throw new Error("it holds no database.");
	const database = await PGlite.create(durable(files));
	const { rows: tables } = await database.query<{ name: string }>(
		"SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
	);
	const counted: { name: string; rows: number }[] = [];
	for (const { name } of tables) {
		const { rows } = await database.query<{ rows: number }>(
			`SELECT count(*)::int AS rows FROM ${pg.escapeIdentifier(name)}`,
		);
		counted.push({ name, rows: rows[0]?.rows ?? 0 });
	}
	await database.close();
	return counted;
}

/** Returns the folder with an unpacked and checked backup that is about to replace the database. */
export function restoredFolder(dataDir: string): string {
	return path.join(dataDir, "pg.restored");
}

/** Whether a data folder has a database, or a restored one that is about to take its place. */
export const hasDatabase = (dataDir: string): boolean =>
	existsSync(path.join(dataDir, "pg")) || existsSync(restoredFolder(dataDir));

// Completes a restore that was killed between moving the old database away and moving the new one in.
async function finishRestore(dataDir: string): Promise<void> {
	const files = path.join(dataDir, "pg");
	if (!existsSync(files) && existsSync(restoredFolder(dataDir))) await rename(restoredFolder(dataDir), files);
}

/**
 * Creates an empty database in a neighboring folder and moves it into place as a whole, so that after a kill there is
 * either all of it or nothing.
 */
async function initialize(dataDir: string, files: string): Promise<void> {
	const draft = path.join(dataDir, "pg.new");
	await rm(draft, { recursive: true, force: true });
	const database = await PGlite.create(durable(await privateFolder(draft)));
	await database.close();
	await rename(draft, files);
}
