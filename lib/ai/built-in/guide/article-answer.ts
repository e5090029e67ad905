import type { Offer } from "@/lib/domain/chat/guide";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { PEOPLE } from "@/lib/domain/handbook/phrases";
import { firstWords } from "@/lib/domain/handbook/schema";
import { wordsOf } from "@/lib/domain/handbook/words";
import { content, fact, type Paragraph } from "../parts/part";
import { filled, line } from "../parts/phrasebook";
import { articleLine, sameQuestionLine, wordsAlikeLine } from "./content/reply-lines";
import { namesAlone } from "./content/subjects";
import { type ArticleOffer, repeats } from "./fitting/offers";
import { asksOpinion, isQuestion } from "./remarks";

/**
 * How sure it must be that an article answers a question for it to be opened in the reply: less where an exercise says the
 * same. And how far before the next.
 */
const SURE = 0.8;
const SURE_BESIDE_EXERCISE = 0.7;
const AHEAD = 0.1;
/** A longer question asks for more than an article answers. */
const LONGEST_ANSWERED = 120;

/** So much of what a question tells has to stand in what the article was found by. */
const COVERED = 0.4;
const coverOf = ({ by, quotes }: ArticleOffer, message: string) => {
	const stems = (text: string) =>
		wordsOf(text).flatMap(({ stem, isEmpty }) => (isEmpty || PEOPLE.has(stem) ? [] : [stem]));
	const found = new Set(quotes.flatMap(stems));
	const all = new Set(stems(message));
	return by === "whole" || all.size === 0 ? 1 : found.size / all.size;
};

/** Articles speak to whoever is concerned, and to nobody who asks for somebody else. */
const FOR_ANOTHER =
	/\b(?:comfort|support|help|cheer up|console) (?:some(?:one|body)|a friend|my (?!self\b)\w+|him|her|them)\b|\bfor a friend\b/i;

/** The article that answers a question: one of whose subject the question is full, and beside which no other is as near. */
export function answering(
	message: string,
	[best, next]: readonly ArticleOffer[],
	exercises: readonly Offer[],
): ArticleOffer | null {
	if (!best || !isQuestion(message) || message.length > LONGEST_ANSWERED || best.by === "hint") return null;
	if (FOR_ANOTHER.test(message)) return null;
	if (asksOpinion(message) && !repeats(message, articleBySlug(best.slug)?.article.question ?? "")) return null;
	if (coverOf(best, message) < COVERED) return null;
	const isBeside = slugsOf(exercises).has(best.slug);
	const isNear = !isBeside && next !== undefined && best.score - next.score < AHEAD;
	return best.score >= (isBeside ? SURE_BESIDE_EXERCISE : SURE) && !isNear ? best : null;
}

const slugsOf = (offers: readonly Offer[]) => new Set(offers.map(({ href = "" }) => href.split("/").at(-1)));

/** Where an exercise is about the same as an article, the two stand together, before other articles. */
export const besideExercises = (articles: readonly ArticleOffer[], exercises: readonly Offer[]): ArticleOffer[] => {
	const slugs = slugsOf(exercises);
	return articles.toSorted((a, b) => Number(slugs.has(b.slug)) - Number(slugs.has(a.slug)));
};

/** "You wrote “long”" says nothing about why. */
const isReason = (reason: string) =>
	[...reason.matchAll(/“([^”]+)”/g)].some(
		([, words = ""]) => /\s/.test(words) || namesAlone.has(wordsOf(words)[0]?.stem ?? ""),
	) || (reason.match(/“/g)?.length ?? 0) > 1;

/** The beginning of an article, as what it is, with the reason why it is shown. */
export function opened({ slug, reason }: ArticleOffer, message: string): Paragraph[] {
	const article = articleBySlug(slug)?.article;
	if (!article) return [];
	const because = isReason(reason)
		? fact(line(reason.replace(/[{}]/g, "")), { of: "choice", values: {}, at: [] })
		: fact(wordsAlikeLine, { of: "choice", values: {}, at: [] });
	const [beginning = ""] = article.known;
	const first = firstWords(article);
	return [
		[
			content(
				repeats(message, article.question) ? sameQuestionLine : filled(articleLine, { title: article.question }),
				because,
			),
		],
		...(first ? [[content(line(`*${first}*`), null)]] : []),
		[content(line(beginning), null)],
	];
}
