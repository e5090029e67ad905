import "server-only";
import type { ListName } from "@/lib/domain/export/schema";
import type { IncomingRow } from "@/lib/domain/import/incoming";
import { listNames } from "./own-file";
import type { ReadResult } from "./read-and-compare";
import { RowList } from "./row-list";
import { openZip, type Packed } from "./zip";

/** The new rows of a file, and what is needed to store them. */
export interface Plan extends Omit<ReadResult, "packed" | "folder" | "hasSounds"> {
	rows: { [Name in ListName]: RowList<IncomingRow<Name>> };
	/** A file of the ZIP, beside `data.json`; null where there is none. */
	find(name: string): Packed | null;
}

/** Adds up something of every list. */
export const sum = (rows: Plan["rows"], of: (list: { bytes: number; length: number }) => number): number =>
	Object.values(rows).reduce((all, list) => all + of(list), 0);

/** What the thread read, ready to be stored. @param fd Of the file. */
export async function planOf({ packed, folder, hasSounds, ...rest }: ReadResult, fd: number): Promise<Plan> {
	const none = { heads: [], parts: [] };
	const lists = listNames.map((name) => [name, new RowList(packed[name] ?? none)] as const);
	const rows = Object.fromEntries(lists) as Plan["rows"];
	const files = hasSounds && folder !== null && rows.affirmations.length > 0 ? await openZip({ fd }) : [];
	const byName = new Map(files.map((file) => [file.name, file]));
	return { ...rest, rows, find: (name) => byName.get(`${folder}${name}`) ?? null };
}
