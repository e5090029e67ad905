import { types } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { isSound } from "@/lib/domain/core/damaged";
import {
	type EncryptedModel,
	type EncryptedModelName,
	encryptedModels,
	encryptedTable,
	inDatabase,
} from "@/lib/server/core/encryption/encrypted-columns";
import { encrypting } from "@/lib/server/core/encryption/extension";
import { keyringOf } from "@/lib/server/core/encryption/key-file";
import { type Keyring, prefixOf } from "@/lib/server/core/encryption/keyring";
import {
	type Identity,
	identityOf,
	openedWherePossible,
	type Row,
	readableRow,
	sealedRow,
} from "@/lib/server/core/encryption/rows";
import { env } from "@/lib/server/core/env";
import { describeError, logger } from "@/lib/server/core/logger";
import { PrismaClient } from "@/prisma/client/client";
import { CarefulPool } from "./careful-pool";
import { noteDatabaseTime } from "./clock";

/** How long a request waits for a connection before it fails as "database away", in milliseconds. */
const CONNECT_TIMEOUT_MS = 5_000;
/** How long a statement may run before Postgres cancels it, in milliseconds. The client gives up a little later. */
const STATEMENT_TIMEOUT_MS = 8_000;
const QUERY_TIMEOUT_MS = 9_000;
/** A connection this old is replaced, so that the database's clock is read again. */
const LIFETIME_SECONDS = 300;

function connect() {
	const pool = new CarefulPool({
		connectionString: env().DATABASE_URL,
		max: env().DATABASE_POOL_MAX,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		idleTimeoutMillis: 30_000,
		query_timeout: QUERY_TIMEOUT_MS,
		maxLifetimeSeconds: LIFETIME_SECONDS,
		keepAlive: true,
		onConnect: async (client) => {
			// With a pooler, this would change the connection of whichever client gets it next: docs/several-instances.md.
			if (!env().DATABASE_POOLER) await client.query(`SET statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
			const { rows } = await client.query<{ now: Date }>("SELECT clock_timestamp() AS now");
			if (rows[0]) noteDatabaseTime(rows[0].now);
		},
	});
	// The pool replaces a connection that dies while idle; without a listener the event would end the process.
	pool.on("error", (error) => logger().warn({ error: describeError(error) }, "an idle database connection was lost"));
	const keyring = keyringOf(env().DATA_ENCRYPTION_KEY, env().DATA_ENCRYPTION_KEY_FILE);
	const client = new PrismaClient({
		adapter: new PrismaPg(pool),
		omit: {
			user: {
				passwordHash: true,
				passwordSeal: true,
				emailSeal: true,
				resetTokenHash: true,
				resetTokenExpiresAt: true,
			},
		},
		transactionOptions: { maxWait: CONNECT_TIMEOUT_MS, timeout: QUERY_TIMEOUT_MS },
		errorFormat: "minimal",
		// The default is a thousand cached queries. The cache would grow for hours, because each length of an `IN` list is
		// another query.
		queryPlanCacheMaxSize: 400,
	});
	return { pool, keyring, prisma: encrypting(client, keyring, noteDamage) };
}

type Connection = ReturnType<typeof connect>;
// Hot reload evaluates modules again; the connection has to survive that.
const holder = globalThis as { innerscriptDatabase?: Connection };

function connection(): Connection {
	holder.innerscriptDatabase ??= connect();
	return holder.innerscriptDatabase;
}

/** Returns Prisma on this process's pool. */
export function db(): Connection["prisma"] {
	return connection().prisma;
}

/** Returns the pool itself, for queries that Prisma cannot make. */
export function pool(): pg.Pool {
	return connection().pool;
}

/** Returns the keys that this process encrypts with, for code that does not go through Prisma. */
export function keyring(): Keyring {
	return connection().keyring;
}

/**
 * Decrypts rows that raw SQL has read, whose columns are named as in code. A value that cannot be decrypted is replaced
 * by a notice; `unreadOf` names its columns, and the place is logged.
 * @param known Values that identify all of the rows and are not among their columns.
 */
export function opened<Found extends object>(
	name: EncryptedModelName,
	rows: readonly Found[],
	known: Row = {},
): Found[] {
	const model = encryptedModels[name];
	return rows.map((found) => {
		const row = found as Row;
		const of = identityOf(model, { ...known, ...row });
		if (of === null) throw new Error(`A row of ${model.table} came without what names it.`);
		return readableRow(keyring(), model, row, of, noteDamage) as Found;
	});
}

/** Like `opened`, for rows that are only searched: a row with anything that cannot be decrypted becomes null. */
export const openedWhereSound = <Found extends object>(
	name: EncryptedModelName,
	rows: readonly Found[],
	known: Row = {},
): (Found | null)[] => opened(name, rows, known).map((row) => (isSound(row) ? row : null));

/** Logs where stored data cannot be decrypted. */
export function noteDamage(place: string): void {
	logger().error({ place }, "something stored cannot be opened");
}

/**
 * Prepares a row to be kept, with the database's names and values. Values encrypted under the newest key stay as they
 * are: a page can have millions of characters of earlier versions. The others are decrypted where possible, because
 * their key may be removed soon.
 * @param all The columns to decrypt; by default all of them.
 * @returns The row, and the columns that are still encrypted.
 */
export function keepableDatabaseRow(
	table: string,
	values: Row,
	all?: readonly string[],
): { row: Row; sealed: string[] } {
	const newest = prefixOf(keyring().newest);
	const stays = ([column, value]: [string, unknown]) =>
		(all !== undefined && !all.includes(column)) || (typeof value === "string" && value.startsWith(newest));
	const kept = Object.fromEntries(Object.entries(values).filter(stays));
	const others = Object.fromEntries(Object.entries(values).filter((one) => !stays(one)));
	const { row, sealed } = openedWherePossible(keyring(), ...inTable(table, others, values), inDatabase);
	const isSealed = (column: string) => all?.includes(column) ?? String(kept[column]).startsWith(newest);
	return { row: { ...kept, ...row }, sealed: [...sealed, ...Object.keys(kept).filter(isSealed)] };
}

/**
 * Encrypts a row whose columns are named as in the database.
 * @param sealed Columns that are encrypted already.
 */
export function sealedDatabaseRow(table: string, values: Row, sealed: readonly string[] = [], known: Row = {}): Row {
	const isSealed = ([column]: [string, unknown]) => sealed.includes(column);
	const all = Object.entries(values);
	const open = Object.fromEntries(all.filter((one) => !isSealed(one)));
	const row = sealedRow(keyring(), ...inTable(table, open, { ...known, ...values }), inDatabase);
	return { ...row, ...Object.fromEntries(all.filter(isSealed)) };
}

function inTable(table: string, values: Row, names: Row): [EncryptedModel, Row, Identity] {
	const model = encryptedTable(table);
	const of = model && identityOf(model, names, inDatabase);
	if (!of) throw new Error(`A row of ${table} came without what names it.`);
	return [model, values, of];
}

/** Whether the database has been used since it was last closed. */
export const isConnected = (): boolean => holder.innerscriptDatabase !== undefined;

/** Closes every connection, so that a script or a test can end. */
export async function disconnect(): Promise<void> {
	const open = holder.innerscriptDatabase;
	holder.innerscriptDatabase = undefined;
	await open?.prisma.$disconnect();
	await open?.pool.end();
}

const awayCodes = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"ENOENT",
	"ENOTFOUND",
	"EPIPE",
	"ETIMEDOUT",
	"P1001",
	"P1002",
	"P1008",
	"P1017",
	"P2024",
	"P2028",
	// Postgres: shutting down, starting up, crashed, too many connections.
	"57P01",
	"57P02",
	"57P03",
	"53300",
	// The connection was lost. PgBouncer also reports any problem of its own with these codes.
	"08000",
	"08003",
	"08006",
	"08P01",
]);
const awayMessages = new RegExp(
	"not currently accepting connections|timeout exceeded when trying to connect|query read timeout|not queryable|" +
		"connection terminated|server closed the connection|can't reach database",
	"i",
);

/** The Postgres code for a statement that was cancelled because it took too long. */
const CANCELED = "57014";

/** Returns what the driver reported as the cause of a Prisma error. */
const causeOf = (error: Error) =>
	"meta" in error
		? (
				error.meta as
					| { driverAdapterError?: { cause?: { originalCode?: string; originalMessage?: string; kind?: string } } }
					| undefined
			)?.driverAdapterError?.cause
		: undefined;

/** Whether a statement was cancelled because it took too long. */
export function tookTooLong(error: unknown): boolean {
	for (
		let current: unknown = error, depth = 0;
		types.isNativeError(current) && depth < 5;
		current = current.cause, depth++
	) {
		if ("code" in current && current.code === CANCELED) return true;
		if (causeOf(current)?.originalCode === CANCELED) return true;
	}
	return false;
}

/**
 * Whether an error means that the database cannot be reached at the moment, so that it makes sense to try again later.
 */
export function isDatabaseAway(error: unknown): boolean {
	for (
		let current: unknown = error, depth = 0;
		types.isNativeError(current) && depth < 5;
		current = current.cause, depth++
	) {
		if ("code" in current && awayCodes.has(String(current.code))) return true;
		if (awayMessages.test(current.message)) return true;
		const cause = causeOf(current);
		if (!cause) continue;
		if (awayCodes.has(String(cause.originalCode)) || awayMessages.test(cause.originalMessage ?? "")) return true;
		if (cause.kind === "DatabaseNotReachable" || cause.kind === "ConnectionClosed") return true;
	}
	return false;
}

/** Whether a write failed because a unique value already exists. */
export function isUniqueViolation(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "P2002";
}

/** The client or a transaction of it, for code that works with either. */
export type Transaction = Omit<
	ReturnType<typeof db>,
	"$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction"
>;
