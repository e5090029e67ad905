import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import type { Memory } from "@/lib/domain/memory/schema";
import { saysAgain, sentencesWith } from "@/lib/domain/memory/sentences";
import { localDay } from "@/lib/domain/progress/days";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { readKnown } from "@/lib/server/chat/gather-memory";
import { TURNS } from "@/lib/server/chat/limits";
import type { Known, KnownTurn } from "@/lib/server/chat/memory";
import { readable, readMessages } from "@/lib/server/chat/service";
import { db } from "@/lib/server/core/database/db";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { readInBackground } from "@/lib/server/meaning/keep";
import { pagesOf } from "@/lib/server/search/cache";
import type { JournalEntry } from "@/prisma/client/client";
import { analysisTexts, type CarriedFact, factsOf } from "./facts";
import { hashAnywhere, hashOf, hashOfThing } from "./hidden";
import { pagesToShow } from "./newest-pages";
import { notedOf, readInTurns, shownAlike } from "./noted";
import { pausesOf } from "./pauses";
import { recall } from "./recall/recall";
import { entrySource, messageSource } from "./sources";
import { withheldOf } from "./withheld";

type Person = Pick<SessionUser, "id" | "timezoneOffset">;

/**
 * Collects everything that the coach remembers about a person.
 * @param all All of their pages, if they are needed.
 */
async function carriedOf({ id: userId, timezoneOffset: offset }: Person, now: Date, all?: PageIndex) {
	const rows = await readMessages(userId, { limit: TURNS });
	const turns = readable(rows).map(
		({ id, isAiResponse, content, createdAt }): KnownTurn => ({
			id,
			from: isAiResponse ? "coach" : "person",
			content,
			at: createdAt,
		}),
	);
	const pauses = await pausesOf(userId);
	const [pages, withheld, everything] = await Promise.all([
		all ?? pagesToShow(userId, offset, pauses),
		withheldOf(userId),
		readKnown(userId, rows[0]?.id ?? 0),
	]);
	const { known, condensed } = await recall(userId, "left", everything, withheld.hashes, offset);
	const noted = await notedOf(userId, pages, withheld, { ...pauses, paused: false });
	const facts = factsOf({ known, noted, condensed }, { today: localDay(now, offset), offset });
	return { paused: pauses.paused, facts, everything, turns };
}

/** Lists what the coach knows about a person, newest first within each kind. It can be seen during a pause as well. */
export async function readMemory(person: Person, now: Date): Promise<Memory> {
	const { paused, facts } = await carriedOf(person, now);
	return { paused, facts: facts.map(({ id, kind, text, source }) => ({ id, kind, text, source })) };
}

/**
 * Makes the coach forget a fact. The fact, and any sentence on their pages or in the conversation that says the same,
 * is never put into a prompt again, and is not learned again from the same place or from the same sentence elsewhere.
 * The pages themselves stay as they are.
 * @throws AppError `not_found`
 */
export async function forget(person: Person, id: string, now: Date): Promise<{ ok: true }> {
	const pages = await pagesOf(person.id, person.timezoneOffset);
	const { facts, everything, turns } = await carriedOf(person, now, pages);
	const fact = facts.find((one) => one.id === id);
	if (!fact) throw new AppError("not_found", "The coach does not know this, or has forgotten it already.");
	const userId = person.id;
	await readInTurns(userId, pages.newestFirst());
	const hashes = await hashesOf(fact, { everything, turns, pages, reflections: await reflectionsOf(userId) });
	await db().$transaction([
		db().learnedFact.deleteMany({ where: { id, userId } }),
		db().forgottenFact.createMany({ data: hashes.map((hash) => ({ userId, hash })), skipDuplicates: true }),
	]);
	readInBackground(person);
	return { ok: true };
}

/** How long searching everything may block other people at a time, in milliseconds. */
const SLICE_MS = 8;

interface Places {
	everything: Known;
	turns: readonly KnownTurn[];
	pages: PageIndex;
	/** What the coach wrote about entries, with the source of each. */
	reflections: { source: string; text: string }[];
}

/** How many of the newest reflections are searched: more than a coach is ever given. */
const REFLECTIONS = 400;
/** How many are read and decrypted at a time. */
const AT_ONCE = 40;

async function reflectionsOf(userId: number): Promise<Places["reflections"]> {
	const rows: Pick<JournalEntry, "id" | "title" | "keyInsights" | "message">[] = [];
	for (let skip = 0; skip < REFLECTIONS && rows.length === skip; skip += AT_ONCE) {
		const some = await db().journalEntry.findMany({
			where: { userId, insightBy: { not: null } },
			orderBy: [{ createdAt: "desc" }, { id: "desc" }],
			skip,
			take: AT_ONCE,
			select: { id: true, title: true, keyInsights: true, message: true },
		});
		rows.push(...some);
	}
	return rows
		.filter(isSound)
		.flatMap(({ id, title, keyInsights, message }) =>
			[title, ...(keyInsights as string[]), message].flatMap((text) =>
				text ? [{ source: entrySource(id), text }] : [],
			),
		);
}

async function hashesOf(fact: CarriedFact, { everything, turns, pages, reflections }: Places): Promise<string[]> {
	const hashes = new Set([hashOfThing(fact.id)]);
	const add = (source: string, text: string) => {
		hashes.add(hashOf(source, text));
		if (sentencesOf(text).length === 1) hashes.add(hashAnywhere(text));
	};
	for (const { source } of fact.stands) add(source, fact.text);
	for (const { source, text } of fact.stands) {
		add(source, text);
		const page = pages.get(source);
		// The words are part of a sentence: the whole sentence is withheld.
		for (const sentence of sentencesWith(page?.text ?? text, text)) add(source, sentence.text);
		if (page) for (const alike of shownAlike(pages, { page, text })) add(alike.page.id, alike.text);
	}
	// Results are long and about one questionnaire, so nothing else says the same.
	if (fact.kind === "results" || fact.kind === "scripts") return [...hashes];
	const again = saysAgain(fact.says);
	const texts = [
		...pages.newestFirst().map(({ id, text }) => ({ source: id, text })),
		...[...turns, ...everything.older].map(({ id, content }) => ({ source: messageSource(id), text: content })),
		...analysisTexts(everything),
		...reflections,
	];
	let started = performance.now();
	for (const { source, text } of texts) {
		if (performance.now() - started > SLICE_MS) {
			await breathe();
			started = performance.now();
		}
		for (const sentence of sentencesOf(text)) if (again(sentence.text)) add(source, sentence.text);
	}
	return [...hashes];
}
