import { PrismaPg } from "@prisma/adapter-pg";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { readMigrations } from "./migration/history";

/** The advisory lock that Prisma's schema engine takes, on every Prisma release so far. */
const PRISMA_LOCK = 72707369;
const LOCK_WAIT_MS = 60_000;

/** A migration could not be applied. The message is for whoever starts the app. */
export class MigrationError extends Error {
	override name = "MigrationError";
}

interface ApplyOptions {
	/** Folder of the migrations; the project's own by default. */
	folder?: string;
	/**
	 * Nothing but this function ever migrates the database, so that a migration left unfinished is one whose
	 * process was killed before its transaction ended, and may simply be applied again.
	 */
	soleMigrator?: boolean;
	/** Names of the only migrations to apply, for a database as it was when there were no others. */
	only?: readonly string[];
}

/**
 * Applies the migrations a database lacks, each in one transaction, as `prisma migrate deploy` would.
 * Of several processes that do this at once, one migrates and the others wait for it.
 * @returns names of the migrations that were applied.
 * @throws MigrationError when one fails; what it did is undone.
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
	// One connection: the engine's advisory lock belongs to a session, and closing it gives the lock back.
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
		// Only now: the engine takes memory and time, which an ordinary start can do without.
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

/** Whether every migration of a list is applied, and none of another time is left unfinished. */
async function isUpToDate(pool: pg.Pool, { migrationDirectories }: MigrationList): Promise<boolean> {
	if (!(await hasHistory(pool))) return false;
	const applied = new Set(await appliedMigrations(pool));
	return migrationDirectories.every(({ path }) => applied.has(path)) && !(await findUnfinished(pool));
}

/** Names of the migrations of a folder, oldest first. */
export async function knownMigrations(folder?: string): Promise<string[]> {
	return (await readMigrations(folder)).migrationDirectories.map(({ path }) => path);
}

/** Names of the migrations that a database lacks, without applying them. */
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

/** Runs a migration and notes that it is finished in one transaction, where PrismaPg would cut the script at every semicolon. */
class TransactionalFactory extends PrismaPg {
	scriptFailed = false;

	override async connect() {
		const adapter = await super.connect();
		adapter.executeScript = async (script) => {
			const noteFinished = `UPDATE "_prisma_migrations" SET finished_at = now() WHERE ${UNFINISHED}`;
			try {
				await adapter.executeRaw({ sql: `${script}\n;\n${noteFinished}`, args: [], argTypes: [] });
			} catch (error) {
				this.scriptFailed = true;
				throw error;
			}
		};
		return adapter;
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

/** Names of the migrations that a database has, oldest first. */
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
	// The engine adds where in its own source it was.
	const reason =
		reasons[code ?? ""] ??
		message
			.split(/\n\s+0: /)[0]
			?.replace(/^external connector error\n/, "")
			.trim();
	const what = undone ? `: the migration ${undone} failed and was undone.` : ".";
	return new MigrationError(`The database could not be brought up to date${what} ${reason}`, { cause: error });
}
