import { type Sentence, sentencesOf } from "@/lib/domain/text/sentences";

/** Characters per second of an unhurried voice, used while the real pace is unknown. */
const PACE = 14;
/** Length of a pause after a sentence and after a paragraph, in characters that could be read meanwhile. */
const AFTER_SENTENCE = 5;
const AFTER_PARAGRAPH = 12;

/** A sentence, and how far into the text it ends, in characters including pauses. */
interface Step extends Sentence {
	until: number;
}

/** The timing of a text that is read aloud. Created once, then used many times a second. */
export interface Reading {
	steps: readonly Step[];
	/** Length of the whole text, in characters including pauses. */
	whole: number;
}

export function readingOf(text: string): Reading {
	let until = 0;
	const steps = sentencesOf(text).map((sentence, i, all) => {
		const next = all[i + 1];
		const endsParagraph = next !== undefined && text.slice(sentence.end, next.start).includes("\n\n");
		until += sentence.text.length + (endsParagraph ? AFTER_PARAGRAPH : AFTER_SENTENCE);
		return { ...sentence, until };
	});
	return { steps, whole: until };
}

/** Estimates how many seconds it takes to read the text aloud. */
export const secondsFor = ({ whole }: Reading): number => whole / PACE;

/**
 * Estimates the sentence that is being read. Nothing tells when a voice reaches a word, so it is derived from the
 * playback position.
 * @param position In seconds.
 * @param duration In seconds; null while it is unknown.
 */
export function sentenceAt(reading: Reading, position: number, duration: number | null): Sentence | null {
	const { steps, whole } = reading;
	const read = (position / (duration ?? secondsFor(reading))) * whole;
	return steps.find(({ until }) => read < until) ?? steps.at(-1) ?? null;
}
