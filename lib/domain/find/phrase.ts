import type { Relation } from "@/lib/domain/text/kinship";
import { type ReadWord, readWords } from "@/lib/domain/text/terms";

/** Relatives that are interchangeable in a phrase: one about "my mum" also matches "my dad". */
const families: Partial<Record<Relation, string>> = {
	...{ mother: "a parent", father: "a parent", parent: "a parent" },
	...{ sister: "a sibling", brother: "a sibling", sibling: "a sibling" },
	...{ son: "a child", daughter: "a child", child: "a child" },
	...{ boss: "at work", colleague: "at work" },
	...{ "mother-in-law": "an in-law", "father-in-law": "an in-law" },
};

/** Returns a word as phrases are compared: without its apostrophe or, for a relative, as the kind of relation. */
const nameOf = ({ plain, terms: [, relative] }: ReadWord): string => {
	if (!relative) return plain.replaceAll("'", "");
	return families[relative.slice(1) as Relation] ?? relative;
};

/** The most words that the dots of a phrase stand for. */
const BETWEEN = 10;
const DOTS = "…";

/** Words that follow each other in this order, as people type them. Dots stand for up to ten other words. */
export type Phrase = readonly string[];

/** Parses a comma-separated list of phrases. */
export const phrasesOf = (list: string): Phrase[] =>
	list
		.split(", ")
		.map((phrase) =>
			phrase.split(` ${DOTS} `).flatMap((part, at) => [...(at > 0 ? [DOTS] : []), ...readWords(part).map(nameOf)]),
		);

/** The words of a text, with the positions of each. */
export interface Spoken {
	names: readonly string[];
	places: ReadonlyMap<string, readonly number[]>;
}

/** Indexes a text for the search for phrases. */
export function spoken(words: readonly ReadWord[]): Spoken {
	const names = words.map(nameOf);
	const places = new Map<string, number[]>(names.map((name) => [name, []]));
	for (const [at, name] of names.entries()) places.get(name)?.push(at);
	return { names, places };
}

/** Whether the text continues with the rest of a phrase at this position. */
function continues(names: readonly string[], at: number, [next, ...rest]: Phrase): boolean {
	if (next === undefined) return true;
	if (next !== DOTS) return names[at] === next && continues(names, at + 1, rest);
	for (let passed = 0; passed <= BETWEEN; passed++) if (continues(names, at + passed, rest)) return true;
	return false;
}

/** Returns the number of words of the longest of these phrases that occurs in a text; 0 if none does. */
export function longestIn({ names, places }: Spoken, phrases: readonly Phrase[]): number {
	let longest = 0;
	for (const phrase of phrases) {
		const length = phrase.filter((one) => one !== DOTS).length;
		const starts = places.get(phrase[0] ?? "") ?? [];
		if (length > longest && starts.some((at) => continues(names, at, phrase))) longest = length;
	}
	return longest;
}
