import { condense } from "@/lib/ai/condense";
import { type Candidate, freshWord, relatedEntries } from "@/lib/domain/journal/related";
import { CONDENSED_TURNS, type Known, type KnownTurn, type Moment, memoryOf } from "@/lib/server/chat/memory";
import { withheldBy } from "@/lib/server/memory/hidden";
import { turnsWithoutForgotten, withoutForgotten } from "@/lib/server/memory/known";
import {
	type AnswersOf,
	answersWithoutForgotten,
	entriesWithout,
	entrySource,
	READ_OF_ENTRY,
} from "@/lib/server/memory/sources";

/*
 * Functions that search everything a person has written: hundreds of texts, each sentence of which is compared with
 * what was forgotten. `hashes` is what they had the coach forget.
 */

/**
 * Returns what a coach may know at a point of the conversation: `whole` as stored, the rest without what was forgotten.
 */
function remembered(known: Known, hashes: readonly string[], moment: Moment & { turns: readonly KnownTurn[] }) {
	const withheld = withheldBy(hashes);
	const turns = turnsWithoutForgotten(moment.turns, withheld);
	const whole = memoryOf(known, moment);
	const memory = hashes.length === 0 ? whole : memoryOf(withoutForgotten(known, withheld), { ...moment, turns });
	return { whole, memory, turns };
}

/** Returns what is known without what was forgotten, with short excerpts of what was said long ago. */
function left(known: Known, hashes: readonly string[], offset: number) {
	const rest = withoutForgotten(known, withheldBy(hashes));
	return { known: rest, condensed: condense(rest.older, offset, CONDENSED_TURNS) };
}

/** Returns an entry without what was forgotten, and the related ones among other entries. */
function beside(
	{ id, content }: Pick<Candidate, "id" | "content">,
	others: readonly Candidate[],
	hashes: readonly string[],
	limit: number,
) {
	const withheld = withheldBy(hashes);
	const whole = withheld.text(entrySource(id), content);
	const read = whole.slice(0, READ_OF_ENTRY);
	const earlier = entriesWithout(others, withheld);
	return { content: whole, related: relatedEntries(read, earlier, limit), fresh: freshWord(read, earlier) };
}

/** Returns the answers of several responses without what was forgotten. */
function answers(responses: readonly AnswersOf[], hashes: readonly string[]) {
	const withheld = withheldBy(hashes);
	return responses.map((one) => answersWithoutForgotten(one, withheld));
}

const all = { remembered, left, beside, answers };
type All = typeof all;

export type Recall = keyof All;
export type Asked<Name extends Recall> = Parameters<All[Name]>;
export type Recalled<Name extends Recall> = ReturnType<All[Name]>;

export const recalls: { [Name in Recall]: (...asked: Asked<Name>) => Recalled<Name> } = all;
