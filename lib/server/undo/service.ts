import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { MAX_GOALS } from "@/lib/domain/goals/limits";
import { UNDOABLE_SECONDS } from "@/lib/domain/undo/limits";
import {
	db,
	isConnected,
	readableDatabaseRow,
	sealedDatabaseRow,
	type Transaction,
} from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { describeError, logger } from "@/lib/server/core/logger";
import { recountAfter } from "@/lib/server/progress/service";
import { Prisma } from "@/prisma/client/client";
import { type DeletedRows, deletedRowsSchema, type UndoTable } from "./columns";

/*
 * What somebody deletes is gone at once: no list, search, export or coach sees it. For some seconds its rows lie in
 * `deleted_items`, encrypted together, so that putting them back gives back every field.
 */

const TOO_LATE = "That can no longer be undone.";

/** The answer to a deletion: for some seconds it can be taken back under the id in `undo`. */
export interface Deleted {
	ok: true;
	undo: string;
}

type Rows = { table: UndoTable; where: Prisma.Sql };

/**
 * Rows as the database has them, locked: of two requests that delete the same thing, the later one finds nothing.
 * @param where May name the table as `t`.
 */
async function rowsOf(tx: Transaction, userId: number, { table, where }: Rows): Promise<DeletedRows["rows"]> {
	const found = await tx.$queryRaw<{ row: Record<string, unknown> }[]>`
		SELECT to_jsonb(t) AS row FROM ${Prisma.raw(table)} t WHERE t.user_id = ${userId} AND ${where} FOR UPDATE OF t`;
	return found.map(({ row }) => ({ table, ...readableDatabaseRow(table, row) }));
}

/** Keeps rows and emptied columns so that they can be put back. @returns Under which id. */
async function keep(tx: Transaction, userId: number, deleted: DeletedRows): Promise<Deleted> {
	await dropOld(tx);
	const { id } = await tx.deletedItem.create({ data: { userId, kept: deleted as Prisma.InputJsonObject } });
	dropLater();
	return { ok: true, undo: id };
}

/**
 * Deletes rows inside a transaction, and keeps them for some seconds.
 * @param rows What goes: the first by name, and what goes with it.
 * @param pointing Columns elsewhere that the deletion empties.
 * @throws AppError `not_found` with this sentence where the first of them finds nothing.
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
	return keep(tx, userId, { rows, columns: pointing });
}

/** The same for columns of a row that stays. The caller empties them, in the same transaction. */
export const keepEmptied = (
	tx: Transaction,
	userId: number,
	table: UndoTable,
	id: string,
	values: Record<string, unknown>,
): Promise<Deleted> => keep(tx, userId, { rows: [], columns: [{ table, id, values }] });

const oldest = () => new Date(Date.now() - UNDOABLE_SECONDS * 1000);
const dropOld = (tx: Pick<Transaction, "deletedItem">) =>
	tx.deletedItem.deleteMany({ where: { createdAt: { lt: oldest() } } });

/** Deletes what can no longer be put back, where no timer did: its process ended, or was frozen after its answer. */
export const dropDue = () => dropOld(db());

let timer: NodeJS.Timeout | undefined;
/** Without this, deleted rows would stay until somebody deletes something else. */
function dropLater(): void {
	clearTimeout(timer);
	timer = setTimeout(
		() => {
			if (!isConnected()) return;
			dropOld(db()).catch((error) => logger().warn({ error: describeError(error) }, "deleted things were not dropped"));
		},
		(UNDOABLE_SECONDS + 1) * 1000,
	);
	timer.unref();
}

/**
 * Puts back what was deleted a moment ago, field by field; figures and search follow.
 * @throws AppError `not_found` where it is too late, or somebody else's; `conflict` where there is no room for it.
 */
export async function undo(userId: number, id: string): Promise<{ ok: true }> {
	await recountAfter(userId, async (tx) => {
		await lockPerson(tx, userId);
		const where = { id, userId, createdAt: { gte: oldest() } };
		const found = await tx.deletedItem.findFirst({ where });
		if (!found) throw new AppError("not_found", TOO_LATE);
		const kept = isSound(found) ? deletedRowsSchema.parse(found.kept) : null;
		if (kept === null) throw new AppError("not_found", TOO_LATE);
		const { rows, columns } = kept;
		for (const { table, row, sealed } of rows) {
			if (table === "relationship_goals" && row.completed_at === null) await refuseWithoutRoom(tx, userId);
			await putBack(tx, table, sealedDatabaseRow(table, { ...row, user_id: userId }, sealed));
		}
		for (const { table, id: of, values } of columns) await fill(tx, userId, table, of, values);
		await tx.deletedItem.delete({ where: { id, userId } });
	});
	return { ok: true };
}

async function putBack(tx: Transaction, table: UndoTable, row: Record<string, unknown>): Promise<void> {
	const name = Prisma.raw(table);
	await tx.$executeRaw`
		INSERT INTO ${name} SELECT * FROM jsonb_populate_record(NULL::${name}, ${JSON.stringify(row)}::jsonb)`;
}

/** Fills columns that are still empty, as far as what they point at is there. */
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

async function refuseWithoutRoom(tx: Transaction, userId: number): Promise<void> {
	if ((await tx.relationshipGoal.count({ where: { userId, completedAt: null } })) < MAX_GOALS) return;
	throw new AppError("conflict", "You have two open goals already, so this one has no room.");
}
