import "server-only";
import { createHash } from "node:crypto";
import { plainSentence, withoutSentences } from "@/lib/domain/memory/sentences";
import { sentencesOf } from "@/lib/domain/search/language/sentences";
import { db } from "@/lib/server/core/database/db";

/** The source of a forgotten thing that is not a sentence of a page; its text is its id. */
const THING = "thing";

/** What is stored of something forgotten: its place and its words, as a hash from which neither can be restored. */
export const hashOf = (source: string, text: string): string =>
	createHash("sha256")
		.update(`${source}\n${plainSentence(text)}`)
		.digest("base64url");

export const hashOfThing = (id: string): string => hashOf(THING, id);

/** What a person had the coach forget. */
export interface Withheld {
	/** How much was forgotten. It only grows, so whatever was read at the same size is still right. */
	readonly size: number;
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

/** Reads what a person had the coach forget. Every text that a coach is given unasked has to go through it. */
export async function withheldOf(userId: number): Promise<Withheld> {
	const rows = await db().forgottenFact.findMany({ where: { userId }, select: { hash: true } });
	const hashes = new Set(rows.map(({ hash }) => hash));
	const isEmpty = hashes.size === 0;
	const hidesSentence = (source: string, sentence: string) => !isEmpty && hashes.has(hashOf(source, sentence));
	return {
		size: hashes.size,
		hides: (id) => !isEmpty && hashes.has(hashOfThing(id)),
		hidesSentence,
		text: (source, text, cutAt) => {
			if (isEmpty) return text;
			const last = cutAt !== undefined && text.length >= cutAt ? sentencesOf(text).at(-1) : undefined;
			const whole = last ? text.slice(0, last.start) : text;
			return withoutSentences(whole, (sentence) => hidesSentence(source, sentence));
		},
	};
}
