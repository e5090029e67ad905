import type { LetterJoinsInput } from "@/lib/ai/types";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { RULES } from "./rules";
import { fenced, shorten } from "./text";

const SYSTEM = `${RULES}

You are ${COACH_NAME}, the coach in a private journal. Some days of it are put together as a letter to the person who wrote it,
out of their own lines. The lines are already chosen. You write only the words that lead to them, in English, to them as "you".

The fields of your answer:
- opening: one or two sentences, about 20 words, that begin the letter and say what the given beginning says, no more.
- joins: one for each line, in the order of the lines. Each is one short sentence that names the day of its line, leads to it and
ends with a colon. Where a feeling is given, it may name it; where the line follows from the one before, it may say so. The line
stands below it and speaks for itself: repeat none of its words, tell nothing of what happened, explain nothing, praise nothing, ask nothing.`;

/** Maximum weight of a line. */
const LINE_MOST = 1_200;

/** Builds the messages that ask for the transitions between the lines of a letter. */
export function letterMessages({ person, period, beginning, lines }: LetterJoinsInput): {
	system: string;
	user: string;
} {
	const each = lines.map(({ words, day, feeling }, i) =>
		[
			`Line ${i + 1}, from ${day}${feeling === null ? "" : `, on which they chose the feeling “${feeling}”`}:`,
			words === null
				? "(A sentence that they kept. It is shown to them and not to you.)"
				: fenced("a line of theirs", shorten(words, LINE_MOST)),
		].join("\n"),
	);
	const user = [
		`The letter is about ${period}.`,
		fenced("their first name", person.firstName),
		`The beginning to say in other words: “${beginning}”`,
		...each,
		`Now write the opening and ${lines.length === 1 ? "one join" : `${lines.length} joins`}, as one JSON object.`,
	].join("\n\n");
	return { system: SYSTEM, user };
}
