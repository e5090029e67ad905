import { AppError } from "@/lib/domain/core/errors";
import type { FeelingId } from "@/lib/domain/feelings/feelings";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { addDays, type Day } from "@/lib/domain/progress/days";
import { LeftOuts } from "./left-out";
import { MAX_ROWS } from "./limits";
import { reasons, refusals } from "./texts";

/** A journal entry from another program. */
export interface ForeignEntry {
	/** Its id within the file. */
	id: string;
	day: Day;
	/** ISO 8601, UTC. */
	createdAt: string;
	title: string | null;
	content: string;
	prompt: string;
}

/** A mood from another program, converted to one of our feelings. */
export interface ForeignFeeling extends Pick<ForeignEntry, "id" | "day" | "createdAt"> {
	feeling: FeelingId;
	/** The entry it was chosen for; null if it stands alone. */
	entryId: string | null;
}

/** A picture from another program, in one of its entries. */
export interface ForeignPhoto extends Pick<ForeignEntry, "id" | "createdAt"> {
	entryId: string;
	place: number;
	/** Path of the picture in the ZIP, relative to the file that refers to it; `read.ts` adds the folder. */
	file: string;
}

/** Collects what was read from another program's file. */
export class Foreign {
	readonly entries: ForeignEntry[] = [];
	readonly feelings: ForeignFeeling[] = [];
	readonly photos: ForeignPhoto[] = [];
	readonly leftOut = new LeftOuts();
	private seen = 0;

	/**
	 * Counts something that may be an entry.
	 * @throws AppError `invalid` if there are more than one import may contain.
	 */
	count(): void {
		this.seen += 1;
		if (this.seen > MAX_ROWS) throw new AppError("invalid", refusals.tooManyRows);
	}

	/**
	 * Adds an entry, or notes why it is left out.
	 * @returns Whether it was added.
	 */
	take(entry: ForeignEntry, today: Day, what: string): boolean {
		const why = entryProblem(entry, today);
		if (why) this.leftOut.add(what, why);
		else this.entries.push(entry);
		return why === null;
	}

	/** Adds a feeling, or notes why it is left out. */
	feel(feeling: ForeignFeeling, today: Day, what: string): void {
		const why = dayProblem(feeling.day, today);
		if (why) this.leftOut.add(what, why);
		else this.feelings.push(feeling);
	}
}

/**
 * Says why an entry cannot be imported; null if it can.
 * @param today The person's local day.
 */
export function entryProblem({ day, content }: Pick<ForeignEntry, "day" | "content">, today: Day): string | null {
	if (content.trim() === "") return reasons.noWords;
	if (content.length > MAX_ENTRY) return reasons.tooLong;
	return dayProblem(day, today);
}

/** Says why a day cannot be accepted; null if it can. */
function dayProblem(day: Day, today: Day): string | null {
	if (day < "1900-01-01") return reasons.tooOld;
	// If the person has traveled east since then, their day may be one ahead of `today`.
	return day > addDays(today, 1) ? reasons.toCome : null;
}

/** Converts all line breaks to `\n`. */
export const plainLines = (text: string): string => text.replace(/\r\n?/g, "\n");
