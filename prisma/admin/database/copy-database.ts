import pg from "pg";
import {
	advanceSequences,
	beginCopy,
	clearSeeded,
	filledTable,
	insertRows,
	lastNumbers,
	readRows,
	readTables,
	summarize,
	type Table,
} from "@/lib/launcher/database/tables";

/**
 * Copies every row of one database of this app into another with the same migrations, in one transaction.
 * @returns The number of rows.
 * @throws Error if the target holds any data, or if what arrived differs from what was sent; the target is then
 * unchanged.
 */
export async function copyDatabase(sourceUrl: string, targetUrl: string): Promise<number> {
	const source = new pg.Client({ connectionString: sourceUrl });
	const target = new pg.Client({ connectionString: targetUrl });
	// A lost connection also makes the running query fail, so this event needs no handling.
	for (const client of [source, target]) client.on("error", () => {});
	try {
		await source.connect();
		await target.connect();
		for (const client of [source, target]) await beginCopy(client);
		const tables = await readTables(source);
		const filled = await filledTable(target, tables);
		if (filled) {
			throw new Error(
				`The new database is not empty: its table ${filled} has rows already. Nothing was changed there.`,
			);
		}
		await clearSeeded(target);
		let rows = 0;
		for (const table of tables) rows += await copyTable(source, target, table);
		await target.query("COMMIT");
		return rows;
	} finally {
		await Promise.allSettled([source.end(), target.end()]);
	}
}

async function copyTable(source: pg.Client, target: pg.Client, table: Table): Promise<number> {
	const columns = table.columns.map(({ name }) => name);
	for await (const rows of readRows(source, table)) await insertRows(target, table, columns, rows);
	await advanceSequences(target, table, await lastNumbers(source, table));
	const [sent, arrived] = [await summarize(source, table.name), await summarize(target, table.name)];
	if (sent.rows !== arrived.rows || sent.hash !== arrived.hash) {
		throw new Error(
			`The table ${table.name} did not arrive as it was sent (${sent.rows} rows, then ${arrived.rows}). The new database is left as it was.`,
		);
	}
	return sent.rows;
}
