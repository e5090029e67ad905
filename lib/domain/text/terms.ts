import { beginsTerm, calledWithoutMy, type Relation, relationOf } from "./kinship";
import { sameThing } from "./same-thing";
import { stem, type Word, wordsOf } from "./words";

/** A search term: the stem of a word, or a relative of the writer, such as `@mother`. */
export type Term = string;

export const relationTerm = (relation: Relation): Term => `@${relation}`;

/** Words that make a relative somebody else's, or nobody's in particular. */
const NOT_MINE = new Set([
	"his",
	"her",
	"their",
	"its",
	"whose",
	"another",
	"a",
	"an",
	"every",
	"any",
	"no",
	"some",
	"other",
]);
/** Words that can come between "my" and the relative. */
const BETWEEN = new Set(["own", "dear", "poor", "late", "little", "big", "older", "younger", "best", "lovely", "new"]);
/** A word of a text with its search terms. */
export interface ReadWord extends Word {
	terms: Term[];
}

/** A cache of stems, so that each word is stemmed only once. */
export type Stems = Map<string, string>;

/**
 * Returns the words of a text with their search terms. "Mum", "my mother" and "mam" share a term; "his mother",
 * "Jonas's mother" and "a mother" do not.
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
		// In "mother in law", the other words keep their own terms and are not taken for a mother.
		for (let more = 1; more < (found?.length ?? 1); more++) {
			const next = words[++i] as Word;
			read.push(withTerms(next, [stemmed(next.plain, stems)]));
		}
	}
	return read;
}

/** Copies the fields one by one, because spreading is several times slower and a long page has ten thousand words. */
const withTerms = ({ written, plain, isOwner, start, end }: Word, terms: Term[]): ReadWord => ({
	written,
	plain,
	isOwner,
	start,
	end,
	terms,
});

/** Returns the search terms of a text, each as often as it occurs. */
export const termsOf = (text: string, stems?: Stems): Term[] => readWords(text, stems).flatMap(({ terms }) => terms);

function stemmed(plain: string, stems: Stems): string {
	let found = stems.get(plain);
	if (found === undefined) {
		found = stem(plain);
		stems.set(plain, found);
	}
	return found;
}

/** Finds a word for a relative at this position, of up to three words; the longest one counts. */
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
	// "Mum", "Mum and Dad", "told the boss": the writer's own, unless an owner is named.
	return owner.plain !== "the" || !calledWithoutMy.has(word.plain);
}

const together = new Map<Term, Term[]>();
for (const line of sameThing) {
	const stems = line.map(stem);
	for (const one of stems) together.set(one, [...new Set([...(together.get(one) ?? []), ...stems])]);
}

/** Returns a term and its synonyms; the term itself comes first. */
export const alternativesOf = (term: Term): Term[] => [
	term,
	...(together.get(term) ?? []).filter((one) => one !== term),
];
