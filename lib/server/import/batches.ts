import "server-only";
import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/domain/core/errors";
import type { ListName } from "@/lib/domain/export/schema";
import { refusals } from "@/lib/domain/import/texts";
import { claimEnd } from "@/lib/server/core/database/claim";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { listNames } from "./own-file";

/**
 * Rows of one transaction: while it is open, an embedded database answers nobody else, and for each row Prisma holds up
 * everybody for half a millisecond.
 */
const BATCH = 50;

/** An import that is under way. */
export interface Work {
	userId: number;
	importId: string;
	/** The ids that the file's rows have here, by `list/id`. */
	ids: Map<string, string>;
	/** Hears how many rows have been stored. */
	onStored(rows: number): void;
}

interface Identified {
	id: string | number;
	version?: number;
}

/** A row of the file under the id that it gets here. */
export interface Placed<Row> {
	id: string;
	row: Row;
}

/** Gives every row an id of its own. */
export function place<Row extends Identified>({ ids }: Work, list: ListName, rows: readonly Row[]): Placed<Row>[] {
	return rows.map((row) => {
		const id = randomUUID();
		ids.set(`${list}/${row.id}`, id);
		return { id, row };
	});
}

/** The id that a row of the file has here, or null where it is neither in the file nor here. */
export const idOf = ({ ids }: Work, list: ListName, id: string | number | null): string | null =>
	(id !== null && ids.get(`${list}/${id}`)) || null;

/** The same where it is not known what the id is of. */
export function anyIdOf(work: Work, id: string): string | undefined {
	for (const name of listNames) {
		const here = idOf(work, name, id);
		if (here !== null) return here;
	}
	return undefined;
}

/**
 * Stores rows, so many in a transaction, and notes which they are, so that they can be taken back.
 * @param store Stores some of them.
 * @throws AppError `conflict` where the account or the import is gone meanwhile.
 */
export async function inBatches<Row extends Identified>(
	work: Work,
	list: ListName,
	rows: readonly Placed<Row>[],
	store: (tx: Transaction, batch: Placed<Row>[]) => Promise<void>,
	size = BATCH,
): Promise<void> {
	const { userId, importId } = work;
	for (let from = 0; from < rows.length; from += size) {
		const batch = rows.slice(from, from + size);
		await db().$transaction(async (tx) => {
			const { count } = await tx.import.updateMany({ where: { id: importId, userId }, data: { until: claimEnd() } });
			if (count === 0) throw new AppError("conflict", refusals.notFound);
			await store(tx, batch);
			await tx.importedRow.createMany({
				data: batch.map(({ id, row }) => {
					return { importId, list, rowId: id, sourceId: String(row.id), version: row.version ?? 1 };
				}),
			});
		});
		work.onStored(batch.length);
	}
}
