import type { EmotionFamily } from "../../lexicon/emotions";
import type { MoveName } from "../../lexicon/moves";
import type { Theme } from "../../lexicon/themes";
import type { Desk } from "../desk";
import type { Insight } from "./insight";

/** Something one would expect in such answers and may not find. */
export interface Expected {
	themes?: readonly Theme[];
	feelings?: readonly EmotionFamily[];
	moves?: readonly MoveName[];
	/** Any of these words, and it is there after all. */
	words?: RegExp;
	/** Said when none of it is there. */
	says: readonly string[];
}

/** Fewer words than this, and nothing can be called missing. */
const ENOUGH_WORDS = 200;

/** What is conspicuously not there. Said with care: it may only not have been written down. */
export function absentInsights(desk: Desk, expected: readonly Expected[]): Insight[] {
	if (desk.reading.words < ENOUGH_WORDS) return [];
	return expected
		.filter(
			({ themes = [], feelings = [], moves = [], words }) =>
				!desk.reading.texts.some(
					(answer) =>
						answer.themes.some((hit) => themes.includes(hit.key) && !hit.negated) ||
						answer.emotions.some((hit) => feelings.includes(hit.key) && !hit.negated) ||
						answer.moves.some((hit) => moves.includes(hit.move)) ||
						(words?.test(answer.raw) ?? false),
				),
		)
		.map(({ says }): Insight => ({ family: "absent", weight: 4.6, write: (d) => d.vary(...says) }));
}
