import "server-only";
import type { ListName } from "@/lib/domain/export/schema";
import type { IncomingRow } from "@/lib/domain/import/incoming";
import { listNames } from "./own-file";
import type { ReadResult } from "./read-and-compare";
import { RowList } from "./row-list";
import { openZip, type Packed } from "./zip";

/** The new rows of a file, and what is needed to store them. */
export interface Plan extends Omit<ReadResult, "packed" | "folder" | "namesFiles"> {
	rows: { [Name in ListName]: RowList<IncomingRow<Name>> };
	/** Finds a file of the ZIP, relative to the folder of `data.json`; null if there is none. */
	find(name: string): Packed | null;
}

/** Adds up a number over all lists. */
export const sum = (rows: Plan["rows"], of: (list: { bytes: number; length: number }) => number): number =>
	Object.values(rows).reduce((all, list) => all + of(list), 0);

/**
 * Prepares the worker thread's result for storing.
 * @param fd The file descriptor of the uploaded file.
 */
export async function planOf({ packed, folder, namesFiles, ...rest }: ReadResult, fd: number): Promise<Plan> {
	const none = { heads: [], parts: [] };
	const lists = listNames.map((name) => [name, new RowList(packed[name] ?? none)] as const);
	const rows = Object.fromEntries(lists) as Plan["rows"];
	const files = namesFiles && folder !== null ? await openZip({ fd }) : [];
	const byName = new Map(files.map((file) => [file.name, file]));
	return { ...rest, rows, find: (name) => byName.get(`${folder}${name}`) ?? null };
}
