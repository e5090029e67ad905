import { patternChanges } from "@/lib/domain/questionnaires/changes";
import { type PatternName, patternNames, SHOWN_ABOVE } from "@/lib/domain/questionnaires/ids";
import type { Fact, Place } from "../../parts/part";
import { fact } from "../../parts/part";
import type { Line, Phrasebook, Values } from "../../parts/phrasebook";
import * as lines from "../content/score-lines";
import { inWords, listed } from "../words";

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

/** From this score up, a third pattern is worth naming beside two that stand out. */
const NAMED_THIRD = 65;

/** Returns the patterns that a page speaks of: those that stand out, and of more than two only the clear ones. */
export const standingOut = (ranked: readonly Score[]): Score[] =>
	ranked.filter(({ score }, i) => score > SHOWN_ABOVE && (i < 2 || score >= NAMED_THIRD || score === ranked[1]?.score));

const names = (scores: readonly Score[]) => listed(scores.map(({ name }) => lines.labels[name]));

/** Writes facts about scores. Each sentence is true for all scores for which it is chosen. None but a change names a number. */
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

	/** States which pattern is strongest, alone or jointly; or that none stands out. */
	highest(): Fact[] {
		const top = highestOf(this.ranked);
		if (this.isEven) return this.fact(lines.allEqual, {});
		if (standingOut(this.ranked).length === 0) return this.fact(lines.noneAbove, {});
		return this.fact(top.length === 1 ? lines.oneHighest : lines.sharedHighest, { names: names(top) });
	}

	/** States which patterns stand out, if there are several. */
	above(): Fact[] {
		const shown = standingOut(this.ranked);
		return shown.length < 2 || this.isEven ? [] : this.fact(lines.someAbove, { list: names(shown) });
	}

	/** States what has changed since the previous scores. */
	changes(before: readonly { name: string; score: number }[]): Fact[] {
		const moved = patternChanges(before, this.ranked)
			.filter((one) => one.now !== one.before)
			.sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before));
		if (moved.length === 0) return this.fact(lines.unchanged, {}, "change");
		const labelOf = (name: string) => lines.labels[name as PatternName] ?? name;
		const list = listed(moved.map((one) => `${labelOf(one.name)} from ${one.before}% to ${one.now}%`));
		const rest = this.ranked.length - moved.length;
		return [
			...this.fact(lines.changed, { list }, "change"),
			...(rest > 1 ? this.fact(lines.otherScoresUnchanged, { n: inWords(rest) }, "change") : []),
			...(rest === 1 ? this.fact(lines.otherScoreUnchanged, {}, "change") : []),
		];
	}
}
