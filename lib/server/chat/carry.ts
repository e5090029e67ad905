import "server-only";
import { emptyMemory } from "@/lib/ai/empty-memory";
import type { FoundPage, Memory, NotedFact, Turn } from "@/lib/ai/types";
import type { Day } from "@/lib/domain/progress/days";
import { findPages, relatedPages } from "@/lib/domain/search/find";
import { fused } from "@/lib/domain/search/meaning";
import type { PageKind, Passage } from "@/lib/domain/search/pages/page";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { isIn, periodIn } from "@/lib/domain/text/days";
import { questionOf } from "@/lib/domain/text/question/question";
import { inTurn } from "@/lib/server/core/work/turns";
import { entriesAmong } from "@/lib/server/journal/find-related";
import { type Meant, pagesAlike } from "@/lib/server/meaning/find";
import type { Withheld } from "@/lib/server/memory/hidden";
import { notedOf } from "@/lib/server/memory/noted";
import { pausesOf } from "@/lib/server/memory/pauses";
import { recall } from "@/lib/server/memory/recall/recall";
import { entrySource } from "@/lib/server/memory/sources";
import { withheldOf } from "@/lib/server/memory/withheld";
import { readKnown } from "./gather-memory";
import type { KnownTurn } from "./memory";

/** After a pause this long, in milliseconds, a new conversation begins. */
const APART_MS = 6 * 60 * 60 * 1000;

/** A message and its context. */
export interface Saying {
	message: string;
	/** The turns before the message, oldest first. */
	turns: readonly KnownTurn[];
	/** The id of the oldest of the turns. */
	oldest: number;
	at: Date;
	today: Day;
	/** The person's time zone offset in minutes, as returned by `getTimezoneOffset`. */
	offset: number;
	/** The message's meaning, if a model can determine it. */
	meant?: Promise<Meant | null>;
}

/** What a coach is given about a person, in addition to the message. */
export interface Carried {
	memory: Memory;
	turns: Turn[];
	/** The related entries in full: the safety checks also read what the coach was told to forget. */
	entries: string[];
	/** Whether the coach may bring up a passage unasked. */
	mayBringUp: (passage: Passage) => boolean;
}

/**
 * Collects what a coach may know about a person at this point of the conversation: everything on the page that shows
 * what it knows, and the pages that fit, without what they had it forget. During a pause it gets nothing but this
 * conversation.
 * @param isGuide Whether the built-in guide answers. It only looks up what it is asked for, so a pause only keeps it
 * from bringing up pages.
 */
export async function carriedFor(userId: number, saying: Saying, pages: PageIndex, isGuide: boolean): Promise<Carried> {
	const { message, today, offset } = saying;
	const [everything, withheld, pauses] = await Promise.all([
		readKnown(userId, saying.oldest, entriesAmong(pages)),
		withheldOf(userId),
		pausesOf(userId),
	]);
	const moment = { message, turns: saying.turns, today, offset };
	const { whole, memory, turns } = await recall(userId, "remembered", everything, withheld.hashes, moment);
	const entries = whole.entries.map(({ content }) => content);
	if (pauses.paused) {
		const lately = thisConversation(turns, saying.at);
		const little = isGuide ? whole : { ...emptyMemory, found: null };
		return { memory: little, turns: isGuide ? turns : lately, entries, mayBringUp: () => false };
	}
	const given = new Set(memory.entries.map(({ id }) => entrySource(id)));
	const noted = await notedOf(userId, pages, withheld, pauses);
	const found = await inTurn(userId, () => foundPages(pages, message, today, withheld));
	return {
		turns,
		entries,
		memory: {
			...memory,
			facts: noted.map(({ kind, text, words, page }): NotedFact => ({ kind, text, words, day: page.day })),
			found,
			nearby: await nearbyPages(userId, pages, saying, withheld, given, found),
		},
		mayBringUp: ({ page, words }) => withheld.text(page.id, words) === words,
	};
}

/** Returns the turns since the person last came back. */
function thisConversation(turns: readonly KnownTurn[], now: Date): KnownTurn[] {
	let after = now.getTime();
	let first = turns.length;
	while (first > 0 && after - (turns[first - 1] as KnownTurn).at.getTime() < APART_MS) {
		first -= 1;
		after = (turns[first] as KnownTurn).at.getTime();
	}
	return turns.slice(first);
}

/** How many passages of their own a coach is given: if the person asks for them, and if not. */
const FOUND = 10;
const NEARBY = 4;
const nearbyKinds: readonly PageKind[] = ["journal", "answer", "timeline", "message", "exercise"];

/** Returns a passage as a coach is given it, or nothing if all of it was forgotten. */
function given({ page, words, why }: Passage, withheld: Withheld): FoundPage[] {
	const left = withheld.text(page.id, words);
	// Drop a passage once every matching sentence is forgotten.
	const plain = left.toLowerCase();
	if (left !== words && why.length > 0 && !why.some((word) => plain.includes(word.toLowerCase()))) return [];
	return left === "" ? [] : [{ day: page.day, source: page.kind, title: page.partOf ?? page.title, words: left }];
}

/**
 * Finds the passages that answer a question about the person's own pages; null if the message is not such a question.
 */
function foundPages(pages: PageIndex, message: string, today: Day, withheld: Withheld): FoundPage[] | null {
	const question = questionOf(message, today);
	if (question?.ask !== "pages") return null;
	return findPages(pages, question)
		.passages.slice(0, FOUND)
		.flatMap((passage) => given(passage, withheld));
}

/** How many candidates each search finds, by words and by meaning, before the best of both are taken. */
const LOOKED = NEARBY * 3;

/**
 * Finds passages about the same people, things and days as a message, or with a similar meaning, on pages that are not
 * given anyway. For a question about the person's own pages, the found pages are enough; if there are none, passages
 * with a similar meaning are the next best.
 */
async function nearbyPages(
	userId: number,
	pages: PageIndex,
	{ message, turns, today, meant }: Saying,
	withheld: Withheld,
	isGiven: ReadonlySet<string>,
	found: readonly FoundPage[] | null,
): Promise<FoundPage[]> {
	if (found ? found.length > 0 : questionOf(message, today) !== null) return [];
	const said = new Set(turns.map(({ id }) => `message:${id}`));
	const period = periodIn(message, today);
	const isFit = ({ page }: Passage) =>
		!isGiven.has(page.id) && !said.has(page.id) && page.text.trim() !== message.trim();
	const byWords = await inTurn(userId, () =>
		found ? [] : relatedPages(pages, message, { limit: LOOKED, pageKinds: nearbyKinds, period }).filter(isFit),
	);
	const means = (await meant) ?? null;
	const alike = means ? (await pagesAlike(userId, means, pages, withheld, LOOKED)).filter(isFit) : [];
	const best = period ? [...byWords, ...alike.filter(({ page }) => isIn(page.day, period))] : null;
	return (best ?? fused([byWords, alike], ({ page }) => page.id))
		.slice(0, NEARBY)
		.flatMap((passage) => given(passage, withheld));
}
