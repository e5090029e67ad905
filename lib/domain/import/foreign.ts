import { AppError } from "@/lib/domain/core/errors";
import type { FeelingId } from "@/lib/domain/feelings/feelings";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { addDays, type Day } from "@/lib/domain/progress/days";
import { LeftOuts } from "./left-out";
import { MAX_ROWS } from "./limits";
import { reasons, refusals } from "./texts";

/** A journal entry of another program. */
export interface ForeignEntry {
	/** What it is called in the file. */
	id: string;
	day: Day;
	/** ISO 8601, UTC. */
	createdAt: string;
	title: string | null;
	content: string;
	prompt: string;
}

/** A mood of another program, as one of our feelings. */
export interface ForeignFeeling extends Pick<ForeignEntry, "id" | "day" | "createdAt"> {
	feeling: FeelingId;
	/** The entry that it was chosen for; null where it stands alone. */
	entryId: string | null;
}

/** What was read of a file of another program. */
export class Foreign {
	readonly entries: ForeignEntry[] = [];
	readonly feelings: ForeignFeeling[] = [];
	readonly leftOut = new LeftOuts();
	private seen = 0;

	/** Counts something that could be an entry. @throws AppError `invalid` where there are more than may come at once. */
	count(): void {
		this.seen += 1;
		if (this.seen > MAX_ROWS) throw new AppError("invalid", refusals.tooManyRows);
	}

	/** Adds an entry, or why it is none. @returns Whether it is one. */
	take(entry: ForeignEntry, today: Day, what: string): boolean {
		const why = entryProblem(entry, today);
		if (why) this.leftOut.add(what, why);
		else this.entries.push(entry);
		return why === null;
	}

	/** Adds a feeling, or why it is none. */
	feel(feeling: ForeignFeeling, today: Day, what: string): void {
		const why = dayProblem(feeling.day, today);
		if (why) this.leftOut.add(what, why);
		else this.feelings.push(feeling);
	}
}

/** Why an entry cannot be one here, or null. @param today The person's. */
export function entryProblem({ day, content }: Pick<ForeignEntry, "day" | "content">, today: Day): string | null {
	if (content.trim() === "") return reasons.noWords;
	if (content.length > MAX_ENTRY) return reasons.tooLong;
	return dayProblem(day, today);
}

/** Why something cannot be of a day, or null. */
function dayProblem(day: Day, today: Day): string | null {
	if (day < "1900-01-01") return reasons.tooOld;
	// Somebody who has flown east since is a day ahead of what is known here.
	return day > addDays(today, 1) ? reasons.toCome : null;
}

/** Line ends of every system as one. */
export const plainLines = (text: string): string => text.replace(/\r\n?/g, "\n");
