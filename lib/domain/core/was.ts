import { AppError } from "./errors";
import { isSameText } from "./same-text";

/*
 * Two windows may have the same form open. Each sends only the fields that were changed in it, and with them `was`: what
 * these fields contained when the form was opened. If one of them contains something else by now, the change is refused,
 * so that no older form silently replaces newer words. A change without `was` is made as it is. Whole pages have a
 * version instead, because earlier versions of them are kept.
 */

const CHANGED = "This was changed in another window since you opened it. What you typed is still here.";

const isSame = (a: unknown, b: unknown): boolean =>
	typeof a === "string" && typeof b === "string"
		? isSameText(a, b)
		: JSON.stringify(a ?? "") === JSON.stringify(b ?? "");

/** Returns the fields that a form has changed, and what they were; null if it has changed none. */
export function changesOf<Fields extends object>(
	was: Fields,
	now: Fields,
): (Partial<Fields> & { was: Partial<Fields> }) | null {
	const names = Object.keys(now) as (keyof Fields)[];
	const changed = names.filter((name) => !isSame(was[name], now[name]));
	const only = (from: Fields) => Object.fromEntries(changed.map((name) => [name, from[name]])) as Partial<Fields>;
	return changed.length === 0 ? null : { ...only(now), was: only(was) };
}

/**
 * Refuses a change to a field that is no longer what it was. A field that is already as it is to become is no conflict:
 * an earlier attempt may have arrived, and only its response was lost.
 * @throws AppError `conflict`
 */
export function refuseIfChanged(row: object, { was = {}, ...update }: { was?: object | undefined }): void {
	const [now, before, after] = [row, was, update].map((fields) => new Map<string, unknown>(Object.entries(fields)));
	for (const name of before?.keys() ?? []) {
		const value = now?.get(name);
		if (isSame(value, before?.get(name)) || isSame(value, after?.get(name))) continue;
		throw new AppError("conflict", CHANGED);
	}
}
