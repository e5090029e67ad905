import { passageAround, sentencesOf } from "@/lib/domain/text/sentences";

/** A shorter text, in characters, says too little to be compared. */
const SHORT = 24;
/** Approximate characters of one part of a page. A longer part would be about too many things. */
const PART = 700;
/** Maximum number of parts used per page. */
const MOST_PARTS = 12;

/** Splits a page, or the rest of one, into parts of whole sentences that are long enough to have a meaning. */
export function partsOf(text: string): string[] {
	const parts: string[] = [];
	let from = 0;
	let to = 0;
	for (const { start, end } of sentencesOf(text)) {
		if (to > from && end - from > PART) {
			parts.push(text.slice(from, to));
			from = start;
		}
		to = end;
	}
	parts.push(text.slice(from, to));
	return parts
		.map((part) => part.trim().slice(0, 2 * PART))
		.filter((part) => part.length >= SHORT)
		.slice(0, MOST_PARTS);
}

/** Function words that occur in almost every English sentence, and rarely in other languages. */
const SMALL_WORDS = new Set(
	(
		"a about all and are as at be been but by can did do for from get had has have he her him his how i if i'm i've " +
		"into is it its it's just like me mum my myself never no not of off on one or our out over she so that the their " +
		"them then there they this to too up us was we were what when where which who why will with would you your don't " +
		"didn't can't"
	).split(" "),
);
const ENGLISH_SHARE = 0.2;

/** Whether a text is English, judged by its function words. */
export function isEnglish(text: string): boolean {
	const words =
		text
			.toLowerCase()
			.replace(/’/g, "'")
			.match(/[\p{L}\p{M}']+/gu) ?? [];
	const small = words.filter((word) => SMALL_WORDS.has(word)).length;
	return words.length > 0 && small >= words.length * ENGLISH_SHARE;
}

/** Returns the beginning of a part, in whole sentences. */
export const passageIn = (part: string): string =>
	part.length <= PART ? part : passageAround(part, sentencesOf(part), 0);

/** Returns the cosine similarity of two unit vectors, from -1 to 1; -1 if their dimensions differ. */
export function likeness(a: Float32Array, b: Float32Array): number {
	if (a.length !== b.length) return -1;
	let sum = 0;
	for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
	return sum;
}

/** Scales a vector to length 1. */
export function direction(vector: ArrayLike<number>): Float32Array {
	const made = Float32Array.from(vector);
	const length = Math.hypot(...made) || 1;
	return made.map((value) => value / length);
}

/** With fewer pages than this, none can stand out. */
const ENOUGH = 5;
/**
 * How many standard deviations above the average a page has to be. Every model has its own scale, so pages are compared
 * with each other.
 */
const ABOVE_USUAL = 1;

/** Returns the things that are clearly more similar than the others, best first. */
export function standingOut<Thing extends { likeness: number }>(things: readonly Thing[], limit: number): Thing[] {
	if (things.length < ENOUGH) return [];
	const mean = things.reduce((sum, one) => sum + one.likeness, 0) / things.length;
	const spread = Math.sqrt(things.reduce((sum, one) => sum + (one.likeness - mean) ** 2, 0) / things.length);
	const floor = mean + ABOVE_USUAL * spread;
	return things
		.filter((one) => one.likeness >= floor && one.likeness > 0 && spread > 0)
		.sort((a, b) => b.likeness - a.likeness)
		.slice(0, limit);
}

/** Constant of reciprocal rank fusion (Cormack and others, 2009), smaller than usual because the lists are short. */
const RANK = 10;

/**
 * Merges several lists, each best first, by reciprocal rank fusion: things that are high in a list or in several lists
 * come first.
 */
export function fused<Thing>(lists: readonly (readonly Thing[])[], keyOf: (thing: Thing) => string): Thing[] {
	const scores = new Map<string, { thing: Thing; score: number }>();
	for (const list of lists) {
		for (const [rank, thing] of list.entries()) {
			const known = scores.get(keyOf(thing)) ?? { thing, score: 0 };
			known.score += 1 / (RANK + rank);
			scores.set(keyOf(thing), known);
		}
	}
	return [...scores.values()].sort((a, b) => b.score - a.score).map(({ thing }) => thing);
}
