import { setTimeout as wait } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { readMigrations } from "./migration/history";
import { statementsOf } from "./migration/statements";

/** The advisory lock that Prisma's schema engine has taken in every release so far. */
const PRISMA_LOCK = 72707369;
const LOCK_WAIT_MS = 60_000;

/** A migration could not be applied. The message is for the operator. */
export class MigrationError extends Error {
	override name = "MigrationError";
}

interface ApplyOptions {
	/** The folder of the migrations; by default the project's own. */
	folder?: string;
	/**
	 * Whether only this function ever migrates the database. An unfinished migration is then one whose process was killed
	 * before its transaction ended, and may simply be applied again.
	 */
	soleMigrator?: boolean;
	/** The names of the only migrations to apply, to get a database as it was at an earlier time. */
	only?: readonly string[];
}

/**
 * Applies the missing migrations, each in one transaction, like `prisma migrate deploy`. If several processes do this
 * at once, one migrates and the others wait for it.
 * @returns The names of the migrations that were applied.
 * @throws MigrationError if one fails; its changes are rolled back.
 */
export async function applyMigrations(
	databaseUrl: string,
	{ folder, soleMigrator = false, only }: ApplyOptions = {},
): Promise<string[]> {
	const migrationsList = await readMigrations(folder);
	if (only) {
		const isWanted = new Set(only);
		migrationsList.migrationDirectories = migrationsList.migrationDirectories.filter(({ path }) => isWanted.has(path));
	}
	// A single connection: the engine's advisory lock belongs to a session, and closing the session releases it.
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		max: 1,
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: 10_000,
	});
	pool.on("error", () => {});
	try {
		if (await isUpToDate(pool, migrationsList)) return [];
		await waitForOtherMigrators(pool);
		if (soleMigrator) await forgetUnfinished(pool);
		// Imported only when needed: the engine takes memory and time, which an ordinary start can save.
		const { createSchemaEngine } = await import("./migration/schema-engine");
		const factory = new TransactionalFactory(pool);
		const engine = await createSchemaEngine(factory);
		try {
			const applied = await engine.applyMigrations({
				migrationsList,
				filters: { externalTables: [], externalEnums: [] },
			});
			return applied.appliedMigrationNames;
		} catch (error) {
			const undone = factory.scriptFailed ? await findUnfinished(pool).catch(() => undefined) : undefined;
			if (undone) await engine.markMigrationRolledBack({ migrationName: undone });
			throw explain(error, undone);
		} finally {
			engine.free();
		}
	} finally {
		await pool.end();
	}
}

/** Whether every migration of a list is applied, and no other is left unfinished. */
async function isUpToDate(pool: pg.Pool, { migrationDirectories }: MigrationList): Promise<boolean> {
	if (!(await hasHistory(pool))) return false;
	const applied = new Set(await appliedMigrations(pool));
	return migrationDirectories.every(({ path }) => applied.has(path)) && !(await findUnfinished(pool));
}

/** Returns the names of the migrations in a folder, oldest first. */
export async function knownMigrations(folder?: string): Promise<string[]> {
	return (await readMigrations(folder)).migrationDirectories.map(({ path }) => path);
}

/** Returns the names of the migrations that a database lacks, without applying them. */
export async function pendingMigrations(databaseUrl: string, folder?: string): Promise<string[]> {
	const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 10_000 });
	pool.on("error", () => {});
	try {
		const finished = new Set(await appliedMigrations(pool));
		return (await knownMigrations(folder)).filter((name) => !finished.has(name));
	} finally {
		await pool.end();
	}
}

const UNFINISHED = "finished_at IS NULL AND rolled_back_at IS NULL";
const NOTE_FINISHED = `UPDATE "_prisma_migrations" SET finished_at = now() WHERE ${UNFINISHED}`;

/**
 * How long a migration waits for a table that a request has locked, in milliseconds. While it waits, every later request
 * for that table waits behind it, so it soon gives up and tries again.
 */
const TABLE_WAIT_MS = 2_000;
const MOST_TRIES = 15;

const isLockTimeout = (error: unknown): boolean =>
	error instanceof Error && (error.cause as { originalCode?: string } | undefined)?.originalCode === "55P03";

/**
 * Runs a migration and records its completion in one transaction, where PrismaPg would split the script at every
 * semicolon. An index cannot be created concurrently in a transaction: in such a migration, each statement runs alone.
 */
class TransactionalFactory extends PrismaPg {
	scriptFailed = false;

	constructor(private readonly migrating: pg.Pool) {
		super(migrating);
	}

	override async connect() {
		const adapter = await super.connect();
		adapter.executeScript = async (script) => {
			const all = /\bCONCURRENTLY\b/i.test(script)
				? [...statementsOf(script), NOTE_FINISHED]
				: [`${script}\n;\n${NOTE_FINISHED}`];
			try {
				await this.migrating.query(`SET lock_timeout = ${TABLE_WAIT_MS}`);
				for (const sql of all) await patiently(() => adapter.executeRaw({ sql, args: [], argTypes: [] }));
			} catch (error) {
				this.scriptFailed = true;
				throw error;
			} finally {
				await this.migrating.query("RESET lock_timeout");
			}
		};
		return adapter;
	}
}

/** Runs a migration, and tries again while a request holds a table that it needs. */
async function patiently(run: () => Promise<unknown>): Promise<void> {
	for (let tries = 1; ; tries++) {
		try {
			await run();
			return;
		} catch (error) {
			if (tries === MOST_TRIES || !isLockTimeout(error)) throw error;
			await wait(TABLE_WAIT_MS / 2);
		}
	}
}

async function waitForOtherMigrators(pool: pg.Pool): Promise<void> {
	try {
		await pool.query(`SET lock_timeout = ${LOCK_WAIT_MS}`);
		await pool.query("SELECT pg_advisory_lock($1)", [PRISMA_LOCK]);
		await pool.query("RESET lock_timeout");
	} catch (error) {
		if (!(error instanceof pg.DatabaseError) || error.code !== "55P03") throw error;
		throw new MigrationError(
			`Another process has been preparing this database for more than ${LOCK_WAIT_MS / 1000} seconds. Wait for it or stop it, then start again.`,
		);
	}
}

/** Returns the names of the migrations that a database has, oldest first. */
export async function appliedMigrations(connection: Queryable): Promise<string[]> {
	if (!(await hasHistory(connection))) return [];
	const { rows } = await connection.query<{ migration_name: string }>(
		"SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1",
	);
	return rows.map((row) => row.migration_name);
}

type Queryable = Pick<pg.Client, "query">;

async function hasHistory(pool: Queryable): Promise<boolean> {
	const { rows } = await pool.query<{ exists: boolean }>(
		"SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists",
	);
	return rows[0]?.exists === true;
}

async function forgetUnfinished(pool: pg.Pool): Promise<void> {
	if (await hasHistory(pool))
		await pool.query(`UPDATE _prisma_migrations SET rolled_back_at = now() WHERE ${UNFINISHED}`);
}

async function findUnfinished(pool: pg.Pool): Promise<string | undefined> {
	const { rows } = await pool.query<{ migration_name: string }>(
		`SELECT migration_name FROM _prisma_migrations WHERE ${UNFINISHED}`,
	);
	return rows[0]?.migration_name;
}

// Codes of the schema engine: https://www.prisma.io/docs/orm/reference/error-reference
const reasons: Record<string, string> = {
	P3005: "It holds tables that this app did not make; give it an empty database.",
	P3009:
		"An earlier migration stopped half way. Restore a backup from before it, or see what is missing and mark it with `npm run prisma -- migrate resolve`.",
};

function explain(error: unknown, undone: string | undefined): MigrationError {
	const { message, code } =
		error instanceof Error ? (error as Error & { code?: string }) : { message: String(error), code: undefined };
	// The engine adds the position in its own source.
	const reason =
		reasons[code ?? ""] ??
		message
			.split(/\n\s+0: /)[0]
			?.replace(/^external connector error\n/, "")
			.trim();
	const what = undone ? `: the migration ${undone} failed and was undone.` : ".";
	return new MigrationError(`The database could not be brought up to date${what} ${reason}`, { cause: error });
}
