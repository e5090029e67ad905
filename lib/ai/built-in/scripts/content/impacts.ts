import type { PatternName } from "@/lib/domain/questionnaires/ids";
import { type Line, line, lines } from "../../parts/phrasebook";

/** What a pattern does that is there in part, in the first person. What a strong one does stands with its meaning. */
export const partImpacts: Readonly<Record<PatternName, Line>> = {
	Pleaser: line("It makes me considerate, and it leaves me tired with people I like."),
	Avoider: line("It keeps me independent, and it leaves others guessing how long I will be gone."),
	Anxious: line(
		"It lets me notice early when something is off, and it takes up evenings that could have been good ones.",
	),
	Controller: line("It keeps many things running, and it leaves me few surprises and little help."),
	Victim: line("It gives me an eye for others who are overlooked, and it lets some things wait too long."),
	"All-or-Nothing": line("It lets me bring my whole heart, and it makes some words come out that I have to take back."),
};

/** What a pattern does that is hardly there. */
export const littleImpacts = lines(
	"It leaves my strength free for other things.",
	"It makes this part of love lighter for me, and for those I love.",
	"It is one thing less to be careful about.",
);
