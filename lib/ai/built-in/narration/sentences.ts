import { normalize } from "./normalize";

/** A piece of text spoken without a pause, and the silence after it. */
export interface Sentence {
	text: string;
	/** In milliseconds. */
	pauseMs: number;
}

const AFTER_SENTENCE_MS = 320;
const AFTER_CLAUSE_MS = 120;
const AFTER_PARAGRAPH_MS = 850;
/** The longest sentence in characters. Longer ones are cut at a comma or between words, so that audio starts soon. */
const MAX_LENGTH = 240;

/** Splits a text into the sentences that the built-in voice says, in order; empty if there is nothing to say. */
export function sentencesOf(text: string): Sentence[] {
	return normalize(text).flatMap((lines) => {
		const sentences = lines.flatMap(splitLine);
		const last = sentences.at(-1);
		if (last) last.pauseMs = AFTER_PARAGRAPH_MS;
		return sentences;
	});
}

function splitLine(line: string): Sentence[] {
	// Does not split after an initial, as in "J. Doe"; "I." does end a sentence.
	const ends = /(?<=[.!?]['"]?)(?<!\b[A-HJ-Z]\.)\s+(?=["']?[A-Z0-9])/g;
	return line.split(ends).flatMap((sentence) => {
		const pieces = cut(sentence);
		return pieces.map((text, i) => ({
			text,
			pauseMs: i < pieces.length - 1 ? AFTER_CLAUSE_MS : AFTER_SENTENCE_MS,
		}));
	});
}

function cut(sentence: string): string[] {
	const pieces: string[] = [];
	let rest = sentence;
	while (rest.length > MAX_LENGTH) {
		const head = rest.slice(0, MAX_LENGTH);
		const comma = Math.max(...[", ", "; ", ": "].map((mark) => head.lastIndexOf(mark)));
		const at = comma > MAX_LENGTH / 3 ? comma + 1 : head.lastIndexOf(" ");
		const length = at > 0 ? at : MAX_LENGTH;
		pieces.push(rest.slice(0, length).trim());
		rest = rest.slice(length).trim();
	}
	if (rest !== "") pieces.push(rest);
	return pieces;
}
