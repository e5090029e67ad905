import "server-only";
import { createHash } from "node:crypto";
import { plainSentence, withoutSentences } from "@/lib/domain/memory/sentences";
import { sentencesOf } from "@/lib/domain/search/language/sentences";
import { db } from "@/lib/server/core/database/db";

/** The source of what is no sentence of a page but one thing, with its id for text. */
const THING = "thing";

/** What is kept of something forgotten: where it stood with what it said, as a hash that gives neither back. */
export const hashOf = (source: string, text: string): string =>
	createHash("sha256")
		.update(`${source}\n${plainSentence(text)}`)
		.digest("base64url");

export const hashOfThing = (id: string): string => hashOf(THING, id);

/** What a person had the coach forget. */
export interface Withheld {
	/** How much was forgotten: it only grows, so what was read at the same size is still right. */
	readonly size: number;
	/** Whether a thing, as a goal or a relationship, is not to be given to a coach. */
	hides(id: string): boolean;
	/** Whether a sentence of a source is not. */
	hidesSentence(source: string, sentence: string): boolean;
	/**
	 * A text without the sentences that are not.
	 * @param source The id of its page.
	 * @param cutAt Where it was cut off, in characters: half a sentence at the end of one that was is left out as well.
	 */
	text(source: string, text: string, cutAt?: number): string;
}

/** Reads what a person had the coach forget. Every text that goes to a coach unasked goes through it. */
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
