import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { addDays, type Day } from "@/lib/domain/progress/days";
import type { LeftOut } from "./schema";
import { reasons } from "./texts";

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

/** What was read of a file of another program. */
export interface Foreign {
	entries: ForeignEntry[];
	leftOut: LeftOut[];
}

/** Why an entry cannot be one here, or null. @param today The person's. */
export function whyNot({ day, content }: Pick<ForeignEntry, "day" | "content">, today: Day): string | null {
	if (content.trim() === "") return reasons.noWords;
	if (content.length > MAX_ENTRY) return reasons.tooLong;
	if (day < "1900-01-01") return reasons.tooOld;
	// Somebody who has flown east since is a day ahead of what is known here.
	return day > addDays(today, 1) ? reasons.toCome : null;
}

/** Adds an entry, or why it is none. */
export function take(foreign: Foreign, entry: ForeignEntry, today: Day, what: string): void {
	const why = whyNot(entry, today);
	if (why) foreign.leftOut.push({ what, why });
	else foreign.entries.push(entry);
}

/** Line ends of every system as one. */
export const plainLines = (text: string): string => text.replace(/\r\n?/g, "\n");
