const WORDS = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’‘](?=[\p{L}]))*/gu;
/** Minimum number of words for which nearly the same counts as the same. */
const LEAST_WORDS = 3;
/** If a larger share of its words differs, the passage was not copied. */
const MOST_DIFFERENT = 0.34;
const NEGATIONS = /^(?:no|not|never|none|nobody|nothing|without|cannot|.*nt)$/;

interface Word {
	plain: string;
	start: number;
	end: number;
}

const wordsIn = (text: string): Word[] =>
	[...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
		plain: word.toLowerCase().replace(/['’‘]/g, "").normalize("NFD").replace(/\p{M}/gu, ""),
		start: index,
		end: index + word.length,
	}));

/**
 * Finds words that a model copied with corrected spelling ("don't" for "dont", "their" for "thier").
 * @returns Exactly the person's words, or null. If a "not" was added or lost, it is not the same passage.
 */
export function nearlyOwnWords(quote: string, texts: readonly string[]): string | null {
	const wanted = wordsIn(quote);
	if (wanted.length < LEAST_WORDS) return null;
	const most = Math.floor(wanted.length * MOST_DIFFERENT);
	for (const text of texts) {
		const words = wordsIn(text);
		for (let at = 0; at + wanted.length <= words.length; at++) {
			let different = 0;
			for (let i = 0; i < wanted.length && different <= most; i++) {
				const [ours, theirs] = [wanted[i]?.plain ?? "", words[at + i]?.plain ?? ""];
				if (ours !== theirs) different += isMisspelling(ours, theirs) ? 1 : most + 1;
			}
			if (different <= most) return text.slice(words[at]?.start, words[at + wanted.length - 1]?.end);
		}
	}
	return null;
}

/** Whether two words differ by a typing error: one letter, two swapped letters or, in long words, two letters. */
function isMisspelling(a: string, b: string): boolean {
	if (NEGATIONS.test(a) !== NEGATIONS.test(b)) return false;
	const shorter = Math.min(a.length, b.length);
	if (Math.abs(a.length - b.length) > 2 || shorter < 1) return false;
	// In short words, one letter makes a different word: "he" is not "me". Only "i" may stand for "I".
	if (shorter < 4) return a.length !== b.length && shorter >= 3 && distance(a, b) <= 1;
	return distance(a, b) <= (shorter >= 8 ? 2 : 1);
}

/** Counts how many letters have to be changed, added, removed or swapped with their neighbor. */
function distance(a: string, b: string): number {
	let twoBack: number[] = [];
	let before = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const changed = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			let least = Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				least = Math.min(least, (twoBack[j - 2] ?? 0) + 1);
			row.push(least);
		}
		twoBack = before;
		before = row;
	}
	return before[b.length] ?? 0;
}
