import type { Day } from "@/lib/domain/progress/days";
import { type Period, periodIn } from "./days";
import type { Relation } from "./kinship";
import { namesIn } from "./names";
import { type Sentence, sentencesOf } from "./sentences";
import { type ReadWord, readWords, type Term } from "./terms";

/** Somebody whom a text speaks of as the writer's own: "my sister Mira". */
export interface PersonMentioned {
	relation: Relation;
	/** As it was written: "sister", "Mum". */
	written: string;
	/** The stem of their name, where the text says it. */
	name: Term | null;
}

/** What a text asks. */
export interface Asking {
	/** The sentence that asks, as it was written. */
	sentence: string;
	/** The word that it asks with, in lower case: "what", "how", "can"; null for a statement with a question mark. */
	word: string | null;
}

/** A text, read once. What needs its sentences, words or people is given this. */
export interface Reading {
	/** As it was written. */
	text: string;
	sentences: readonly Sentence[];
	/** Its words in their order, each with the terms that it is found by. */
	words: readonly ReadWord[];
	/** Its search terms, each once: stems of its words, and relatives as `@mother`. */
	terms: ReadonlySet<Term>;
	/** Each relation once, in the order of the text. */
	people: readonly PersonMentioned[];
	/** The first days that it names, or null. */
	days: Period | null;
	/** The first question that it asks, or null. */
	asks: Asking | null;
}

/** Words that begin a question in English. */
const ASKING = new RegExp(
	"^(?:(?:and|but|so|ok|okay|well|or|hey|hi|please|sage)[ ,]+)*(what|when|where|which|who|whom|whose|why|how|is|" +
		"are|am|was|were|do|does|did|have|has|had|can|could|should|would|will|shall|may|might)\\b",
	"i",
);

/** A longer sentence without a question mark is no question, even if it begins like one. */
const LONGEST_UNMARKED = 20;

/** The question that a sentence asks: it has a question mark, or is short and begins with a word that asks. */
function askingIn({ text }: Sentence): Asking | null {
	const word = ASKING.exec(text.replace(/[‘’]/g, "'"))?.[1]?.toLowerCase() ?? null;
	const isMarked = /\?["”’')\]]*$/.test(text);
	const isShort = text.split(/\s+/).length <= LONGEST_UNMARKED && !/[.!]["”’')\]]*$/.test(text);
	return isMarked || (word !== null && isShort) ? { sentence: text, word } : null;
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
 * Reads a text, once, for all who need its sentences, words, people, days or question.
 * @param text Read whole; in time linear in its length.
 * @param today The writer's local day, for the days that the text speaks of.
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
