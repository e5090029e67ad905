import { AppError } from "@/lib/domain/core/errors";
import { isStorable } from "./request-body";

/** Returns the values that Next took from the path: ids, or whatever was typed in their place. */
const valuesOf = (params: unknown): string[] =>
	Object.values(params ?? {})
		.flat()
		.map(String);

/** Returns the path for the log, with the names of its folders and nothing that was typed. */
export function routeOf({ pathname }: URL, params: unknown): string {
	const typed = new Set(valuesOf(params));
	return pathname
		.split("/")
		.map((part) => (part === "" || (/^[a-z-]{1,30}$/.test(part) && !typed.has(part)) ? part : ":id"))
		.join("/");
}

/**
 * Refuses an id or a query that Postgres could not store, before it gets there.
 * @throws AppError `not_found` for an id; `invalid` for the query.
 */
export function checkAddress({ searchParams }: URL, params: unknown): void {
	if (!valuesOf(params).every(isStorable)) throw new AppError("not_found", "There is nothing here.");
	for (const pair of searchParams) {
		if (pair.every(isStorable)) continue;
		throw new AppError("invalid", "The address has a character in it that cannot be read.");
	}
}
