import { Finder } from "@/lib/domain/find/finder";
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
