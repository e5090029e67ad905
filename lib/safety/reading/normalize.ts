import { limitCombiningMarks } from "@/lib/domain/core/few-marks";
import { setOf } from "@/lib/domain/text/set-of";
import { plurals, singular } from "../rules/people";
import { phrases, spelled, writtenOut } from "./spellings";

const leet: Record<string, string> = { "0": "o", "1": "i", "!": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a" };

/**
 * Characters that stand for whole words or phrases. No rule needs them, and expanding them makes a text up to eighteen
 * times as long.
 */
const LIGATURES = /[\u3300-\u33ff\ufdf0-\ufdfd]/g;
/** How many characters ordinary ligatures and fractions may add to a text; more are an attempt to make it long. */
const SLACK = 2000;

/** Expands compatibility characters without letting a text grow much, and removes accents and invisible characters. */
function plainLetters(text: string): string {
	let plain = limitCombiningMarks(text).replace(LIGATURES, " ").normalize("NFKC");
	if (plain.length > text.length + SLACK) {
		plain = text.replace(/[\u0250-\u{10ffff}]/gu, (sign) => {
			const one = sign.normalize("NFKC");
			return one.length > sign.length ? " " : one;
		});
	}
	return plain
		.toLowerCase()
		.normalize("NFD")
		.replace(/[\p{M}\u200b-\u200d\u00ad\ufeff]/gu, "")
		.normalize("NFC");
}

/** Matches a lost line break, as between a heading and text that was copied with it: "so tiredI have …". */
const LOST_LINE = new RegExp(
	"(?<=[a-z]{2})(?=(?:I|A|My|The|It|This|That|So|He|She|They|We|You|But|And|When|If|For|Not|No|Why|What|How|Every|Today|" +
		"Just|Been|There|Hi|Hey|Hello|Is|Do|Does|Am|Are|Can|Could|After|Ever|Life|To|In|On|As|All|Since|Please|Sorry|Where|Was|" +
		"Have|Has|People|Anyone|Everyone|Nobody|Nothing|Sometimes|Basically|Don|Isn|Doesn|Didn)[ '])",
	"g",
);

const isAscii = (text: string) => !/[\u0080-\uffff]/.test(text);

/**
 * Normalizes a text of any language: lower case, no accents, plain quotes, one space around every word and punctuation
 * mark, a space at both ends, and ` . ` at the end of sentences.
 */
export function fold(text: string): string {
	const typed = text
		.replace(/[‘’ʼ´]/g, "'")
		.replace(/[“”„«»]/g, '"')
		.replaceAll("…", ".")
		.replace(LOST_LINE, ". ");
	const isPlain = isAscii(typed);
	const plain = (isPlain ? typed.toLowerCase() : plainLetters(typed))
		.replaceAll("`", "'")
		.replace(/([013457!@])(?=[a-z])/g, (mark, _, at, whole) => (isLetter(whole[at - 1]) ? (leet[mark] ?? mark) : mark))
		.replace(/([a-z])\1{2,}/g, "$1")
		.replace(/[.!?\n\r]+/g, " . ")
		.replace(/--+| - |[,;:()"–—]/g, (mark) => ` ${mark.startsWith("--") ? "-" : mark.trim()} `)
		.replace(/(?<=[a-z])[-/](?=[a-z])/g, " ")
		.replace(isPlain ? /[^a-z0-9.,;:()"'*-]+/g : /[^\p{L}\p{N}.,;:()"'*–—-]+/gu, " ")
		.trim();
	return ` ${plain} `;
}

const isLetter = (sign: string | undefined) => sign !== undefined && sign >= "a" && sign <= "z";

/** Words that may come between "they" and its verb. */
const between = setOf("all always also both even just never often only really still then");

/**
 * Prepares the result of `fold` for the English rules: contractions expanded, spelling corrected, one word for each
 * relation.
 */
export function inEnglish(folded: string): string {
	const words: string[] = [];
	let isPlural = false;
	const add = (word: string) => {
		if (word === "") return;
		if (isPlural && !between.has(word)) {
			words.push(singular.get(word) ?? spelled.get(word) ?? word);
			isPlural = false;
		} else words.push(spelled.get(word) ?? word);
		if (plurals.has(word)) isPlural = true;
	};
	for (const word of folded.split(" ")) {
		if (word.length > 1 && word.includes("'")) for (const part of writtenOut(word)) add(part);
		else add(word);
	}
	let plain = ` ${words.join(" ")} `;
	for (const [part, from, to] of phrases) if (plain.includes(part)) plain = plain.replace(from, to);
	return plain;
}

/** Normalizes a text to the form that the English rules read. */
export const normalize = (text: string): string => inEnglish(fold(text));
