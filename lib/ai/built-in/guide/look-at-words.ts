import type { ReplyInput } from "@/lib/ai/types";
import { countWords } from "@/lib/domain/text/count-words";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { wordsIn } from "@/lib/domain/text/small-words";
import type { Paragraph } from "../parts/part";
import type { Phrasebook } from "../parts/phrasebook";
import { lookLines, readItAsTheirs, wouldSend } from "./content/lines";
import { stepByStep } from "./content/taps";
import type { Draft } from "./draft";
import { oneOf, says, states, unsaid } from "./say";
import { sittingOf } from "./sitting";

/** Id of the offer that gives somebody's own words back to copy. */
export const OWN = "own-words";

/** Words that are argued with, and words that make a sentence smaller. */
const [always, smaller] = [new Set(["always", "never", "everyone", "nobody"]), new Set(["just"])];
/** Until how many words a message is short, and from how many it is long. */
const [SHORT, LONG] = [45, 110] as const;
/** How many remarks are made at once. */
const REMARKS = 2;

/** Says what can be seen in words for somebody: how long they are, how they begin and end, and words that are heard otherwise. */
function seenIn(own: string): Paragraph[] {
	const count = countWords(own);
	const words = wordsIn(own);
	const argued = words.find((word) => always.has(word));
	const small = words.find((word) => smaller.has(word));
	const begins = sentencesOf(own).some(({ text }) =>
		/^you(?:r|['’]re|['’]ve)?\b(?! (?:were|are) (?:right|so))/i.test(text),
	);
	const { length, question, blame, but } = lookLines;
	return [
		...(argued ? [states(lookLines.argued, { word: argued })] : []),
		...(begins ? [states(blame, {})] : []),
		...(words.indexOf("but") > 2 ? [states(but, {})] : []),
		...(small ? [states(lookLines.small, { word: small })] : []),
		states(count <= SHORT ? length.short : count >= LONG ? length.long : length.middle, { count }),
		states(own.trimEnd().endsWith("?") ? question.asks : question.open, {}),
	].map((part) => [part]);
}

/** Looks at words of somebody's own and gives them back to copy; if there are none, leads to building them. */
export function lookAt(own: string | null, input: ReplyInput, book: Phrasebook): Draft {
	if (own === null) return { paragraphs: [says(readItAsTheirs)], offers: [stepByStep] };
	const sitting = sittingOf(input);
	const joined = own.replace(/(\w),? but\b/i, "$1 and");
	const fresh = seenIn(own).filter((one) => unsaid([one[0]?.text ?? ""], sitting).length > 0);
	return {
		paragraphs: [...fresh.slice(0, REMARKS), says(oneOf(book, wouldSend))],
		offers: [{ kind: "lines", id: OWN, title: "Your words", lines: own === joined ? [own] : [own, joined] }],
	};
}
