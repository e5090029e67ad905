import type { PatternName } from "@/lib/domain/questionnaires/ids";
import { type Line, lines } from "../../parts/phrasebook";

/** The last sentence of a page, by the pattern with the highest score. None claims that the person has the pattern. */
export const patternClosings: Record<PatternName, readonly Line[]> = {
	Pleaser: lines("A yes is worth more where a no is possible."),
	Avoider: lines("Going out and coming back belong together."),
	Anxious: lines("You hear a great deal. You may also stop listening for a while."),
	Controller: lines("Some things hold without being held.", "What you see to is seen to. That may be said."),
	Victim: lines(
		"What you bear counts, also when nobody counts it.",
		"Somebody may have seen more of it than you think.",
	),
	"All-or-Nothing": lines("There are many numbers between nothing and all.", "Ordinary days are most of them."),
};
