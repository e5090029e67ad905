/** Capitalized words that need no source: they are not names. */
const common = new Set(
	`i i'm i've i'd i'll ok mom mum mama mother dad papa father grandma grandmother grandpa grandfather nana auntie uncle aunt
	god monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
	october november december christmas easter new year year's eve english`.split(/\s+/),
);

const WORDS = /[\p{L}][\p{L}\p{M}]*(?:['’‑-][\p{L}\p{M}]+)*/gu;
const isCapitalized = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
const plain = (word: string) => word.replace(/’/g, "'").toLowerCase();
const bare = (word: string) => plain(word).replace(/'s$|'$/, "");
/** The beginning of a sentence, a line or a quotation, where any word has a capital. */
const BEGINNING = /(?:^|[.!?…:;][”"’')\]]*\s+|\n\s*|[“"‘(—–]\s*)$/u;

/** Languages that capitalize common nouns, above all German, are recognized by how many words have a capital. */
const MANY_CAPITALS = 0.12;

/**
 * Proper names in a coach's text that the person never mentioned: people, places, and whatever else has a capital
 * letter within a sentence. Deterministic. Finds nothing in languages that capitalize other nouns, or have no capitals.
 * @param known Everything that the person wrote, their first name, and what the app asked.
 */
export function inventedNames(text: string, known: readonly string[]): string[] {
	const mentioned = new Set(
		known.flatMap((one) => (one.match(WORDS) ?? []).flatMap((word) => [plain(word), bare(word)])),
	);
	const words = [...text.matchAll(WORDS)];
	const within = words.filter(
		({ 0: word, index }) => isCapitalized(word) && !BEGINNING.test(text.slice(Math.max(0, index - 12), index)),
	);
	if (within.length > words.length * MANY_CAPITALS && words.length > 40) return [];
	const invented = within
		.map(({ 0: word }) => word)
		.filter(
			(word) =>
				!common.has(plain(word)) &&
				!common.has(bare(word)) &&
				!mentioned.has(plain(word)) &&
				!mentioned.has(bare(word)),
		);
	return [...new Set(invented)];
}
