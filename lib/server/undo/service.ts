import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { UNDOABLE_SECONDS } from "@/lib/domain/undo/limits";
import {
	db,
	isConnected,
	keepableDatabaseRow,
	sealedDatabaseRow,
	type Transaction,
} from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { describeError, logger } from "@/lib/server/core/logger";
import { recountAfter } from "@/lib/server/progress/service";
import { Prisma } from "@/prisma/client/client";
import { type DeletedRows, deletedRowsSchema, type UndoTable } from "./columns";
import { insertable, refuseWithoutPlace, requireRoomFor } from "./room";

/*
 * What a person deletes is gone at once: no list, search, export or coach sees it. For some seconds its rows are kept
 * in `deleted_items`, encrypted together, so that undoing the deletion restores every field.
 */

const TOO_LATE = "That can no longer be undone.";
const TOO_OFTEN = "You have undone a lot in a short time. Please wait a little.";

/** The response to a deletion: for some seconds it can be undone with the id in `undo`. */
export interface Deleted {
	ok: true;
	undo: string;
}

type Rows = { table: UndoTable; where: Prisma.Sql };

/** How much is read, kept or restored at a time, in bytes as stored: other requests run in between. */
const AT_ONCE = 500_000;

interface Found {
	row: DeletedRows["rows"][number];
	size: number;
}

/**
 * Reads rows as the database has them, and locks them: if two requests delete the same row, the later one finds
 * nothing.
 * @param where May name the table as `t`.
 */
async function rowsOf(tx: Transaction, userId: number, { table, where }: Rows): Promise<Found[]> {
	const name = Prisma.raw(table);
	// Locked rows stay at their place (`ctid`).
	const places = await tx.$queryRaw<{ at: string; size: number }[]>`
		SELECT t.ctid::text AS at, octet_length(t::text) AS size FROM ${name} t
		WHERE t.user_id = ${userId} AND ${where} FOR UPDATE OF t`;
	const found: Found[] = [];
	for (const some of inParts(places)) {
		const rows = await tx.$queryRaw<{ row: Record<string, unknown> }[]>`
			SELECT to_jsonb(t) AS row FROM unnest(${some.map(({ at }) => at)}::text[]) WITH ORDINALITY AS p(at, place)
			JOIN ${name} t ON t.ctid = p.at::tid WHERE t.user_id = ${userId} ORDER BY p.place`;
		for (const [i, { row }] of rows.entries()) {
			found.push({ row: { table, ...keepableDatabaseRow(table, row) }, size: some[i]?.size ?? 0 });
		}
	}
	return found;
}

/** Splits a list into parts of about as many bytes as are handled at a time. */
function inParts<One extends { size: number }>(all: readonly One[]): One[][] {
	const parts: One[][] = [];
	let left = 0;
	for (const one of all) {
		const part = left > 0 ? parts.at(-1) : undefined;
		if (part) part.push(one);
		else {
			parts.push([one]);
			left = AT_ONCE;
		}
		left -= one.size;
	}
	return parts;
}

/**
 * Keeps rows and emptied columns so that they can be restored.
 * @returns The id for undoing the deletion.
 */
async function keep(
	tx: Transaction,
	userId: number,
	found: readonly Found[],
	columns: DeletedRows["columns"],
): Promise<Deleted> {
	const put = async (kept: DeletedRows) =>
		(await tx.deletedItem.create({ data: { userId, kept: kept as Prisma.InputJsonObject } })).id;
	const [first = [], ...others] = inParts(found).map((part) => part.map(({ row }) => row));
	const parts: string[] = [];
	for (const rows of others) parts.push(await put({ rows, columns: [] }));
	const id = await put({ rows: first, columns, parts });
	dropLater();
	return { ok: true, undo: id };
}

/**
 * Deletes rows inside a transaction, and keeps them for some seconds.
 * @param rows The rows to delete: first those that were asked for, then those that depend on them.
 * @param missing The error's message.
 * @param pointing Columns elsewhere that the deletion empties.
 * @throws AppError `not_found` if there are no rows of the first kind.
 */
export async function deleteWithUndo(
	tx: Transaction,
	userId: number,
	[first, ...others]: [Rows, ...Rows[]],
	missing: string,
	pointing: DeletedRows["columns"] = [],
): Promise<Deleted> {
	const rows = await rowsOf(tx, userId, first);
	if (rows.length === 0) throw new AppError("not_found", missing);
	for (const other of others) rows.push(...(await rowsOf(tx, userId, other)));
	await tx.$executeRaw`DELETE FROM ${Prisma.raw(first.table)} t WHERE t.user_id = ${userId} AND ${first.where}`;
	return keep(tx, userId, rows, pointing);
}

/** Like `deleteWithUndo`, for columns of a row that stays. The caller empties them in the same transaction. */
export const keepEmptied = (
	tx: Transaction,
	userId: number,
	table: UndoTable,
	id: string,
	values: Record<string, unknown>,
): Promise<Deleted> => keep(tx, userId, [], [{ table, id, values }]);

const oldest = () => new Date(Date.now() - UNDOABLE_SECONDS * 1000);

let timer: NodeJS.Timeout | undefined;
/**
 * Deletes kept rows once they can no longer be restored. Without this, they would stay until the next sweep: see
 * lib/server/sweep.
 */
function dropLater(): void {
	clearTimeout(timer);
	timer = setTimeout(
		() => {
			if (!isConnected()) return;
			const items = db().deletedItem.deleteMany({ where: { createdAt: { lt: oldest() } } });
			// A deleted picture is not copied: its row is only marked as deleted.
			const photos = db().photo.deleteMany({ where: { isDeleted: true, dropAt: { lt: new Date() } } });
			Promise.all([items, photos]).catch((error) =>
				logger().warn({ error: describeError(error) }, "deleted things were not dropped"),
			);
		},
		(UNDOABLE_SECONDS + 1) * 1000,
	);
	timer.unref();
}

/**
 * Restores what was deleted a moment ago, field by field; statistics and search are updated.
 * @throws AppError `not_found` if it is too late, or somebody else's; `conflict` if there is no room for it;
 * `rate_limited`
 */
export async function undo(userId: number, id: string): Promise<{ ok: true }> {
	await takePoint("undosPerPerson", String(userId), TOO_OFTEN);
	await recountAfter(userId, async (tx) => {
		await lockPerson(tx, userId);
		const { rows, columns, parts } = await keptUnder(tx, userId, id);
		await putAllBack(tx, userId, rows);
		for (const part of parts) await putAllBack(tx, userId, (await keptUnder(tx, userId, part)).rows);
		for (const { table, id: of, values } of columns) {
			if (table === "photos") await refuseWithoutPlace(tx, userId, values.entry_id);
			await fill(tx, userId, table, of, values);
		}
		await tx.deletedItem.deleteMany({ where: { id: { in: [id, ...parts] }, userId } });
	});
	return { ok: true };
}

/**
 * Finds the rows kept under an id.
 * @throws AppError `not_found`
 */
async function keptUnder(tx: Transaction, userId: number, id: string) {
	const found = await tx.deletedItem.findFirst({ where: { id, userId, createdAt: { gte: oldest() } } });
	if (!found || !isSound(found)) throw new AppError("not_found", TOO_LATE);
	return deletedRowsSchema.parse(found.kept);
}

async function putAllBack(tx: Transaction, userId: number, rows: DeletedRows["rows"]): Promise<void> {
	for (const { table, row, sealed } of rows) {
		const fitting = await insertable(tx, userId, table, row);
		if (!fitting) continue;
		// There may be a newer key by now.
		const kept = keepableDatabaseRow(table, { ...fitting, user_id: userId }, sealed);
		await putBack(tx, table, sealedDatabaseRow(table, kept.row, kept.sealed));
		await requireRoomFor(tx, userId, table, fitting);
	}
}

async function putBack(tx: Transaction, table: UndoTable, row: Record<string, unknown>): Promise<void> {
	const name = Prisma.raw(table);
	await tx.$executeRaw`
		INSERT INTO ${name} SELECT * FROM jsonb_populate_record(NULL::${name}, ${JSON.stringify(row)}::jsonb)`;
}

/** Fills columns that are still empty. The rows they refer to must exist. */
async function fill(
	tx: Transaction,
	userId: number,
	table: UndoTable,
	id: string,
	values: Record<string, unknown>,
): Promise<void> {
	const name = Prisma.raw(table);
	const columns = Object.keys(values).map((column) => Prisma.raw(`"${column.replace(/\W/g, "")}"`));
	const [first] = columns;
	if (!first) return;
	const sealed = sealedDatabaseRow(table, values, [], { id, user_id: userId });
	const sets = columns.map((column) => Prisma.sql`${column} = v.${column}`);
	await tx.$executeRaw`
		UPDATE ${name} t SET ${Prisma.join(sets)}
		FROM jsonb_populate_record(NULL::${name}, ${JSON.stringify(sealed)}::jsonb) v
		WHERE t.id::text = ${id} AND t.user_id = ${userId} AND t.${first} IS NULL`;
}
