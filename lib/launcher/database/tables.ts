import pg from "pg";

/** Approximate characters in transit at once. */
const BATCH_CHARACTERS = 8_000_000;
const MOST_ROWS = 500;

/** Table of the applied migrations; not copied, because each database has its own. */
export const HISTORY = "_prisma_migrations";
/** The tables with rows in a database in which the app was only started: the questionnaires, and the id of its key. */
const SEEDED = ["questionnaires", "encryption_keys"];

export interface Table {
	name: string;
	/** Whether its rows refer to earlier ones of the same table, as a reply refers to its message. */
	isChained: boolean;
	columns: { name: string; type: string; sequence: string | null }[];
}

/** A row with its values in Postgres's own notation, so that no type is converted on the way. */
export type Row = (string | null)[];

/** Row count and hash of a table, to compare it with its copy. */
export interface Summary {
	rows: number;
	hash: string | null;
}

/** Begins a transaction in which every database writes and reads values in the same way. */
export async function beginCopy(client: pg.Client, kind = ""): Promise<void> {
	await client.query(`BEGIN ${kind}`);
	await client.query("SET LOCAL TIME ZONE 'UTC'");
	await client.query("SET LOCAL datestyle = 'ISO'");
	await client.query("SET LOCAL search_path = public");
	// Copying may take longer than any other query is allowed to.
	await client.query("SET LOCAL statement_timeout = 0");
}

/** Returns the tables of the app, each after those that it refers to. */
export async function readTables(client: pg.Client): Promise<Table[]> {
	const { rows } = await client.query<Table>(
		`SELECT c.relname AS name, json_agg(json_build_object(
		   'name', a.attname,
		   'type', format_type(a.atttypid, a.atttypmod),
		   'sequence', pg_get_serial_sequence(quote_ident(c.relname), a.attname)
		 ) ORDER BY a.attnum) AS columns,
		 EXISTS (SELECT FROM pg_constraint k WHERE k.contype = 'f' AND k.conrelid = c.oid AND k.confrelid = c.oid) AS "isChained"
		 FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
		 WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> $1
		 GROUP BY c.oid, c.relname ORDER BY c.relname`,
		[HISTORY],
	);
	return parentsFirst(rows, await readReferences(client));
}

async function readReferences(client: pg.Client): Promise<{ child: string; parent: string }[]> {
	const { rows } = await client.query<{ child: string; parent: string }>(
		`SELECT child.relname AS child, parent.relname AS parent
		 FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
		 WHERE k.contype = 'f' AND child.relnamespace = 'public'::regnamespace AND child.oid <> parent.oid`,
	);
	return rows;
}

/**
 * Orders tables so that each comes after those that it refers to.
 * @throws Error if they refer to each other in a circle.
 */
export function parentsFirst<T extends { name: string }>(
	tables: T[],
	references: { child: string; parent: string }[],
): T[] {
	const ordered: T[] = [];
	let waiting = tables;
	while (waiting.length > 0) {
		const isWaiting = new Set(waiting.map(({ name }) => name));
		const free = (table: T) => !references.some(({ child, parent }) => child === table.name && isWaiting.has(parent));
		const next = waiting.filter(free);
		if (next.length === 0) throw new Error(`The tables ${[...isWaiting].join(", ")} refer to each other in a circle.`);
		ordered.push(...next);
		waiting = waiting.filter((table) => !next.includes(table));
	}
	return ordered;
}

/** Returns the first table that contains data of people; undefined if there is none. */
export async function filledTable(client: pg.Client, tables: Table[]): Promise<string | undefined> {
	for (const { name } of tables) {
		if (SEEDED.includes(name)) continue;
		const { rows } = await client.query<{ filled: boolean }>(`SELECT EXISTS (SELECT FROM ${quoted(name)}) AS filled`);
		if (rows[0]?.filled) return name;
	}
	return undefined;
}

/** Deletes the rows that the app itself put into an empty database; the copy has its own. */
export async function clearSeeded(client: pg.Client): Promise<void> {
	// A database of an older app may lack a table.
	const { rows } = await client.query<{ name: string }>(
		"SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY ($1)",
		[SEEDED],
	);
	for (const { name } of rows) await client.query(`DELETE FROM ${quoted(name)}`);
}

/** Reads all rows of a table in batches. Rows that others of the same table refer to come first. */
export async function* readRows(client: pg.Client, table: Table): AsyncGenerator<Row[]> {
	const name = quoted(table.name);
	const widest = await client.query<{ size: number | null }>(`SELECT max(length(t::text)) AS size FROM ${name} t`);
	const perBatch = Math.max(1, Math.min(MOST_ROWS, Math.floor(BATCH_CHARACTERS / (widest.rows[0]?.size ?? 1))));
	// Rows must come after those that they refer to, and an update may have moved them anywhere.
	const order = table.isChained ? "ORDER BY created_at, id" : "";
	const values = table.columns.map((column) => `${quoted(column.name)}::text`);
	await client.query(`DECLARE sent CURSOR FOR SELECT ${values.join(", ")} FROM ${name} ${order}`);
	for (;;) {
		const { rows } = await client.query<Row>({ text: `FETCH ${perBatch} FROM sent`, rowMode: "array" });
		if (rows.length === 0) break;
		yield rows;
	}
	await client.query("CLOSE sent");
}

/**
 * Inserts rows into a table.
 * @param columns The column names, in the order of the values in each row.
 */
export async function insertRows(client: pg.Client, table: Table, columns: string[], rows: Row[]): Promise<void> {
	const names = columns.map(quoted);
	const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]));
	await client.query(
		`INSERT INTO ${quoted(table.name)} (${names.join(", ")})
		SELECT ${columns.map((column) => `${quoted(column)}::${typeOf.get(column)}`).join(", ")}
		FROM unnest(${names.map((_, index) => `$${index + 1}::text[]`).join(", ")}) AS sent (${names.join(", ")})`,
		columns.map((_, index) => rows.map((row) => row[index])),
	);
}

/**
 * Returns the last value of each sequence of a table, even if that row no longer exists, because numbers are never
 * reused.
 */
export async function lastNumbers(client: pg.Client, table: Table): Promise<Record<string, string>> {
	const last: Record<string, string> = {};
	for (const { name, sequence } of table.columns) {
		if (!sequence) continue;
		const { rows } = await client.query<{ last: string }>(
			`SELECT last_value::text AS last FROM ${sequence} WHERE is_called`,
		);
		if (rows[0]) last[name] = rows[0].last;
	}
	return last;
}

/** Sets the sequences, so that new rows are numbered after the copied ones. */
export async function advanceSequences(
	client: pg.Client,
	table: Table,
	last: Readonly<Record<string, string>>,
): Promise<void> {
	for (const { name, sequence } of table.columns) {
		if (!sequence) continue;
		await client.query(
			`SELECT setval($1, greatest(max(${quoted(name)}), $2)) FROM ${quoted(table.name)} HAVING count(*) > 0 OR $2 > 0`,
			[sequence, last[name] ?? "0"],
		);
	}
}

export async function summarize(client: pg.Client, table: string): Promise<Summary> {
	const { rows } = await client.query<Summary>(
		`SELECT count(*)::int AS rows, md5(string_agg(row, '' ORDER BY row COLLATE "C")) AS hash
		 FROM (SELECT md5(t::text) AS row FROM ${quoted(table)} t) AS hashed`,
	);
	return rows[0] as Summary;
}

function quoted(identifier: string): string {
	return pg.escapeIdentifier(identifier);
}
