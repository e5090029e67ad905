import { Finder } from "@/lib/domain/find/finder";
import type { Reading } from "@/lib/domain/text/reading";
import { close } from "./content/close";
import { kindness, limits } from "./content/others";
import type { Occasion } from "./schema";

/** Everything that people want to say, what is asked for most often first. */
export const occasions: readonly Occasion[] = [...close, ...limits, ...kindness];

const byId = new Map(occasions.map((one) => [one.id, one]));
export const occasionById = (id: string): Occasion | undefined => byId.get(id);

const finder = new Finder(
	occasions.map(({ id, label, phrasings }) => ({ kind: "talk", id, title: label, phrasings, body: [] })),
	"occasions",
);

/**
 * All occasions, those first that share words with what somebody wrote. Nothing is left out, so nothing is guessed: the
 * order only saves scrolling.
 * @param passes Leaves out what is not to be offered.
 */
export function occasionsBy(reading: Pick<Reading, "terms" | "words">, passes: (one: Occasion) => boolean): Occasion[] {
	const near = finder.rank(reading, occasions.length).flatMap(({ found }) => byId.get(found.id) ?? []);
	return [...new Set([...near, ...occasions])].filter(passes);
}

/** What the nearest occasion has to score, and how much more than the second, for its words to be shown at once. */
const [NEAR_ENOUGH, APART] = [100, 1.4] as const;

/** The occasion that somebody named, where it is plain which one they mean; otherwise null. */
export function plainlyNearest(
	reading: Pick<Reading, "terms" | "words">,
	passes: (one: Occasion) => boolean,
): Occasion | null {
	const ranked = finder.rank(reading, occasions.length).flatMap(({ found, score }) => {
		const one = byId.get(found.id);
		return one && passes(one) ? [{ one, score }] : [];
	});
	const [best, second] = ranked;
	const isPlain = best && best.score >= NEAR_ENOUGH && best.score >= APART * (second?.score ?? 0);
	return isPlain ? best.one : null;
}
