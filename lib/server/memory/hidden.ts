import { createHash } from "node:crypto";
import { plainSentence, withoutSentences } from "@/lib/domain/memory/sentences";
import { sentencesOf } from "@/lib/domain/text/sentences";

/** The source of a forgotten thing that is not a sentence of a page; its id takes the place of the text. */
const THING = "thing";

const hashOfPlain = (source: string, plain: string): string =>
	createHash("sha256").update(`${source}\n${plain}`).digest("base64url");

/**
 * Returns what is stored about a forgotten sentence: a hash of its source and its words, from which neither can be
 * restored.
 */
export const hashOf = (source: string, text: string): string => hashOfPlain(source, plainSentence(text));

export const hashOfThing = (id: string): string => hashOf(THING, id);

/** The prefix of the hash of a sentence from any source: its page may be deleted, and return under another id. */
const ANYWHERE = "sentence:";
/** Like `hashOf`, for a sentence from any source. */
export const hashAnywhere = (text: string): string => ANYWHERE + hashOfPlain("sentence", plainSentence(text));

/** What a person had the coach forget. */
export interface Withheld {
	/** How much was forgotten. It only grows, so a result computed at the same size is still valid. */
	readonly size: number;
	/** All hashes, from which a worker thread can build this again. */
	readonly hashes: readonly string[];
	/** Whether a thing, such as a goal or a relationship, must not be given to a coach. */
	hides(id: string): boolean;
	/** Whether a sentence of a source must not be given to a coach. */
	hidesSentence(source: string, sentence: string): boolean;
	/**
	 * Removes the forgotten sentences from a text.
	 * @param source The source of its page.
	 * @param cutAt Where the text was cut off, in characters. If a part of a forgotten sentence is left at the end, it is
	 * removed as well.
	 */
	text(source: string, text: string, cutAt?: number): string;
}

/** Builds the record of what was forgotten from the stored hashes. */
export function withheldBy(hashes: readonly string[]): Withheld {
	const known = new Set(hashes);
	const isEmpty = known.size === 0;
	const isAnywhere = hashes.some((hash) => hash.startsWith(ANYWHERE));
	const hidesSentence = (source: string, sentence: string) => {
		if (isEmpty) return false;
		const plain = plainSentence(sentence);
		return (
			known.has(hashOfPlain(source, plain)) ||
			(isAnywhere && plain !== "" && known.has(ANYWHERE + hashOfPlain("sentence", plain)))
		);
	};
	return {
		size: known.size,
		hashes,
		hides: (id) => !isEmpty && known.has(hashOfThing(id)),
		hidesSentence,
		text: (source, text, cutAt) => {
			if (isEmpty) return text;
			const last = cutAt !== undefined && text.length >= cutAt ? sentencesOf(text).at(-1) : undefined;
			const whole = last ? text.slice(0, last.start) : text;
			return withoutSentences(whole, (sentence) => hidesSentence(source, sentence));
		},
	};
}
