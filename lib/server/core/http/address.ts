import { AppError } from "@/lib/domain/core/errors";
import { isStorable } from "./request-body";

/** What Next took from the path: ids, or whatever else somebody typed in their place. */
const valuesOf = (params: unknown): string[] =>
	Object.values(params ?? {})
		.flat()
		.map(String);

/** The path with the names of its folders, for the log: without anything that somebody typed. */
export function routeOf({ pathname }: URL, params: unknown): string {
	const typed = new Set(valuesOf(params));
	return pathname
		.split("/")
		.map((part) => (part === "" || (/^[a-z-]{1,30}$/.test(part) && !typed.has(part)) ? part : ":id"))
		.join("/");
}

/** Refuses an id that cannot exist before the database has to. @throws AppError `not_found`, `invalid` */
export function checkAddress({ searchParams }: URL, params: unknown): void {
	if (!valuesOf(params).every(isStorable)) throw new AppError("not_found", "There is nothing here.");
	for (const pair of searchParams) {
		if (pair.every(isStorable)) continue;
		throw new AppError("invalid", "The address has a character in it that cannot be read.");
	}
}
