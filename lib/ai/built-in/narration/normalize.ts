import { limitCombiningMarks } from "@/lib/domain/core/few-marks";

/** Abbreviations whose full stop does not end a sentence, with the words to say instead. */
const abbreviations: [RegExp, string][] = [
	[/\be\.\s?g\.(?=[\s,;:)]|$),?/gi, "for example,"],
	[/\bi\.\s?e\.(?=[\s,;:)]|$),?/gi, "that is,"],
	[/\betc\.(?=\s+[A-Z]|\s*$)/gm, "et cetera."],
	[/\betc\b\.?/gi, "et cetera"],
	[/\bvs\b\.?/gi, "versus"],
	[/\bapprox\.(?=\s)/gi, "approximately"],
	[/\bmr\b\.?(?=\s+\p{Lu})/giu, "Mister"],
	[/\bmrs\b\.?(?=\s+\p{Lu})/giu, "Missus"],
	[/\bms\b\.?(?=\s+\p{Lu})/gu, "Ms"],
	[/\bms\.(?=\s+\p{Lu})/giu, "Ms"],
	[/\bdr\b\.?(?=\s+\p{Lu})/giu, "Doctor"],
	[/\bprof\.(?=\s+\p{Lu})/giu, "Professor"],
	[/\bst\.(?=\s+\p{Lu})/giu, "Saint"],
	[/\bno\.(?=\s+\d)/gi, "number"],
	[/\ba\.m\.?(?!\w)/gi, "AM"],
	[/\bp\.m\.?(?!\w)/gi, "PM"],
	[/\bw\/o\b/gi, "without"],
	[/\bw\/(?=\s|\p{L})/giu, "with "],
	[/\band\/or\b/gi, "and or"],
	[/\bh+m+\b/gi, "hum"],
	[/\bm{2,}\b/gi, "um"],
];

const fractions: [RegExp, string][] = [
	[/\b1\/2\b/g, "one half"],
	[/\b1\/3\b/g, "one third"],
	[/\b2\/3\b/g, "two thirds"],
	[/\b1\/4\b/g, "one quarter"],
	[/\b3\/4\b/g, "three quarters"],
];

const numbers: [RegExp, string][] = [
	// By now "1½" has become "1 1/2".
	[/(\d)\s+(one (?:half|third|quarter)|two thirds|three quarters)/g, "$1 and $2"],
	[/\b(\d{1,2}):00\s*(am|pm)\b/gi, "$1 $2"],
	[/\b(\d{1,2}):00(?!:|\s*\d)/g, "$1 o'clock"],
	[/(\d)\s*[-‐‑–—]\s*(?=\d)/g, "$1 to "],
	[/£\s?(\d[\d,.]*\d|\d)/g, "$1 pounds"],
	[/€\s?(\d[\d,.]*\d|\d)/g, "$1 euros"],
	[/(\d)\s?€/g, "$1 euros"],
	[/¥\s?(\d[\d,.]*\d|\d)/g, "$1 yen"],
	[/(\d)\s?°\s?C\b/g, "$1 degrees Celsius"],
	[/(\d)\s?°\s?F\b/g, "$1 degrees Fahrenheit"],
	[/(\d)\s?°/g, "$1 degrees"],
	[/(\d)\s*[×x]\s*(?=\d)/g, "$1 times "],
	[/#(?=\d)/g, "number "],
	[/~(?=\d)/g, "about "],
	[/(\d)\/(?=\d)/g, "$1 "],
];

const words: [RegExp, string][] = [
	[/&/g, " and "],
	[/(\p{L})\s*\/\s*(?=\p{L})/gu, "$1 or "],
	[/(\w)@(?=\w)/g, "$1 at "],
	[/@(?=\w)/g, "at "],
	[/\s\+\s/g, " plus "],
	[/\s=\s/g, " equals "],
];

const letters: Record<string, string> = {
	ß: "ss",
	æ: "ae",
	Æ: "Ae",
	œ: "oe",
	Œ: "Oe",
	ø: "o",
	Ø: "O",
	ł: "l",
	Ł: "L",
	đ: "d",
	Đ: "D",
	ð: "th",
	Ð: "Th",
	þ: "th",
	Þ: "Th",
	ı: "i",
};

function replaceAll(text: string, rules: [RegExp, string][]): string {
	return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Removes the markdown syntax from a line, so that only what a reader would say is left. */
function withoutMarkdown(line: string): string {
	return line
		.replace(/^\s*(?:[-*_]\s*){3,}$/, "")
		.replace(/^\s*```.*$/, "")
		.replace(/^\s*(?:#{1,6}\s|>|[-*+•]\s|\d{1,3}[.)]\s)+/, "")
		.replace(/<\/?[a-z][^>]*>/gi, " ")
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/(\*{1,3}|_{1,3}|~~|`+)(?=\S)(.*?\S)\1/g, "$2")
		.replace(/\bhttps?:\/\/[^\s)]+/gi, "a link");
}

/** Converts a line to printable ASCII that Flite says as a person would read it. */
function sayable(line: string): string {
	let text = limitCombiningMarks(line)
		.replace(/[‘’‚‛′`´ʼ]/g, "'")
		.replace(/["“”„‟«»″\u00ad\u200b\u2060\ufeff]/g, "")
		.replace(/(\d)(?=[¼½¾⅓⅔])/g, "$1 ")
		// Emoticons and emoji are not spoken.
		.replace(/(?:^|\s)(?:[:;=]['-]?[()DPp/\\|]|<3|:-?\))(?=\s|$|[.,!?])/g, " ")
		.replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu, " ")
		.normalize("NFKC")
		.replaceAll("⁄", "/");
	text = replaceAll(text, abbreviations);
	text = replaceAll(text, fractions);
	text = text.replace(/\d{13,}/g, (digits) => [...digits].join(" "));
	text = replaceAll(text, numbers);
	text = replaceAll(text, words);
	return text
		.replace(/\s*(?:[–—―]|--+)\s*/g, ", ")
		.replace(/\s-\s/g, ", ")
		.replace(/[‐‑]/g, "-")
		.replace(/\.{2,}(?=\s*\p{Ll})/gu, ",")
		.replace(/\.{2,}/g, ".")
		.replace(/\s*[([{]\s*/g, ", ")
		.replace(/\s*[)\]}]\s*(?=[.,;:!?])/g, "")
		.replace(/\s*[)\]}]\s*/g, ", ")
		.replace(/[ßæÆœŒøØłŁđĐðÐþÞı]/g, (letter) => letters[letter] ?? "")
		.normalize("NFD")
		.replace(/\p{Mark}/gu, "")
		.replace(/[^ -~]|[*_~^|\\<>=+@#]/g, " ")
		.replace(/([A-Za-z])\1{2,}/g, "$1$1")
		.replace(/\S{41,}/g, (word) => word.replace(/.{40}/g, "$& "))
		.replace(/([!?])[!?.]+/g, (run) => (run.includes("?") ? "?" : "!"))
		.replace(/\s+/g, " ")
		.replace(/ (?=[.,;:!?])/g, "")
		.replace(/[,;:]+(?=[.!?])/g, "")
		.replace(/,(?:\s*,)+/g, ",")
		.replace(/^[\s,;:.!?'-]+|[\s,;:-]+$/g, "")
		.trim();
}

/**
 * How many characters of a line are prepared at a time: with some texts, the patterns above take time in proportion to
 * the square of that, and everybody else waits.
 */
const AT_A_TIME = 500;

/** Divides a long line at the ends of sentences, or else between words. */
function piecesOf(line: string): string[] {
	const pieces: string[] = [];
	let from = 0;
	while (line.length - from > AT_A_TIME) {
		const head = line.slice(from, from + AT_A_TIME);
		const end = Math.max(...[". ", "! ", "? "].map((mark) => head.lastIndexOf(mark) + 1));
		const cut = end > AT_A_TIME / 2 ? end : head.lastIndexOf(" ");
		pieces.push(line.slice(from, from + (cut > 0 ? cut : AT_A_TIME)));
		from += cut > 0 ? cut : AT_A_TIME;
	}
	return [...pieces, line.slice(from)];
}

const prepared = (line: string): string =>
	piecesOf(line)
		.map((piece) => sayable(withoutMarkdown(piece)))
		.filter((piece) => piece !== "")
		.join(" ");

/**
 * Prepares a text for the built-in voice: symbols become words, markdown and emoji are removed, only printable ASCII
 * is left.
 * @returns Paragraphs, each a list of lines that end in a full stop, a question mark or an exclamation mark.
 */
export function normalize(text: string): string[][] {
	return text
		.replace(/\r\n?/g, "\n")
		.split(/\n\s*\n/)
		.map((paragraph) =>
			joinWrapped(paragraph.split("\n"))
				.map(prepared)
				.filter((line) => /[A-Za-z0-9]/.test(line))
				.map((line) => (/[.!?]['"]?$/.test(line) ? line : `${line}.`)),
		)
		.filter((paragraph) => paragraph.length > 0);
}

/** Joins lines that are one sentence wrapped at the margin; a list or a poem keeps its lines. */
function joinWrapped(lines: string[]): string[] {
	const joined: string[] = [];
	for (const line of lines) {
		const last = joined.at(-1);
		if (last !== undefined && /^\s*\p{Ll}/u.test(line) && !/[.!?]\s*$/.test(last)) {
			joined[joined.length - 1] = `${last} ${line}`;
		} else joined.push(line);
	}
	return joined;
}

/** Returns the share of a text's letters that the built-in voice knows, from 0 to 1; 1 if there are none. */
export function knownLetters(text: string): number {
	const all = text.match(/\p{L}/gu) ?? [];
	if (all.length === 0) return 1;
	return all.filter((letter) => /\p{Script=Latin}/u.test(letter)).length / all.length;
}
