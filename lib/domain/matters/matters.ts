import { Finder } from "@/lib/domain/find/finder";
import { longestIn, phrasesOf, spoken } from "@/lib/domain/find/phrase";
import type { Reading } from "@/lib/domain/text/reading";
import { family } from "./content/family";
import { love } from "./content/love";
import { others } from "./content/others";
import { people } from "./content/people";
import { rarer } from "./content/rarer";
import { self } from "./content/self";
import type { Group, Matter } from "./schema";

/** Every subject that a conversation can be about. */
export const matters: readonly Matter[] = [...love, ...family, ...others, ...self, ...rarer, ...people];

const byId = new Map(matters.map((one) => [one.id, one]));
export const matterById = (id: string): Matter | undefined => byId.get(id);

/** Returns the matters of a group, in order. */
export const mattersOf = (group: Group): Matter[] => matters.filter((one) => one.group === group);

const finder = new Finder(
	matters.map(({ id, label, phrasings }) => ({ kind: "talk", id, title: label, phrasings, body: [] })),
	"matters",
);

/** A matter with its score for a text; higher is closer. */
export interface Near {
	matter: Matter;
	score: number;
}

/** Finds the closest matters, best first. */
export function nearestMatters(
	reading: Pick<Reading, "terms" | "words">,
	limit: number,
	passes: (one: Matter) => boolean = () => true,
): Near[] {
	return finder
		.rank(reading, matters.length)
		.flatMap(({ found, score }) => {
			const matter = byId.get(found.id);
			return matter && passes(matter) ? [{ matter, score }] : [];
		})
		.slice(0, limit);
}

const named = matters.flatMap((matter) => {
	const phrases = (matter.named ?? []).flatMap(phrasesOf);
	return phrases.length > 0 ? [{ matter, phrases, unless: matter.unless ? phrasesOf(matter.unless) : [] }] : [];
});

/**
 * Finds the matter that a text names; if several, the one with the longest phrase, then the closest. Returns null if it
 * names none.
 */
export function namedMatter(reading: Pick<Reading, "terms" | "words">): Matter | null {
	const text = spoken(reading.words);
	const found = named.flatMap(({ matter, phrases, unless }) => {
		const length = longestIn(text, phrases);
		return length > 0 && longestIn(text, unless) === 0 ? [{ matter, length }] : [];
	});
	const longest = Math.max(...found.map(({ length }) => length));
	const left = found.flatMap(({ matter, length }) => (length === longest ? [matter] : []));
	if (left.length < 2) return left[0] ?? null;
	const [nearest] = nearestMatters(reading, 1, (one) => left.includes(one));
	return nearest?.matter ?? left[0] ?? null;
}

/** Finds the matter about the people whom a text mentions; null if it mentions nobody, or several kinds of people. */
export function matterOfPeople({ people }: Pick<Reading, "people">): Matter | null {
	const found = new Set(people.map(({ relation }) => matters.find((one) => one.people?.includes(relation)) ?? null));
	const [only] = found;
	return found.size === 1 ? (only ?? null) : null;
}
