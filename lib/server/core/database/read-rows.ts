import "server-only";
import pg from "pg";
import { inDatabase } from "@/lib/server/core/encryption/encrypted-columns";
import { Prisma } from "@/prisma/client/client";
import { pool } from "./db";

/** A calendar day comes as midnight UTC and a whole number of any size as a number, as from Prisma. */
const own = new Map<number, (text: string) => unknown>([
	[pg.types.builtins.DATE, (text) => new Date(`${text}T00:00:00Z`)],
	[pg.types.builtins.INT8, Number],
]);
const types = {
	getTypeParser: (id: number, format?: "text" | "binary") => own.get(id) ?? pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

/**
 * Rows by plain SQL, for reads that are asked for again and again: it costs a fraction of what Prisma takes for the same
 * (`npm run bench -- reads`). What is encrypted of them comes as it is stored: see `opened`.
 * @throws Error as the driver, which `isDatabaseAway` and `tookTooLong` know.
 */
export async function readRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
	const { rows } = await pool().query<Row>({ text, values, types });
	return rows;
}

/**
 * Columns by the names that they have in code, for a SELECT: `t.user_id AS "userId"`.
 * @param table As the statement calls it. No words from outside.
 */
export const columnsAs = (table: string, names: readonly string[]): Prisma.Sql =>
	Prisma.raw(names.map((name) => `${table}.${inDatabase(name)} AS "${name}"`).join(", "));
