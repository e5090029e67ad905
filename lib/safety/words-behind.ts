import { type Kind, needsNotice } from "@/lib/domain/safety/kinds";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { callsIn, type Reading, weighSigns } from "./assess";
import { withoutSentences } from "./not-meant";
import { CLEAR, DOUBT, HINT } from "./reading/judge";

/** A sentence of one of several texts. */
export interface SentenceBehind {
	/** Zero-based index of the text. */
	text: number;
	/** The sentence, verbatim. */
	words: string;
}

/** What is searched in texts. */
interface Sought extends Reading {
	/** The kinds of danger that count. */
	kinds: readonly Kind[];
}

/** If a text only sounds like danger as a whole, at most this many of its sentences are tried one by one. */
const MOST_TRIED = 40;

/**
 * Returns the sentences because of which these texts are a clear danger: without them, they would not be. Empty if there
 * is no clear danger. As few sentences as possible, the plainest signs first.
 */
export function wordsBehind(texts: readonly string[], { kinds, ...reading }: Sought): SentenceBehind[] {
	const isClear = (some: readonly string[]) =>
		callsIn(some, reading).some(({ kind, certainty }) => certainty === "clear" && kinds.includes(kind));
	if (!isClear(texts)) return [];
	const all = texts.flatMap((text, index) => sentencesOf(text).map(({ text: words }) => ({ text: index, words })));
	const weighed = all.map((one) => ({
		one,
		weight: Math.max(
			0,
			...weighSigns([one.words], reading)
				.filter((sign) => kinds.includes(sign.kind) && needsNotice(sign))
				.map(({ weight }) => weight),
		),
	}));
	for (const least of [CLEAR, DOUBT, HINT]) {
		const some = weighed.filter(({ weight }) => weight >= least).map(({ one }) => one);
		if (some.length > 0 && !isClear(without(texts, some))) return some;
	}
	return fewest(texts, all, isClear);
}

/** Leaves out, one by one, the sentences that are not needed for the texts to sound like danger. */
function fewest(
	texts: readonly string[],
	all: readonly SentenceBehind[],
	isClear: (texts: readonly string[]) => boolean,
): SentenceBehind[] {
	if (all.length > MOST_TRIED) return [...all];
	return all.reduce<SentenceBehind[]>(
		(left, one) => {
			const fewer = left.filter((other) => other !== one);
			return isClear(without(texts, fewer)) ? left : fewer;
		},
		[...all],
	);
}

const without = (texts: readonly string[], sentences: readonly SentenceBehind[]): string[] =>
	texts.map((text, index) =>
		withoutSentences(text, new Set(sentences.filter((one) => one.text === index).map(({ words }) => words))),
	);
