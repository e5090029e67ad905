import type { Day } from "@/lib/domain/progress/days";
import { type Period, periodIn } from "./days";
import type { Relation } from "./kinship";
import { namesIn } from "./names";
import { type Sentence, sentencesOf } from "./sentences";
import { type ReadWord, readWords, type Term } from "./terms";

/** Somebody whom a text mentions as the writer's own: "my sister Mira". */
export interface PersonMentioned {
	relation: Relation;
	/** The word for them, as it was written: "sister", "Mum". */
	written: string;
	/** Stem of their name; null if the text does not mention it. */
	name: Term | null;
}

/** A question in a text. */
export interface Asking {
	/** The sentence with the question, as it was written. */
	sentence: string;
	/** The question word in lower case: "what", "how", "can"; null for a statement with a question mark. */
	word: string | null;
}

/** A text after reading it once, for all code that needs its sentences, words or people. */
export interface Reading {
	/** The original text. */
	text: string;
	sentences: readonly Sentence[];
	/** Its words in order, each with its search terms. */
	words: readonly ReadWord[];
	/** Its distinct search terms: stems of its words, and relatives as `@mother`. */
	terms: ReadonlySet<Term>;
	/** Each relation once, in order of appearance. */
	people: readonly PersonMentioned[];
	/** The first range of days that it names; null if none. */
	days: Period | null;
	/** The first question that it asks; null if none. */
	asks: Asking | null;
}

/** Matches a question word at the beginning of an English sentence, and the word after it. */
const ASKING = new RegExp(
	"^(?:(?:and|but|so|ok|okay|well|or|hey|hi|please|sage)[ ,]+)*(?:(what|when|where|which|who|whom|whose|why|how)|(is|" +
		"are|am|was|were|do|does|did|have|has|had|can|could|should|would|will|shall|may|might)(?: (\\S+))?)\\b",
	"i",
);

/** Longest sentence, in words, that counts as a question without a question mark. */
const LONGEST_UNMARKED = 20;

/**
 * Words that follow directly after the verb in a question. "Was in kitchens twelve years" and "might look out his
 * number" ask nothing.
 */
const asksAbout = new Set(
	"i you he she it we they this that there my your his her our their the anyone anybody someone somebody people".split(
		" ",
	),
);

/**
 * Returns the question that a sentence asks: it has a question mark, or is short and begins with a question word.
 * Otherwise null.
 */
function askingIn({ text }: Sentence): Asking | null {
	const [, asks, helps, next] = ASKING.exec(text.replace(/[‘’]/g, "'")) ?? [];
	const word = (asks ?? helps)?.toLowerCase() ?? null;
	const isMarked = /\?["”’')\]]*$/.test(text);
	const isShort = text.split(/\s+/).length <= LONGEST_UNMARKED && !/[.!]["”’')\]]*$/.test(text);
	const isWhole = helps === undefined || (next !== undefined && asksAbout.has(next.toLowerCase()));
	return isMarked || (word !== null && isShort && isWhole) ? { sentence: text, word } : null;
}

function peopleIn(text: string, words: readonly ReadWord[]): PersonMentioned[] {
	const names = new Map(namesIn(text, words).map(({ relation, name }) => [relation, name]));
	const people = new Map<Relation, PersonMentioned>();
	for (const { written, terms } of words) {
		const term = terms[1];
		if (!term) continue;
		const relation = term.slice(1) as Relation;
		if (!people.has(relation)) people.set(relation, { relation, written, name: names.get(relation) ?? null });
	}
	return [...people.values()];
}

/**
 * Reads a text once for all code that needs its sentences, words, people, days or question.
 * @param text Read whole, in linear time.
 * @param today The writer's local day, to understand the days that the text mentions.
 */
export function read(text: string, today: Day): Reading {
	const sentences = sentencesOf(text);
	const words = readWords(text);
	return {
		text,
		sentences,
		words,
		terms: new Set(words.flatMap(({ terms }) => terms)),
		people: peopleIn(text, words),
		days: periodIn(text, today),
		asks: sentences.map(askingIn).find((asking) => asking !== null) ?? null,
	};
}
