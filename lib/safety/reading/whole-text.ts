import { needsNotice } from "@/lib/domain/safety/kinds";
import type { Rule } from "../rule";
import { near } from "../rule";
import { CLEAR, DOUBT, HINT, type Judged } from "./judge";
import type { Sentence } from "./sentence";

/** A sign with its sentence, and the rule it came from. */
export type Placed = Judged & { sentence: number; idea: Rule };

/** A text is full of hints if their weights add up to this much, with at most this many words per unit of weight. */
const FULL = 2;
const WORDS_TO_A_HINT = 26;

/** Returns a rule that matches nothing, for signs without a single place. */
export const emptyRule = (): Rule => ({ pattern: /(?!)/g, reading: "plain" });
const history = emptyRule();
const full = emptyRule();

/** Matches phrases typical of people who have put the danger behind them. */
const recovered = near(
	"glad|grateful|proud|happy now|better now|recovered|recovery|got help|helped me|best decision|got through",
	"healed|(today|now|these days) i (am (happy|well|free|safe|fine|better|married)|love|live|laugh|enjoy)",
	"years (later|clean|sober|on)|have been (well|fine|happy|free|clean)",
);

/**
 * Returns hints of self-harm that only the text as a whole gives: an attempt or a wish to die long ago together with
 * hints of today, or a short text that consists of little but hints.
 * @param signs The signs in its sentences.
 */
export function hintsOfTheWhole(signs: readonly Placed[], sentences: readonly Sentence[]): Placed[] {
	const own = signs.filter(({ kind }) => kind === "self-harm");
	const today = own.filter(needsNotice);
	if (today.length === 0 || today.some(({ weight }) => weight >= DOUBT)) return [];
	const hint = (idea: Rule, sentence: number): Placed => ({
		kind: "self-harm",
		hurt: "writer",
		by: "writer",
		when: "now",
		isSexual: false,
		weight: HINT,
		idea,
		sentence,
	});
	const old = own.filter(({ when, weight }) => when === "past" && weight >= CLEAR).map(({ sentence }) => sentence);
	const isHintedAt = today.some(({ weight, sentence }) => weight >= HINT && !old.includes(sentence));
	const isOld = old.length > 0 && isHintedAt && !sentences.some(({ text }) => recovered.test(text));
	const last = sentences.at(-1)?.number ?? 0;
	const found = isOld ? [hint(history, last)] : [];
	// The old attempt counts as a sentence of its own.
	const all = isOld ? [...today, hint(history, -1)] : today;
	return isFullOf(all, sentences) ? [...found, hint(full, last)] : found;
}

/** Whether a text is full of hints: a few in a short text weigh more than as many in a long letter. */
function isFullOf(hints: readonly Placed[], sentences: readonly Sentence[]): boolean {
	// One per sentence, because two rules may have matched the same words; and each idea once, however often it is
	// repeated.
	const said = new Map<Rule, Placed>();
	for (const one of hints) if (!said.has(one.idea)) said.set(one.idea, one);
	const heaviest = new Map<number, number>();
	for (const { weight, sentence } of said.values()) {
		heaviest.set(sentence, Math.max(weight, heaviest.get(sentence) ?? 0));
	}
	if (heaviest.size < 2) return false;
	const sum = [...heaviest.values()].reduce((all, weight) => all + weight, 0);
	return sum >= FULL && sentences.reduce((all, { text }) => all + wordsIn(text), 0) <= sum * WORDS_TO_A_HINT;
}

const wordsIn = (text: string) => text.split(" ").length - 2;
