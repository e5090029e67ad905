import type { Manner } from "../manner";
import type { Dice } from "../random";
import { tidy } from "../writing/prose";

/** What decides between several ways to say something about an entry. */
export interface Pen {
	manner: Manner;
	/** Everything that was said lately. */
	lately: string;
	dice: Dice;
}

/** Fills `{places}`; a place at the beginning of a phrase gets a capital. */
export const fill = (phrase: string, values: Record<string, string>) =>
	tidy(phrase.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ""));

const lengthOf = (phrase: string) => phrase.replace(/\{\w+\}/g, "").length;

/** Whether something was said lately: its longest stretch without a filled-in place is what one recognizes. */
export function saidLately(phrase: string, lately: string): boolean {
	const longest = phrase
		.split(/\{\w+\}/)
		.map((part) => part.replace(/^[\s.,:]+|[\s.,:]+$/g, ""))
		.sort((a, b) => b.length - a.length)[0];
	return Boolean(longest) && lately.includes(longest as string);
}

/** The phrases that the person's wishes leave: without questions, or without their own words, where they want neither. */
export function allowed(phrases: readonly string[], { asksQuestions, quotes }: Manner): string[] {
	return phrases
		.filter((phrase) => quotes || !/\{(?:q|old)\}/.test(phrase))
		.map((phrase) => (asksQuestions ? phrase : withoutQuestions(phrase)))
		.filter((phrase) => phrase !== "");
}

const sentencesOf = (phrase: string) => phrase.split(/(?<=[.?!])\s+/);
/** Whether there is more than filled-in places. */
const saysSomething = (phrase: string) => /\p{L}/u.test(phrase.replace(/\{\w+\}/g, ""));

/** What a phrase says besides asking; nothing where that is no more than a filled-in place. */
function withoutQuestions(phrase: string): string {
	const rest = sentencesOf(phrase)
		.filter((sentence) => !sentence.endsWith("?"))
		.join(" ");
	return saysSomething(rest) ? rest : "";
}

/** For somebody who wants it brief, only as much of a phrase as says something. */
export function cut(phrase: string, { isBrief }: Manner): string {
	if (!isBrief) return phrase;
	const sentences = sentencesOf(phrase);
	const enough = sentences.findIndex((_, i) => saysSomething(sentences.slice(0, i + 1).join(" ")));
	return sentences.slice(0, enough + 1).join(" ");
}

/** One of several phrases, rather one that was not used lately; the shortest, for somebody who wants it brief. */
export function choose(phrases: readonly string[], { manner, lately, dice }: Pen): string | null {
	const left = allowed(phrases, manner);
	const fresh = left.filter((phrase) => !saidLately(phrase, lately));
	const pool = fresh.length > 0 ? fresh : left;
	if (pool.length === 0) return null;
	return manner.isBrief ? pool.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a)) : dice.pick(pool);
}
