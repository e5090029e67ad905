import "server-only";
import { type Day, localDay } from "@/lib/domain/progress/days";
import { periodIn } from "@/lib/domain/search/dates/dates";
import { findPages } from "@/lib/domain/search/find";
import { journalMatches } from "@/lib/domain/search/journal-box";
import { type PageKind, type Passage, pageKinds } from "@/lib/domain/search/pages/page";
import { questionOf } from "@/lib/domain/search/questions/question";
import type { PagesQuestion } from "@/lib/domain/search/questions/question-forms";
import type { ClientPassage, SearchResult } from "@/lib/domain/search/schema";
import { inTurn } from "@/lib/server/core/limits/turns";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { indexOf } from "./cache";

/**
 * Searches everything that a person has written, and nothing of anybody else's.
 * @param text A question, as one would ask it, or just words.
 */
export async function searchOwnPages(
	user: Pick<SessionUser, "id" | "timezoneOffset">,
	{ q, limit }: { q: string; limit: number },
	now: Date,
): Promise<SearchResult> {
	const { pages } = await indexOf(user.id, user.timezoneOffset);
	const question = asked(q, localDay(now, user.timezoneOffset));
	const { period } = question;
	return inTurn(user.id, () => {
		const { passages, missing } = findPages(pages, question);
		return {
			total: passages.length,
			period: period && { from: period.from, to: period.to, words: period.words },
			missing,
			groups: grouped(passages.slice(0, limit)),
		};
	});
}

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
 * @param query Words, in any form; days are understood.
 */
export async function entriesMatching(userId: number, query: string, offset: number, now: Date): Promise<string[]> {
	const { pages, plainOf } = await indexOf(userId, offset);
	const found = await inTurn(userId, () => journalMatches(pages, query, localDay(now, offset), plainOf));
	return [...found].map((id) => id.slice("journal:".length));
}
