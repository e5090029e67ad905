import { Finder } from "@/lib/domain/find/finder";
import type { Reading } from "@/lib/domain/text/reading";
import { close } from "./content/close";
import { kindness, limits } from "./content/others";
import type { Occasion } from "./schema";

/** Every occasion to say something, the most frequent first. */
export const occasions: readonly Occasion[] = [...close, ...limits, ...kindness];

const byId = new Map(occasions.map((one) => [one.id, one]));
export const occasionById = (id: string): Occasion | undefined => byId.get(id);

const finder = new Finder(
	occasions.map(({ id, label, phrasings }) => ({ kind: "talk", id, title: label, phrasings, body: [] })),
	"occasions",
);

/** The words of a text in small letters, one space between them and around. */
const spaced = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;

/** "End it" may be said of a life. */
const labels = occasions.filter(({ id }) => id !== "end-it").map((one) => ({ one, label: spaced(one.label) }));

/** Returns the occasion whose label occurs in a text, as in "How do I say no to my sister?"; otherwise null. */
export function namedOccasion(text: string, passes: (one: Occasion) => boolean): Occasion | null {
	const words = spaced(text);
	return labels.find(({ one, label }) => words.includes(label) && passes(one))?.one ?? null;
}

/** The score that it needs to be one of a few to choose from: below it, most share a single common word. */
const NEAR_ENOUGH = 130;
/** The share of the best score that another needs beside it. */
const AS_NEAR = 0.3;

/** Returns the few occasions that are really near to a text: with a rare word of it, and not far behind the nearest. */
export function nearestOccasions(
	reading: Pick<Reading, "terms" | "words">,
	passes: (one: Occasion) => boolean,
): Occasion[] {
	const ranked = finder.rank(reading, occasions.length).flatMap(({ found, score, isNamed }) => {
		const one = byId.get(found.id);
		return one && isNamed && passes(one) ? [{ one, score }] : [];
	});
	const enough = Math.max(NEAR_ENOUGH, (ranked[0]?.score ?? 0) * AS_NEAR);
	return ranked.filter(({ score }) => score >= enough).map(({ one }) => one);
}

/**
 * For its words to be shown directly, the closest occasion needs this score, and this many times the score of the
 * second.
 */
const inAStory = { score: 240, apart: 2.5 };
/** The same for a few words that only say what the words are for. */
const inAFewWords = { score: 100, apart: 1.5 };

/** Returns the occasion that a person named, if it is clear which one they mean; otherwise null. */
export function plainlyNearest(
	reading: Pick<Reading, "terms" | "words">,
	passes: (one: Occasion) => boolean,
	isShort: boolean,
): Occasion | null {
	const enough = isShort ? inAFewWords : inAStory;
	const ranked = finder.rank(reading, occasions.length).flatMap(({ found, score }) => {
		const one = byId.get(found.id);
		return one && passes(one) ? [{ one, score }] : [];
	});
	const [best, second] = ranked;
	const isPlain = best && best.score >= enough.score && best.score >= enough.apart * (second?.score ?? 0);
	return isPlain ? best.one : null;
}
