import { beginsTerm, calledWithoutMy, type Relation, relationOf } from "./kinship";
import { sameThing } from "./same-thing";
import { stem, type Word, wordsOf } from "./words";

/** A search term: the stem of a word, or a relative of the writer such as `@mother`. */
export type Term = string;

export const relationTerm = (relation: Relation): Term => `@${relation}`;

/** Words that make a relative somebody else's, or nobody's in particular. */
const NOT_MINE = new Set(["his", "her", "their", "its", "whose", "another", "a", "an", "every", "any", "no", "some"]);
/** Words that may stand between "my" and the relative. */
const BETWEEN = new Set(["own", "dear", "poor", "late", "little", "big", "older", "younger", "best", "lovely", "new"]);
/** A word of a text with the terms that it is found by. */
export interface ReadWord extends Word {
	terms: Term[];
}

/** A cache of stems, so that each word is stemmed once. */
export type Stems = Map<string, string>;

/**
 * The words of a text with their terms. "Mum", "my mother" and "mam" are one; "his mother" and "Jonas's mother" are
 * not, and neither is "a mother".
 */
export function readWords(text: string, stems: Stems = new Map()): ReadWord[] {
	const words = wordsOf(text);
	const read: ReadWord[] = [];
	for (let i = 0; i < words.length; i++) {
		const word = words[i] as Word;
		const terms = [stemmed(word.plain, stems)];
		const found = relationAt(words, i);
		if (found && isMine(words, i)) terms.push(relationTerm(found.relation));
		read.push(withTerms(word, terms));
		// The other words of "mother in law" are its own, and no mother.
		for (let more = 1; more < (found?.length ?? 1); more++) {
			const next = words[++i] as Word;
			read.push(withTerms(next, [stemmed(next.plain, stems)]));
		}
	}
	return read;
}

/** A loop, because spreading is several times slower and a long page has ten thousand words. */
const withTerms = ({ written, plain, isOwner, start, end }: Word, terms: Term[]): ReadWord => ({
	written,
	plain,
	isOwner,
	start,
	end,
	terms,
});

/** The terms of a text, each as often as it occurs. */
export const termsOf = (text: string, stems?: Stems): Term[] => readWords(text, stems).flatMap(({ terms }) => terms);

function stemmed(plain: string, stems: Stems): string {
	let found = stems.get(plain);
	if (found === undefined) {
		found = stem(plain);
		stems.set(plain, found);
	}
	return found;
}

/** Somebody who is called by up to three words from here on, the longest name first. */
function relationAt(words: readonly Word[], at: number): { relation: Relation; length: number } | null {
	const first = (words[at] as Word).plain;
	if (!beginsTerm.has(first)) return null;
	for (let length = 3; length > 0; length--) {
		if (at + length > words.length) continue;
		const called = words
			.slice(at, at + length)
			.map(({ plain }) => plain)
			.join(" ");
		const relation = relationOf(called);
		if (relation) return { relation, length };
	}
	return null;
}

function isMine(words: readonly Word[], at: number): boolean {
	let before = at - 1;
	while (before >= 0 && BETWEEN.has((words[before] as Word).plain)) before--;
	const owner = words[before];
	const word = words[at] as Word;
	if (!owner) return true;
	if (owner.plain === "my" || owner.plain === "our") return true;
	if (owner.isOwner || NOT_MINE.has(owner.plain)) return false;
	// "Mum", "Mum and Dad", "told the boss": theirs unless somebody else is named as the owner.
	return owner.plain !== "the" || !calledWithoutMy.has(word.plain);
}

const together = new Map<Term, Term[]>();
for (const line of sameThing) {
	const stems = line.map(stem);
	for (const one of stems) together.set(one, [...new Set([...(together.get(one) ?? []), ...stems])]);
}

/** The alternatives of a term, itself first. */
export const alternativesOf = (term: Term): Term[] => [
	term,
	...(together.get(term) ?? []).filter((one) => one !== term),
];
