import { patternChanges } from "@/lib/domain/questionnaires/changes";
import { type PatternName, patternNames, SHOWN_ABOVE } from "@/lib/domain/questionnaires/ids";
import type { Fact, Place } from "../../parts/part";
import { fact } from "../../parts/part";
import type { Line, Phrasebook, Values } from "../../parts/phrasebook";
import * as lines from "../content/score-lines";
import { capital, inWords, listed } from "../words";

export interface Score {
	name: PatternName;
	score: number;
}

/** Returns the six scores, highest first; equal ones in the order of `patternNames`. A missing score counts as 0. */
export function rankedScores(scores: readonly { name: string; score: number }[]): Score[] {
	return patternNames
		.map((name) => ({ name, score: scores.find((one) => one.name === name)?.score ?? 0 }))
		.sort((a, b) => b.score - a.score);
}

/** Returns the patterns that share the highest score. */
export const highestOf = (ranked: readonly Score[]): Score[] =>
	ranked.filter(({ score }) => score === ranked[0]?.score);
export const lowestOf = (ranked: readonly Score[]): Score[] =>
	ranked.filter(({ score }) => score === ranked.at(-1)?.score);

const names = (scores: readonly Score[]) => listed(scores.map(({ name }) => name));
const withScores = (scores: readonly Score[]) => listed(scores.map(({ name, score }) => `${name} (${score}%)`));

/** Writes facts about scores. Each sentence is true for all scores for which it is chosen. */
export class ScoreFacts {
	constructor(
		readonly ranked: readonly Score[],
		readonly book: Phrasebook,
		readonly at: readonly Place[],
	) {}

	fact(from: readonly Line[], values: Values, of: "score" | "change" | "count" | "scale" = "score"): Fact[] {
		const sentence = this.book.choose(from, values);
		return sentence ? [fact(sentence, { of, values, at: this.at })] : [];
	}

	get isEven(): boolean {
		return highestOf(this.ranked).length === this.ranked.length;
	}

	/** States which pattern scored highest, alone or jointly. */
	highest(): Fact[] {
		const top = highestOf(this.ranked);
		const score = top[0]?.score ?? 0;
		if (this.isEven) return this.fact(lines.allEqual, { score });
		return this.fact(top.length === 1 ? lines.oneHighest : lines.sharedHighest, { names: names(top), score });
	}

	lowest(): Fact[] {
		if (this.isEven) return [];
		const bottom = lowestOf(this.ranked);
		const values = { names: names(bottom), score: bottom[0]?.score ?? 0 };
		return this.fact(bottom.length === 1 ? lines.oneLowest : lines.sharedLowest, values);
	}

	/** States which patterns score high enough to be shown. */
	above(): Fact[] {
		const shown = this.ranked.filter(({ score }) => score > SHOWN_ABOVE);
		const values = {
			mark: SHOWN_ABOVE,
			list: withScores(shown),
			n: inWords(shown.length),
			nFirst: capital(inWords(shown.length)),
		};
		if (shown.length === 0) return this.fact(lines.noneAbove, { mark: SHOWN_ABOVE });
		if (shown.length === this.ranked.length) return this.fact(lines.allAbove, values);
		if (shown.length > this.ranked.length / 2) return this.fact(lines.mostAbove, values);
		return this.fact(shown.length === 1 ? lines.oneAbove : lines.someAbove, values);
	}

	/** States what has changed since the previous scores. */
	changes(before: readonly { name: string; score: number }[]): Fact[] {
		const moved = patternChanges(before, this.ranked)
			.filter((one) => one.now !== one.before)
			.sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before));
		if (moved.length === 0) return this.fact(lines.unchanged, {}, "change");
		const list = listed(moved.map((one) => `${one.name} from ${one.before}% to ${one.now}%`));
		const rest = this.ranked.length - moved.length;
		return [
			...this.fact(lines.changed, { list }, "change"),
			...(rest > 1 ? this.fact(lines.otherScoresUnchanged, { n: inWords(rest) }, "change") : []),
			...(rest === 1 ? this.fact(lines.otherScoreUnchanged, {}, "change") : []),
		];
	}
}
