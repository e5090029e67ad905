import "server-only";
import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/domain/core/errors";
import type { ListName } from "@/lib/domain/export/schema";
import { refusals } from "@/lib/domain/import/texts";
import { claimEnd } from "@/lib/server/core/database/claim";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { listNames } from "./own-file";
import type { RowList } from "./row-list";

/** A running import. */
export interface Work {
	userId: number;
	importId: string;
	/** The new ids of the file's rows, by `list/id`. */
	ids: Map<string, string>;
	/** Called with the number of rows stored. */
	onStored(rows: number): void;
}

interface Identified {
	id: string | number;
	version?: number;
}

/** A row of the file with its new id. */
export interface Placed<Row> {
	id: string;
	row: Row;
}

/** Rows of a file with their new ids. */
export interface PlacedRows<Row> {
	ids: readonly string[];
	rows: RowList<Row>;
}

/** Gives every row a new id. */
export function place<Row>({ ids }: Work, list: ListName, rows: RowList<Row>): PlacedRows<Row> {
	const own = rows.heads.map(({ id }) => {
		const here = randomUUID();
		ids.set(`${list}/${id}`, here);
		return here;
	});
	return { ids: own, rows };
}

/** Returns the new id of a row of the file; null if neither the file nor the account has the row. */
export const idOf = ({ ids }: Work, list: ListName, id: string | number | null): string | null =>
	(id !== null && ids.get(`${list}/${id}`)) || null;

/** Like `idOf`, for an id of an unknown list. */
export function anyIdOf(work: Work, id: string): string | undefined {
	for (const name of listNames) {
		const here = idOf(work, name, id);
		if (here !== null) return here;
	}
	return undefined;
}

/** Yields the rows one by one. */
export function* eachOf<Row>({ ids, rows: all }: PlacedRows<Row>): Generator<Placed<Row>> {
	for (const { from, rows } of all.parts()) {
		for (const [index, row] of rows.entries()) yield { id: ids[from + index] as string, row };
	}
}

/**
 * Stores rows, one part per transaction, and records which they are, so that the import can be undone.
 * @param store Stores one part.
 * @throws AppError `conflict` if the account or the import has been deleted meanwhile.
 */
export async function inBatches<Row extends Identified>(
	work: Work,
	list: ListName,
	{ ids, rows: all }: PlacedRows<Row>,
	store: (tx: Transaction, batch: Placed<Row>[]) => Promise<void>,
): Promise<void> {
	for (const { from, rows } of all.parts()) {
		const batch = rows.map((row, index) => ({ id: ids[from + index] as string, row }));
		await inOneBatch(work, list, batch, store);
	}
}

/**
 * Like `inBatches`, for some rows in one transaction.
 * @throws as `inBatches`
 */
export async function inOneBatch<Row extends Identified>(
	work: Work,
	list: ListName,
	batch: Placed<Row>[],
	store: (tx: Transaction, batch: Placed<Row>[]) => Promise<void>,
): Promise<void> {
	const { userId, importId } = work;
	await db().$transaction(async (tx) => {
		const { count } = await tx.import.updateMany({ where: { id: importId, userId }, data: { until: claimEnd() } });
		if (count === 0) throw new AppError("conflict", refusals.notFound);
		await store(tx, batch);
		await tx.importedRow.createMany({
			data: batch.map(({ id, row }) => {
				return { importId, list, rowId: id, sourceId: knownBy(list, row.id), version: row.version ?? 1 };
			}),
		});
	});
	work.onStored(batch.length);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the id to keep for recognizing a row in a later import. Only for sets of answers, and only if this app made
 * the id: other programs use file names, which can be as private as the text.
 */
const knownBy = (list: ListName, id: string | number): string =>
	list === "responses" && UUID.test(String(id)) ? String(id) : "";
