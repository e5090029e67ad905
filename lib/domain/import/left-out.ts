import { LEFT_OUT_NAMED, MAX_NAME } from "./limits";
import type { LeftOut } from "./schema";

/** What of a file is not brought in: the first of it by name, the rest as a number, so that no file makes it large. */
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

/** A name that is not longer than one can be that is shown. */
export const cutName = (name: string): string =>
	name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME - 1).replace(/[\ud800-\udbff]$/, "")}…`;
