import type { Turn } from "@/lib/ai/types";
import type { OfferOf } from "@/lib/domain/chat/guide";
import { isBeginningOf } from "@/lib/domain/journal/beginning";
import type { Day } from "@/lib/domain/progress/days";
import type { Passage } from "@/lib/domain/search/pages/page";
import type { Period } from "@/lib/domain/text/days";
import { asksForOwnPart, tellsOfDeath } from "@/lib/domain/text/loss";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { content, fact, type Own, type Paragraph, type Place, passage } from "../parts/part";
import type { Line, Phrasebook, Values } from "../parts/phrasebook";
import { foundWords } from "../reading/own-words";
import { placeNames } from "./content/pages-lines";

/** Formats a day: "November 21, 2026". */
export const spokenDay = (day: Day) =>
	new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
		month: "long",
		day: "numeric",
		year: "numeric",
		timeZone: "UTC",
	});

/** Formats a period: "on May 2, 2026", "from May 2, 2026 to May 9, 2026", "on Mondays". */
export function spokenPeriod({ from, to, words, weekday }: Period): string {
	if (weekday !== undefined) return words.toLowerCase();
	if (from === to) return `on ${spokenDay(from)}`;
	return from < "2001" ? `until ${spokenDay(to)}` : `from ${spokenDay(from)} to ${spokenDay(to)}`;
}

/** Formats a count: "1 page", "7 pages". */
export const counted = (count: number, one: string, many = `${one}s`) =>
	`${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** Joins items: "a, b and c". */
export const listed = (items: readonly string[]) =>
	items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** Wraps a line about the guide itself in a paragraph. */
export const says = (text: Line): Paragraph => [content(text, null)];

/** Chooses one of several lines, avoiding repetition while others are left. */
export const oneOf = (book: Phrasebook, lines: readonly Line[], values: Values = {}): Line =>
	book.choose(lines, values) ?? (lines[0] as Line);

/** Chooses a line from the first of these lists that has one not used recently; empty if none has. */
export function maybe(book: Phrasebook, ...lists: readonly (readonly Line[])[]): Paragraph[] {
	for (const list of lists) {
		const found = book.fresh(list);
		if (found) return [says(found)];
	}
	return [];
}

/** Returns the sentences that do not occur in any reply of these turns. */
export const unsaid = (from: readonly string[], turns: readonly Turn[]): string[] =>
	from.filter((one) => !turns.some((turn) => turn.from === "coach" && turn.content.includes(one)));

/** States a sentence that code can prove. */
export const states = (text: Line, values: Values, of: "count" | "date" | "score" | "recurrence" = "count") =>
	fact(text, { of, values, at: [] });

const LONGEST_TITLE = 70;

/** Labels a link to a page: what it is, its date, and the title above it. */
export function nameOf({ page }: Pick<Passage, "page">): string {
	const above = page.kind === "answer" ? page.partOf : page.kind === "timeline" ? page.partOf : page.title;
	const isRepeated = page.kind === "journal" && above !== null && isBeginningOf(above, page.text);
	const title = isRepeated || (above && above.length > LONGEST_TITLE) ? null : above;
	const isScript = page.kind === "life-script" || page.kind === "love-script";
	return [
		page.isChosen ? "Chosen" : placeNames[page.kind].one,
		spokenDay(page.day),
		...(title && !isScript ? [title] : []),
	].join(" · ");
}

/** Shows a passage from the person's own pages with a link to it. */
export function shows(found: Passage): Own {
	const { page, words } = found;
	const isAnswer = page.kind === "answer" || page.kind === "timeline";
	const isOutOfPlace = asksForOwnPart(page.title ?? "") && tellsOfDeath(page.text);
	const at: Place = {
		source: placeNames[page.kind].heading,
		day: page.day,
		...(isAnswer && page.title && !isOutOfPlace ? { question: page.title } : {}),
	};
	return passage(foundWords(page.text, words), at, { href: page.href, label: nameOf(found) });
}

/** Lists the pages that a reply shows, in order, so that "the second one" can be resolved. */
export const pagesOffer = (shown: readonly Pick<Passage, "page">[], more = false): OfferOf<"pages">[] =>
	shown.length === 0
		? []
		: [
				{
					kind: "pages",
					pages: shown.map((found) => ({ label: nameOf(found), href: found.page.href, day: found.page.day })),
					more,
				},
			];

const LONGEST_WHOLE = 2_400;
/** Returns a page, or as many of its first sentences as fit in a message. */
export function wholeOf(text: string): string {
	const whole = text.trim();
	if (whole.length <= LONGEST_WHOLE) return whole;
	const sentences = sentencesOf(whole);
	const last = sentences.findLast(({ end }) => end <= LONGEST_WHOLE) ?? sentences[0];
	return whole.slice(0, last?.end ?? LONGEST_WHOLE);
}
