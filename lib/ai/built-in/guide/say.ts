import type { OfferOf } from "@/lib/domain/chat/guide";
import type { Day } from "@/lib/domain/progress/days";
import type { Passage } from "@/lib/domain/search/pages/page";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { content, fact, type Own, type Paragraph, type Place, passage } from "../parts/part";
import type { Line, Phrasebook, Values } from "../parts/phrasebook";
import { asksForOwnPart, tellsOfDeath } from "../reading/death";
import { foundWords } from "../reading/own-words";
import { placeNames } from "./content/pages-lines";

/** "November 21, 2026" */
export const spokenDay = (day: Day) =>
	new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
		month: "long",
		day: "numeric",
		year: "numeric",
		timeZone: "UTC",
	});

/** "1 page", "7 pages" */
export const counted = (count: number, one: string, many = `${one}s`) =>
	`${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** "a, b and c" */
export const listed = (items: readonly string[]) =>
	items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** A line of ours about the guide itself. */
export const says = (text: Line): Paragraph => [content(text, null)];

/** One of several lines, so that none comes twice in a row. */
export const oneOf = (book: Phrasebook, lines: readonly Line[]): Line => book.choose(lines) ?? (lines[0] as Line);

/** A sentence that code proves. */
export const states = (text: Line, values: Values, of: "count" | "date" | "score" | "recurrence" = "count") =>
	fact(text, { of, values, at: [] });

const LONGEST_TITLE = 70;

/** What a link to a page says: what it is, when, and what stands above it. */
export function nameOf({ page }: Pick<Passage, "page">): string {
	const above = page.kind === "answer" ? page.partOf : page.kind === "timeline" ? page.partOf : page.title;
	const title = above && above.length > LONGEST_TITLE ? null : above;
	const isScript = page.kind === "life-script" || page.kind === "love-script";
	return [
		page.isChosen ? "Chosen" : placeNames[page.kind].one,
		spokenDay(page.day),
		...(title && !isScript ? [title] : []),
	].join(" · ");
}

/** A passage of the person's own, with a link to where it stands. */
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

/** The pages that a reply shows, in its order, so that "the second one" is known. */
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
/** A page, or as many of its first sentences as a message holds. */
export function wholeOf(text: string): string {
	const whole = text.trim();
	if (whole.length <= LONGEST_WHOLE) return whole;
	const sentences = sentencesOf(whole);
	const last = sentences.findLast(({ end }) => end <= LONGEST_WHOLE) ?? sentences[0];
	return whole.slice(0, last?.end ?? LONGEST_WHOLE);
}
