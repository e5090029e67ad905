/** A text normalized for comparison, with the original position of each of its characters. */
interface Comparable {
	text: string;
	starts: number[];
	ends: number[];
}

/** Characters that models tend to change when they copy. Inside JSON, double quotes often become single ones. */
const plainForms: Record<string, string> = {
	'"': "'",
	"‘": "'",
	"’": "'",
	"‚": "'",
	"‛": "'",
	"`": "'",
	"´": "'",
	"“": "'",
	"”": "'",
	"„": "'",
	"«": "'",
	"»": "'",
	"–": "-",
	"—": "-",
	"‑": "-",
	"−": "-",
	"…": "...",
};

/** Invisible characters: soft hyphens, zero-width spaces and joiners, byte order marks. */
const INVISIBLE = /^[\u00ad\u200b-\u200d\u2060\ufeff]$/;

/** Normalizes a text: lower case, one kind of quotes and dashes, one space for any run of white space. */
function comparable(original: string): Comparable {
	const starts: number[] = [];
	const ends: number[] = [];
	const units: string[] = [];
	let at = 0;
	for (const char of original) {
		const from = at;
		at += char.length;
		if (INVISIBLE.test(char)) continue;
		const isSpace = /\s/.test(char);
		if (isSpace && units.at(-1) === " ") {
			ends[ends.length - 1] = at;
			continue;
		}
		const plain = isSpace ? " " : (plainForms[char] ?? char.toLowerCase());
		// One entry for each UTF-16 unit, as `indexOf` counts.
		for (let i = 0; i < plain.length; i++) {
			units.push(plain.charAt(i));
			starts.push(from);
			ends.push(at);
		}
	}
	return { text: units.join(""), starts, ends };
}

/** Returns the quotation with ever fewer of the marks that a model may have added, plainest last. */
function undressed(quote: string): string[] {
	const whole = comparable(quote).text.trim();
	const unquoted = whole.replace(/^'+\s*|\s*'+$/g, "");
	const unelided = unquoted.replace(/^\.{3}\s*|\s*\.{3}$/g, "");
	const bare = unelided.replace(/[.,;:!?]+$/, "");
	return [...new Set([whole, unquoted, unelided, bare])].filter(
		(form) => form.length >= 3 && /[\p{L}\p{N}]/u.test(form),
	);
}

const isWordCharacter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
/** Scripts without spaces between words, in which a word may end anywhere. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a cut between two characters goes through a word. */
function cutsWord(before: string | undefined, after: string | undefined): boolean {
	if (!isWordCharacter(before) || !isWordCharacter(after)) return false;
	return !UNSPACED.test(`${before}${after}`);
}

type Source = Comparable & { original: string };
/**
 * Normalized texts, cached because the same texts are searched for every quotation of an analysis, and normalizing
 * takes long.
 */
const prepared = new WeakMap<readonly string[], Source[]>();

function prepare(texts: readonly string[]): Source[] {
	const sources = prepared.get(texts) ?? texts.map((original) => ({ original, ...comparable(original) }));
	prepared.set(texts, sources);
	return sources;
}

/**
 * Finds words in texts, ignoring changes to quotes, dashes, case and white space.
 * @returns Exactly the words of the text, or null if no text has them as whole words and in one piece.
 */
export function findOwnWords(quote: string, texts: readonly string[]): string | null {
	const sources = prepare(texts);
	for (const form of undressed(quote)) {
		for (const { original, text, starts, ends } of sources) {
			for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
				const last = at + form.length - 1;
				if (cutsWord(text[at - 1], text[at]) || cutsWord(text[last], text[last + 1])) continue;
				return original.slice(starts[at], ends[last]).trim();
			}
		}
	}
	return null;
}

/** The mark for something left out of a quotation. */
const LEFT_OUT = /\s*(?:\[\s*)?(?:…|\.{3})(?:\s*\])?\s*/;

/** Like `findOwnWords`, but also accepts a quotation that joins passages of one text, in order, with an ellipsis. */
export function findQuoted(quote: string, texts: readonly string[]): string | null {
	const whole = findOwnWords(quote, texts);
	if (whole !== null) return whole;
	const stretches = quote.split(LEFT_OUT).filter((one) => /[\p{L}\p{N}]/u.test(one));
	if (stretches.length < 2) return null;
	for (const text of texts) {
		const found: string[] = [];
		let rest = text;
		for (const stretch of stretches) {
			const own = findOwnWords(stretch, [rest]);
			if (own === null) break;
			found.push(own);
			rest = rest.slice(rest.indexOf(own) + own.length);
		}
		if (found.length === stretches.length) return found.join(" … ");
	}
	return null;
}
