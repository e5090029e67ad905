import type pg from "pg";
import { z } from "zod";
import {
	advanceSequences,
	insertRows,
	lastNumbers,
	type Row,
	readRows,
	type Table,
} from "@/lib/launcher/database/tables";
import { type Bytes, damaged, lines } from "./bytes";

/** Approximate characters that are written to a database at once. */
const BATCH_CHARACTERS = 4_000_000;
const MOST_ROWS = 500;

const tableLine = z.strictObject({
	table: z.string(),
	columns: z.array(z.string()).min(1),
	last: z.record(z.string(), z.string().regex(/^\d{1,19}$/)),
});
const endLine = z.strictObject({ end: z.literal(true) });
const rowLine = z.array(z.string().nullable());

/**
 * Yields every row as a line of JSON: for each table a line with its name and columns, then its rows. A final line
 * marks the end.
 */
export async function* rowLines(client: pg.Client, tables: Table[]): AsyncGenerator<string> {
	for (const table of tables) {
		const columns = table.columns.map(({ name }) => name);
		yield `${JSON.stringify({ table: table.name, columns, last: await lastNumbers(client, table) })}\n`;
		for await (const rows of readRows(client, table)) yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
	}
	yield `${JSON.stringify({ end: true })}\n`;
}

interface Batch {
	table: string;
	columns: string[];
	rows: Row[];
	/** The last value of each of the table's sequences. */
	last: Record<string, string>;
	/** Whether this is the last batch of the table. */
	isLast: boolean;
}

/**
 * Parses such lines, several rows at a time.
 * @throws BackupError if they are invalid or incomplete.
 */
export async function* rowBatches(content: Bytes): AsyncGenerator<Batch> {
	let head: z.infer<typeof tableLine> | undefined;
	let rows: Row[] = [];
	let characters = 0;
	let isOver = false;
	const batch = (isLast: boolean): Batch[] => {
		if (!head) return [];
		const made = { ...head, rows, isLast };
		rows = [];
		characters = 0;
		return [made];
	};
	for await (const line of lines(content)) {
		if (isOver) throw damaged();
		const value = parsed(line);
		if (Array.isArray(value)) {
			const row = rowLine.safeParse(value).data;
			if (!head || row?.length !== head.columns.length) throw damaged();
			rows.push(row);
			characters += line.length;
			if (characters < BATCH_CHARACTERS && rows.length < MOST_ROWS) continue;
			yield* batch(false);
		} else {
			yield* batch(true);
			head = tableLine.safeParse(value).data;
			isOver = endLine.safeParse(value).success;
			if (!head && !isOver) throw damaged();
		}
	}
	if (!isOver) throw damaged();
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		throw damaged();
	}
}

/** Inserts every row into a database with the same tables. */
export async function insertAll(client: pg.Client, tables: Table[], content: Bytes): Promise<void> {
	const byName = new Map(tables.map((table) => [table.name, table]));
	for await (const { table: name, columns, rows, last, isLast } of rowBatches(content)) {
		const table = byName.get(name);
		const known = new Set(table?.columns.map((column) => column.name));
		if (!table || columns.some((column) => !known.has(column))) throw damaged();
		if (rows.length > 0) await insertRows(client, table, columns, rows);
		if (isLast) await advanceSequences(client, table, last);
	}
}
