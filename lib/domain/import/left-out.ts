import { LEFT_OUT_NAMED, MAX_NAME } from "./limits";
import type { ImportReport, LeftOut } from "./schema";

/**
 * Collects what was left out of a file: the first things by name, the rest only as a number, so that no file makes the
 * list long.
 */
export class LeftOuts {
	readonly first: LeftOut[] = [];
	count = 0;

	/** @param what Its name, of any length. */
	add(what: string, why: string): void {
		this.count += 1;
		if (this.first.length < LEFT_OUT_NAMED) this.first.push({ what: cutName(what), why });
	}

	addAll({ first, count }: LeftOuts): void {
		for (const { what, why } of first) this.add(what, why);
		this.count += count - first.length;
	}
}

/** Adds something that turned out to be left out while it was being stored. */
export function addLeftOut(report: Pick<ImportReport, "leftOut" | "leftOutCount">, what: string, why: string): void {
	report.leftOutCount += 1;
	if (report.leftOut.length < LEFT_OUT_NAMED) report.leftOut.push({ what: cutName(what), why });
}

/** Shortens a name to the length that can be shown. */
export const cutName = (name: string): string =>
	name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME - 1).replace(/[\ud800-\udbff]$/, "")}…`;
