import pg from "pg";

/** About how much text is under way at once, in characters. */
const BATCH_CHARACTERS = 8_000_000;
const MOST_ROWS = 500;

// Not copied: the target has its own history of migrations.
const HISTORY = "_prisma_migrations";
// A target on which the app was started once has these, and nothing else.
const SEEDED = "questionnaires";

interface Table {
	name: string;
	/** Whether its rows refer to earlier ones of the same table, such as a reply to its message. */
	isChained: boolean;
	columns: { name: string; type: string; sequence: string | null }[];
}

/**
 * Copies every row of one database of this app into another with the same migrations, in one transaction.
 * @returns how many rows.
 * @throws Error when the target holds anything, or what arrived is not what was sent; then it is left as it was.
 */
export async function copyDatabase(sourceUrl: string, targetUrl: string): Promise<number> {
	const source = new pg.Client({ connectionString: sourceUrl });
	const target = new pg.Client({ connectionString: targetUrl });
	// A connection that is lost also fails the query under way.
	for (const client of [source, target]) client.on("error", () => {});
	try {
		await source.connect();
		await target.connect();
		for (const client of [source, target]) {
			await client.query("BEGIN");
			// Both have to write what they hold in the same way.
			await client.query("SET LOCAL TIME ZONE 'UTC'");
			await client.query("SET LOCAL datestyle = 'ISO'");
			await client.query("SET LOCAL search_path = public");
		}
		const tables = parentsFirst(await readTables(source), await readReferences(source));
		await refuseNonEmpty(target, tables);
		let rows = 0;
		for (const table of tables) rows += await copyTable(source, target, table);
		await target.query("COMMIT");
		return rows;
	} finally {
		await Promise.allSettled([source.end(), target.end()]);
	}
}

async function readTables(client: pg.Client): Promise<Table[]> {
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
	return rows;
}

async function readReferences(client: pg.Client): Promise<{ child: string; parent: string }[]> {
	const { rows } = await client.query<{ child: string; parent: string }>(
		`SELECT child.relname AS child, parent.relname AS parent
		 FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
		 WHERE k.contype = 'f' AND child.relnamespace = 'public'::regnamespace AND child.oid <> parent.oid`,
	);
	return rows;
}

/** Orders tables so that each comes after those it refers to. @throws Error when they refer to each other in a circle. */
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

async function refuseNonEmpty(target: pg.Client, tables: Table[]): Promise<void> {
	for (const { name } of tables) {
		if (name === SEEDED) continue;
		const { rows } = await target.query<{ filled: boolean }>(`SELECT EXISTS (SELECT FROM ${quoted(name)}) AS filled`);
		if (rows[0]?.filled) {
			throw new Error(`The new database is not empty: its table ${name} has rows already. Nothing was changed there.`);
		}
	}
	await target.query(`DELETE FROM ${quoted(SEEDED)}`);
}

// Every value travels as the text that Postgres itself writes and reads for it, so that no type is converted in between.
async function copyTable(source: pg.Client, target: pg.Client, table: Table): Promise<number> {
	const name = quoted(table.name);
	const names = table.columns.map((column) => quoted(column.name));
	const parameters = names.map((_, index) => `$${index + 1}::text[]`).join(", ");
	const insert = `INSERT INTO ${name} (${names.join(", ")})
		SELECT ${table.columns.map(({ name, type }) => `${quoted(name)}::${type}`).join(", ")}
		FROM unnest(${parameters}) AS sent (${names.join(", ")})`;
	const widest = await source.query<{ size: number | null }>(`SELECT max(length(t::text)) AS size FROM ${name} t`);
	const perBatch = Math.max(1, Math.min(MOST_ROWS, Math.floor(BATCH_CHARACTERS / (widest.rows[0]?.size ?? 1))));
	// What a row refers to has to be there before it, and an update may have put it anywhere.
	const order = table.isChained ? "ORDER BY created_at, id" : "";
	await source.query(
		`DECLARE sent CURSOR FOR SELECT ${names.map((column) => `${column}::text`).join(", ")} FROM ${name} ${order}`,
	);
	for (;;) {
		const { rows } = await source.query<(string | null)[]>({ text: `FETCH ${perBatch} FROM sent`, rowMode: "array" });
		if (rows.length === 0) break;
		await target.query(
			insert,
			table.columns.map((_, index) => rows.map((row) => row[index])),
		);
	}
	await source.query("CLOSE sent");
	for (const { name: column, sequence } of table.columns) {
		if (sequence)
			await target.query(`SELECT setval($1, max(${quoted(column)})) FROM ${name} HAVING count(*) > 0`, [sequence]);
	}
	const [sent, arrived] = [await summary(source, name), await summary(target, name)];
	if (sent.rows !== arrived.rows || sent.hash !== arrived.hash) {
		throw new Error(
			`The table ${table.name} did not arrive as it was sent (${sent.rows} rows, then ${arrived.rows}). The new database is left as it was.`,
		);
	}
	return sent.rows;
}

async function summary(client: pg.Client, table: string): Promise<{ rows: number; hash: string | null }> {
	const { rows } = await client.query<{ rows: number; hash: string | null }>(
		`SELECT count(*)::int AS rows, md5(string_agg(row, '' ORDER BY row COLLATE "C")) AS hash
		 FROM (SELECT md5(t::text) AS row FROM ${table} t) AS hashed`,
	);
	return rows[0] as { rows: number; hash: string | null };
}

function quoted(identifier: string): string {
	return pg.escapeIdentifier(identifier);
}
