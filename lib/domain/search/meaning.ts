import { passageAround, sentencesOf } from "@/lib/domain/text/sentences";

/** A shorter text, in characters, says too little to be compared. */
const SHORT = 24;
/** About how many characters one part of a page has. A longer part is about too many things. */
const PART = 700;
/** How many parts of a page are used. */
const MOST_PARTS = 12;

/** A page, or what is left of one, in parts of whole sentences that each mean something. */
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

/** Small words that stand in almost every English sentence, and few of them in those of other languages. */
const SMALL_WORDS = new Set(
	(
		"a about all and are as at be been but by can did do for from get had has have he her him his how i if i'm i've " +
		"into is it its it's just like me mum my myself never no not of off on one or our out over she so that the their " +
		"them then there they this to too up us was we were what when where which who why will with would you your don't " +
		"didn't can't"
	).split(" "),
);
const ENGLISH_SHARE = 0.2;

/** Whether a text is English, as far as its small words tell. */
export function isEnglish(text: string): boolean {
	const words =
		text
			.toLowerCase()
			.replace(/’/g, "'")
			.match(/[\p{L}\p{M}']+/gu) ?? [];
	const small = words.filter((word) => SMALL_WORDS.has(word)).length;
	return words.length > 0 && small >= words.length * ENGLISH_SHARE;
}

/** The beginning of a part, in whole sentences. */
export const passageIn = (part: string): string =>
	part.length <= PART ? part : passageAround(part, sentencesOf(part), 0);

/** How alike two directions are, from -1 to 1. Both have the length 1. */
export function likeness(a: Float32Array, b: Float32Array): number {
	if (a.length !== b.length) return -1;
	let sum = 0;
	for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
	return sum;
}

/** A vector with the length 1. */
export function direction(vector: ArrayLike<number>): Float32Array {
	const made = Float32Array.from(vector);
	const length = Math.hypot(...made) || 1;
	return made.map((value) => value / length);
}

/** With fewer pages than this, none can stand out. */
const ENOUGH = 5;
/** How far above the average a page has to be. Every model has its own scale, so pages are compared with each other. */
const ABOVE_USUAL = 1;

/** The things that are clearly more alike than the others are, best first. */
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

/** The usual constant of reciprocal rank fusion (Cormack and others, 2009), for short lists. */
const RANK = 10;

/** Merges several lists, each best first. What is high in any list comes high; what is in several lists comes higher. */
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
