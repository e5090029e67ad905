import "server-only";
import { createHash } from "node:crypto";
import { isSound } from "@/lib/domain/core/damaged";
import { type FactKind, factKinds } from "@/lib/domain/memory/kinds";
import { plainSentence, sentencesWith } from "@/lib/domain/memory/sentences";
import { type ShownFact, shownOn } from "@/lib/domain/memory/shown";
import type { Page, PageKind } from "@/lib/domain/search/pages/page";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { signs } from "@/lib/safety/assess";
import { isGrave } from "@/lib/safety/grave";
import { db } from "@/lib/server/core/database/db";
import { eachInTurn } from "@/lib/server/core/work/turns";
import type { Withheld } from "./hidden";
import { LEARNED, NEWEST_PAGES } from "./limits";
import type { Pages } from "./newest-pages";
import type { Pauses } from "./pauses";

/** A fact that a page states, or that a model learned from a page. */
export interface Noted {
	id: string;
	kind: FactKind;
	text: string;
	/** The words on the page that state it. */
	words: string;
	page: Page;
	learnedBy: string | null;
}

/** How many facts of each kind are remembered, newest first. Any more are neither remembered nor shown. */
const MOST: Record<FactKind, number> = { people: 20, dates: 12, wishes: 12, helps: 10, hurts: 10 };

const readKinds: ReadonlySet<PageKind> = new Set<PageKind>(["journal", "message", "answer", "exercise"]);

/** Whether a sentence is free of danger, which is not to be remembered and brought up again. */
const isFit = (sentence: string) => !isGrave(sentence.toLowerCase()) && signs([sentence]).length === 0;

// Facts found on each page. An edited page is a new object, so that no page is read twice.
const found = new WeakMap<Page, ShownFact[]>();

function shownFacts(page: Page): ShownFact[] {
	let facts = found.get(page);
	if (!facts) {
		facts = shownOn(page, isFit);
		found.set(page, facts);
	}
	return facts;
}

/** Reads the pages that have not been read for facts before, in slices between which other people have their turn. */
export async function readInTurns(userId: number, pages: readonly Page[]): Promise<void> {
	const unread = pages.filter((page) => !found.has(page));
	await eachInTurn(userId, unread, shownFacts);
}

const idOf = (page: Page, text: string) =>
	`shown-${createHash("sha256").update(`${page.id}\n${text}`).digest("base64url").slice(0, 22)}`;

/**
 * Lists the facts on a person's pages, newest first: those found by code, and those that a model learned, as long as
 * their words are still there. Omits what was forgotten, and what was written during a pause.
 */
export async function notedOf(userId: number, pages: Pages, withheld: Withheld, pauses: Pauses): Promise<Noted[]> {
	if (pauses.paused) return [];
	const learned = await learnedFacts(userId, pages, withheld);
	const taken = new Set(
		learned.flatMap(({ page, words }) => sentencesOn(page, words).map((text) => keyOf(page, text))),
	);
	const about = new Set<string>();
	const shown: Noted[] = [];
	const newest = pages
		.newestFirst()
		.filter((page) => readKinds.has(page.kind) && !pauses.covers(page.at))
		.slice(0, NEWEST_PAGES);
	await readInTurns(userId, newest);
	for (const page of newest) {
		for (const fact of shownFacts(page)) {
			const { kind, text } = fact;
			const isTaken = taken.has(keyOf(page, text)) || withheld.hidesSentence(page.id, text);
			if (isTaken || about.has(fact.about)) continue;
			about.add(fact.about);
			shown.push({ id: idOf(page, text), kind, text, words: text, page, learnedBy: null });
		}
	}
	const all = [...learned, ...shown].sort((a, b) => b.page.at - a.page.at);
	return factKinds.flatMap((kind) => all.filter((one) => one.kind === kind).slice(0, MOST[kind]));
}

/** Finds every sentence on any page that states the same fact, because a name is often stated on many pages. */
export function shownAlike(
	pages: PageIndex,
	{ page, text }: Pick<Noted, "page" | "text">,
): { page: Page; text: string }[] {
	const about = shownFacts(page).find((fact) => fact.text === text)?.about;
	if (about === undefined) return [];
	return pages
		.newestFirst()
		.filter(({ kind }) => readKinds.has(kind))
		.flatMap((other) =>
			shownFacts(other).flatMap((fact) => (fact.about === about ? [{ page: other, text: fact.text }] : [])),
		);
}

const keyOf = (page: Page, sentence: string) => `${page.id}\n${plainSentence(sentence)}`;

/**
 * The sentences of a page that contain certain words, cached because a page is long and searched for hundreds of facts.
 */
const lookedUp = new WeakMap<Page, Map<string, readonly string[]>>();

function sentencesOn(page: Page, words: string): readonly string[] {
	const known = lookedUp.get(page) ?? new Map<string, readonly string[]>();
	lookedUp.set(page, known);
	let sentences = known.get(words);
	if (!sentences) {
		sentences = sentencesWith(page.text, words).map(({ text }) => text);
		known.set(words, sentences);
	}
	return sentences;
}

async function learnedFacts(userId: number, pages: Pages, withheld: Withheld): Promise<Noted[]> {
	const rows = await db().learnedFact.findMany({ ...LEARNED, where: { userId } });
	const seen = new Set<string>();
	const learned: Noted[] = [];
	await eachInTurn(userId, rows.filter(isSound), ({ id, entryId, kind, text, words, learnedBy }) => {
		const page = pages.get(`journal:${entryId}`);
		const isKnown = (factKinds as readonly string[]).includes(kind);
		if (!page || !isKnown || seen.has(plainSentence(text))) return;
		const sentences = sentencesOn(page, words);
		// An edit has removed the words from which it was learned.
		if (sentences.length === 0 || sentences.some((one) => withheld.hidesSentence(page.id, one))) return;
		seen.add(plainSentence(text));
		learned.push({ id, kind: kind as FactKind, text, words, page, learnedBy });
	});
	return learned;
}
