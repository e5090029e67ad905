/** A change to a text: `words` replaces the text between `from` and `to` (UTF-16 code units). */
export interface Edit {
	from: number;
	to: number;
	words: string;
}

const isSpace = (character: string) => /\s/u.test(character);
const isPunctuation = (character: string) => /\p{P}/u.test(character);
const isWordCharacter = (character: string) => /[\p{L}\p{N}]/u.test(character);
/**
 * Whether a character is an opening bracket or quotation mark, or joins two words; a straight quotation mark can be
 * either.
 */
const opens = (character: string) => /[\p{Ps}\p{Pi}\p{Pd}¿¡„‚/\\@#&*_]/u.test(character);
const isStraightQuote = (character: string) => character === '"' || character === "'";

/** The last character, even if it is a surrogate pair. */
const lastOf = (text: string) => Array.from(text.slice(-2)).at(-1) ?? "";
const firstOf = (text: string) => Array.from(text.slice(0, 2)).at(0) ?? "";

/** Whether a space is needed between `before` and the words that follow. */
function needsSpaceAfter(before: string): boolean {
	const last = lastOf(before);
	if (last === "" || isSpace(last)) return false;
	if (isStraightQuote(last)) {
		// Opening if it follows white space or nothing, otherwise closing.
		const earlier = lastOf(before.slice(0, -1));
		return !(earlier === "" || isSpace(earlier) || opens(earlier));
	}
	return !(isPunctuation(last) && opens(last));
}

/**
 * Whether a sentence begins after `before`: at the start of the text, and after `.`, `!`, `?` or `…`, quoted or not.
 */
function beginsSentence(before: string): boolean {
	return /(^|[.!?…。！？؟])[\p{Pe}\p{Pf}"']*\s*[\p{Ps}\p{Pi}"']*$/u.test(before);
}

/** Capitalizes the first letter, skipping opening quotation marks before it. */
function capitalize(words: string): string {
	return words.replace(/^([\p{P}\s]*)(\p{Ll})/u, (whole, opening: string, letter: string) => {
		const upper = letter.toUpperCase();
		// "ß" has no single capital letter.
		return Array.from(upper).length === 1 ? opening + upper : whole;
	});
}

/**
 * Inserts dictated words into a free text. They replace the selection, get spaces on both sides, and begin with a
 * capital at the beginning of a sentence.
 * @param start Beginning of the selection, or the cursor.
 * @param end End of the selection, or the cursor.
 */
export function insertAtCursor(text: string, start: number, end: number, dictated: string): Edit {
	const spoken = dictated.trim();
	if (spoken === "") return { from: end, to: end, words: "" };
	const before = text.slice(0, start);
	const words = beginsSentence(before) ? capitalize(spoken) : spoken;
	const joinsNext = isWordCharacter(firstOf(text.slice(end)));
	return { from: start, to: end, words: (needsSpaceAfter(before) ? " " : "") + words + (joinsNext ? " " : "") };
}

/** Appends dictated words to an answer, after a space. The existing answer stays exactly as it is. */
export function appendToAnswer(answer: string, dictated: string): Edit {
	const spoken = dictated.trim();
	const apart = spoken === "" || answer === "" || isSpace(lastOf(answer)) ? "" : " ";
	return { from: answer.length, to: answer.length, words: apart + spoken };
}

/** Returns the text after the edit, and the cursor position: after the new words. */
export function applyEdit(text: string, { from, to, words }: Edit): { text: string; cursor: number } {
	return { text: text.slice(0, from) + words + text.slice(to), cursor: from + words.length };
}
