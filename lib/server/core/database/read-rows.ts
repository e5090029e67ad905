import "server-only";
import pg from "pg";
import { inDatabase } from "@/lib/server/core/encryption/encrypted-columns";
import { Prisma } from "@/prisma/client/client";
import { pool } from "./db";

/** Parses a calendar day as midnight UTC and a 64-bit integer as a number, as Prisma does. */
const own = new Map<number, (text: string) => unknown>([
	[pg.types.builtins.DATE, (text) => new Date(`${text}T00:00:00Z`)],
	[pg.types.builtins.INT8, Number],
]);
const types = {
	getTypeParser: (id: number, format?: "text" | "binary") => own.get(id) ?? pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

/**
 * Reads rows with plain SQL, for reads that happen very often: it takes a fraction of Prisma's time (`npm run bench --
 * reads`). Encrypted columns are returned as stored: see `opened`.
 * @throws the driver's Error, which `isDatabaseAway` and `tookTooLong` recognize.
 */
export async function readRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
	const { rows } = await pool().query<Row>({ text, values, types });
	return rows;
}

/**
 * Returns columns under their names in code, for a SELECT: `t.user_id AS "userId"`.
 * @param table The table's alias in the statement. Never text from outside: it is not escaped.
 */
export const columnsAs = (table: string, names: readonly string[]): Prisma.Sql =>
	Prisma.raw(names.map((name) => `${table}.${inDatabase(name)} AS "${name}"`).join(", "));
