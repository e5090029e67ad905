/**
 * What a text weighs, in quarters of a token. Latin letters weigh one, as English text does on average; other alphabets
 * two; Chinese, Japanese, Korean and emoji four, because a prompt that is thought too short loses its beginning.
 */
export function weigh(text: string): number {
	let weight = 0;
	for (let i = 0; i < text.length; i++) weight += weightAt(text, i);
	return weight;
}

function weightAt(text: string, index: number): number {
	const code = text.charCodeAt(index);
	const isLatinOrPunctuation = code < 0x370 || (code >= 0x2000 && code < 0x2070);
	if (isLatinOrPunctuation) return 1;
	return code < 0x2e80 ? 2 : 4;
}

/** A rough count of tokens: a quarter of the characters, more where they are not Latin. */
export function estimateTokens(text: string): number {
	return Math.ceil(weigh(text) / 4);
}

/** The line that begins and ends what is data. */
export const FENCE = "~~~~";

/**
 * Puts words of a person between fences. Runs of tildes inside become other characters of the same weight, so that no
 * text can close its own fence, and a text weighs the same inside a fence as outside.
 */
export function fenced(label: string, text: string): string {
	const safe = (words: string) => words.replace(/[~～∼]{3,}/g, (run) => "˜".repeat(run.length));
	return `${FENCE} ${safe(label).replace(/[\s\p{C}]+/gu, " ")}\n${safe(text)}\n${FENCE}`;
}

/** An entry under its title, which quotes it: inside the fence as well. */
export const titled = (title: string | null, content: string) => (title ? `“${title}”\n\n${content}` : content);

const SHORTENED = " […shortened…] ";

/** A text within a weight (as `weigh` counts): its beginning and, shorter, its end, with a mark between them. */
export function shorten(text: string, weight: number): string {
	if (weigh(text) <= weight) return text;
	const room = weight - weigh(SHORTENED);
	if (room <= 0) return "";
	let start = 0;
	for (let left = (room * 2) / 3; start < text.length && left >= weightAt(text, start); start++) {
		left -= weightAt(text, start);
	}
	let end = text.length;
	for (let left = room / 3; end > start && left >= weightAt(text, end - 1); end--) left -= weightAt(text, end - 1);
	// If the cut went through a surrogate pair, drop the half that is left.
	const halves = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;
	return `${text.slice(0, start).replace(halves, "")}${SHORTENED}${text.slice(end).replace(halves, "")}`;
}

/** The longest texts are shortened first, all to the same weight, until together they have at most `weight`. */
export function shortenLongest(texts: readonly string[], weight: number): string[] {
	const weights = texts.map(weigh);
	let least = 0;
	let most = Math.max(0, ...weights);
	while (least < most) {
		const middle = Math.ceil((least + most) / 2);
		const sum = weights.reduce((all, one) => all + Math.min(one, middle), 0);
		if (sum <= weight) least = middle;
		else most = middle - 1;
	}
	return texts.map((text) => shorten(text, most));
}
