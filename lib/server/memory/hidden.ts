import { createHash } from "node:crypto";
import { plainSentence, withoutSentences } from "@/lib/domain/memory/sentences";
import { sentencesOf } from "@/lib/domain/text/sentences";

/** The source of a forgotten thing that is not a sentence of a page; its text is its id. */
const THING = "thing";

const hashOfPlain = (source: string, plain: string): string =>
	createHash("sha256").update(`${source}\n${plain}`).digest("base64url");

/** What is stored of something forgotten: its place and its words, as a hash from which neither can be restored. */
export const hashOf = (source: string, text: string): string => hashOfPlain(source, plainSentence(text));

export const hashOfThing = (id: string): string => hashOf(THING, id);

/** What the hash of a sentence begins with, wherever it stands: its page may be deleted, and come back as another. */
const ANYWHERE = "sentence:";
/** The same for a sentence in any place. */
export const hashAnywhere = (text: string): string => ANYWHERE + hashOfPlain("sentence", plainSentence(text));

/** What a person had the coach forget. */
export interface Withheld {
	/** How much was forgotten. It only grows, so whatever was read at the same size is still right. */
	readonly size: number;
	/** The hashes of all of it, for a thread to make this from. */
	readonly hashes: readonly string[];
	/** Whether a thing, such as a goal or a relationship, must not be given to a coach. */
	hides(id: string): boolean;
	/** Whether a sentence of a source must not. */
	hidesSentence(source: string, sentence: string): boolean;
	/**
	 * A text without its forgotten sentences.
	 * @param source The id of its page.
	 * @param cutAt Where it was cut off, in characters. If half of a forgotten sentence is left at the end, that is
	 * removed as well.
	 */
	text(source: string, text: string, cutAt?: number): string;
}

/** What was forgotten, by the hashes that are kept of it. */
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
