import "server-only";
import { type Day, localDay } from "@/lib/domain/progress/days";
import { findPages, pageTest } from "@/lib/domain/search/find";
import { boxMatches, typedWords } from "@/lib/domain/search/journal-box";
import { type Page, type PageKind, type Passage, pageKinds } from "@/lib/domain/search/pages/page";
import { byTime } from "@/lib/domain/search/pages/page-index";
import type { ClientPassage, SearchResult } from "@/lib/domain/search/schema";
import { isIn, periodIn } from "@/lib/domain/text/days";
import type { PagesQuestion } from "@/lib/domain/text/question/forms";
import { questionOf } from "@/lib/domain/text/question/question";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { eachInTurn, inTurn } from "@/lib/server/core/work/turns";
import { linesMatching } from "@/lib/server/lines/find";
import { indexOf } from "./cache";
import type { PersonIndex } from "./person-index";
import { scan } from "./scan";

/** Maximum number of pages returned that were only found in the database. */
const MOST_SCANNED = 200;
/** Maximum number of kept lines listed before the pages that they come from. */
const MOST_LINES = 5;

/**
 * Searches everything that a person has written or kept. Pages that do not fit into memory are searched for the words
 * as typed, which takes longer; they come last.
 * @param text A question, as one would ask it, or just words.
 */
export async function searchOwnPages(
	user: Pick<SessionUser, "id" | "timezoneOffset">,
	{ q, limit }: { q: string; limit: number },
	now: Date,
): Promise<SearchResult> {
	const index = await indexOf(user.id, user.timezoneOffset);
	const today = localDay(now, user.timezoneOffset);
	const question = asked(q, today);
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
	// Filler words, such as "the", find nothing.
	const isAsked = question.want === "all" && (findings.sought.length > 0 || period !== null);
	for (const page of isAsked ? await linesMatching(user.id, findings.sought.join(" "), today) : []) {
		if (!period || isIn(page.day, period)) add(lines)(page);
	}
	return inTurn(user.id, () => {
		// The person kept a line in order to find it again; otherwise it could be lost among a hundred pages with the same
		// words.
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

/**
 * Searches the pages that did not fit into the index.
 * @returns Whether all of them were searched.
 */
const scanned = async (index: PersonIndex, ...how: [test: (page: Page, plain: string) => boolean, found: Found]) =>
	!index.hasLeftOut || scan(index, ...how);
type Found = (page: Page) => void;

/** Parses the query. If it is not a question, its words are the topic, and the days it mentions the period. */
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

/** Converts a passage for the browser. */
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
 * Finds the ids of the journal entries for the journal's search box, in no particular order.
 * @param query Words in any form, and days. Pages that are not in memory are searched for the words as typed.
 */
export async function entriesMatching(userId: number, query: string, offset: number, now: Date): Promise<string[]> {
	const index = await indexOf(userId, offset);
	const today = localDay(now, offset);
	// For a long diary, the form to compare takes a second the first time; after that it is remembered.
	await eachInTurn(userId, index.pages.newestFirst(), (page) => void index.plainOf(page));
	const found = await inTurn(userId, () => boxMatches(index.pages, "journal", { query, today }, index.plainOf));
	const has = typedWords(query, today);
	await scanned(
		index,
		(page, plain) => page.kind === "journal" && has(page, plain),
		({ id }) => found.add(id),
	);
	return [...found].map((id) => id.slice("journal:".length));
}
