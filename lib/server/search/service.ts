import "server-only";
import { type Day, localDay } from "@/lib/domain/progress/days";
import { findPages, pageTest } from "@/lib/domain/search/find";
import { journalMatches, typedWords } from "@/lib/domain/search/journal-box";
import { type Page, type PageKind, type Passage, pageKinds } from "@/lib/domain/search/pages/page";
import { byTime } from "@/lib/domain/search/pages/page-index";
import type { ClientPassage, SearchResult } from "@/lib/domain/search/schema";
import { periodIn } from "@/lib/domain/text/days";
import type { PagesQuestion } from "@/lib/domain/text/question/forms";
import { questionOf } from "@/lib/domain/text/question/question";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { eachInTurn, inTurn } from "@/lib/server/core/work/turns";
import { linePages } from "@/lib/server/lines/pages";
import { indexOf } from "./cache";
import { type PersonIndex, plainPage } from "./person-index";
import { scan } from "./scan";

/** How many pages found only in the database are kept. */
const MOST_SCANNED = 200;
/** How many kept lines stand before the pages, which they are sentences of. */
const MOST_LINES = 5;

/**
 * Searches everything that a person has written or kept, and nothing of anybody else's. Pages that do not fit into memory are
 * searched for the words as typed, which takes longer; they come last.
 * @param text A question, as one would ask it, or just words.
 */
export async function searchOwnPages(
	user: Pick<SessionUser, "id" | "timezoneOffset">,
	{ q, limit }: { q: string; limit: number },
	now: Date,
): Promise<SearchResult> {
	const index = await indexOf(user.id, user.timezoneOffset);
	const question = asked(q, localDay(now, user.timezoneOffset));
	const { period } = question;
	const { findings, test } = await inTurn(user.id, () => {
		const findings = findPages(index.pages, question);
		return { findings, test: pageTest(index.pages, question) };
	});
	const others: Page[] = [];
	let total = findings.passages.length;
	const add = (to: Page[]) => (page: Page) => {
		total++;
		if (to.length < MOST_SCANNED) to.push(page);
	};
	const isComplete = await scanned(index, test.passes, add(others));
	const lines: Page[] = [];
	// Words that are none, such as "the", find nothing.
	const isAsked = question.want === "all" && (findings.sought.length > 0 || period !== null);
	await eachInTurn(user.id, isAsked ? await linePages(user.id) : [], (page) => {
		if (test.passes(page, plainPage(page))) add(lines)(page);
	});
	return inTurn(user.id, () => {
		// What somebody kept they meant to find again; the sentence may be among a hundred pages with the same words.
		const passages = [
			...lines.slice(0, MOST_LINES).map(test.passage),
			...findings.passages,
			...others.sort((a, b) => byTime(b, a)).map(test.passage),
		];
		return {
			total,
			period: period && { from: period.from, to: period.to, words: period.words },
			missing: others.length + lines.length > 0 ? [] : findings.missing,
			isComplete,
			groups: grouped(passages.slice(0, limit)),
		};
	});
}

/** Searches the pages that did not fit into the index. @returns Whether everything was looked through. */
const scanned = async (index: PersonIndex, ...how: [test: (page: Page, plain: string) => boolean, found: Found]) =>
	!index.hasLeftOut || scan(index, ...how);
type Found = (page: Page) => void;

/** Words that are not a question are a topic, with the days they mention. */
function asked(text: string, today: Day): PagesQuestion {
	const question = questionOf(text, today);
	if (question?.ask === "pages") return question;
	const period = periodIn(text, today);
	const topic = period ? `${text.slice(0, period.start)} ${text.slice(period.end)}` : text;
	return { ask: "pages", want: "all", topic: topic.trim(), period, pageKinds: null };
}

function grouped(passages: readonly Passage[]): SearchResult["groups"] {
	const byKind = new Map<PageKind, ClientPassage[]>();
	for (const passage of passages) {
		const { kind } = passage.page;
		byKind.set(kind, [...(byKind.get(kind) ?? []), toClientPassage(passage)]);
	}
	return pageKinds.flatMap((kind) => {
		const found = byKind.get(kind);
		return found ? [{ kind, passages: found }] : [];
	});
}

/** A passage as the browser gets it. */
const toClientPassage = ({ page, words, why }: Passage): ClientPassage => ({
	kind: page.kind,
	date: page.day,
	title: page.title,
	partOf: page.partOf,
	passage: words,
	href: page.href,
	why,
});

/**
 * The ids of the journal entries that the journal's search box finds, in no particular order.
 * @param query Words, in any form; days are understood. Where there is no room for a page in memory, as they were typed.
 */
export async function entriesMatching(userId: number, query: string, offset: number, now: Date): Promise<string[]> {
	const index = await indexOf(userId, offset);
	const today = localDay(now, offset);
	const found = await inTurn(userId, () => journalMatches(index.pages, query, today, index.plainOf));
	const has = typedWords(query, today);
	await scanned(
		index,
		(page, plain) => page.kind === "journal" && has(page, plain),
		({ id }) => found.add(id),
	);
	return [...found].map((id) => id.slice("journal:".length));
}
