import type { PatternName } from "@/lib/domain/questionnaires/ids";
import { type Line, lines } from "../../parts/phrasebook";

/** The last sentence of a page, by the pattern with the highest score. None claims that the person has the pattern. */
export const patternClosings: Record<PatternName, readonly Line[]> = {
	Pleaser: lines("A kind no is addressed to two people.", "What you want is a piece of information, for others too."),
	Avoider: lines(
		"Going out and coming back belong together.",
		"Room to breathe is a need like others. It can be said.",
	),
	Anxious: lines("Most silences are about something else.", "An hour without checking is an hour of yours."),
	Controller: lines("Some things hold without being held.", "You may put it down for an hour. It will keep."),
	Victim: lines(
		"That something was unfair can be true and still not be the end of it.",
		"What you bear counts, also when nobody counts it.",
	),
	"All-or-Nothing": lines("There are many numbers between nothing and all.", "Ordinary days are most of them."),
};
