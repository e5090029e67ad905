import type { Offer } from "@/lib/domain/chat/guide";
import { find as findExercises } from "@/lib/domain/exercises/find";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { findArticles, tellingIn } from "@/lib/domain/handbook/find";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { type Article, articlePath, type Finding } from "@/lib/domain/handbook/schema";
import { wordsOf as handbookWords, sentencesOf } from "@/lib/domain/handbook/words";
import { DECIDED_OVER } from "../content/decided-over";
import { nearby } from "../content/nearby";
import { askedIn } from "../remarks";
import { listed } from "../say";
import { isCertain, type Sign } from "./certain";
import { isDenied } from "./denied";
import { isTurned, weightOf } from "./turned";

/** The most that is offered with a reply. */
export const MOST = 3;
/** Somebody who writes one of these is offered nothing that leads towards another person by its words alone. */
const FEAR =
	/\b(?:afraid|scared|frightened|terrified) of (?:him|her|them|my|what (?:he|she|they))\b|\b(?:hits?|beats?|chok\w+|threaten\w*|hurts?|pushe[sd]|slapp?\w*|forces?|forced|stalk\w*) (?:me|us)\b(?! (?:at|in|to it|by)\b)/i;

/** As much of a message as is looked at for what fits it, in characters. */
const READ = 4_000;
/** More words than this are not said back. */
const MOST_SAID_BACK = 5;

export const exercisePath = (slug: string) => `/exercises/${slug}`;
export const allExercises: Offer = { label: "All exercises", href: "/exercises" };
export const wholeHandbook: Offer = { label: "The handbook", href: "/handbook" };
export const writeOn: Offer = { label: "Write on in your journal", href: "/journal" };

/** What a question or a wish begins with, and what it does not end with. */
const OPENING =
	/^(?:(?:how|can|could|should|do|does|did|to|i|i'm|i've|i'd|we|am|have|had|been|want|need|would|like|just|really|where|what|is|it|that|and|but|so|please|be|a|an|the|going|trying|in|of)\s+)+(?=\S)/i;
const ENDING =
	/(?:\s+(?:how|what|that|i|i'm|we|to|a|an|the|of|for|with|my|and|about|have|is|it|am|in|on|our|from|than))+$/i;

/** Of a reason that quotes more of them than five words, the first five that tell something: more would be an echo. */
function short(reason: string): string {
	const quoted = /“([^”]+)”/.exec(reason)?.[1] ?? "";
	if (quoted.split(/\s+/).length <= MOST_SAID_BACK && !OPENING.test(quoted.replace(/[‘’]/g, "'"))) return reason;
	const bare = quoted.replace(/[‘’]/g, "'");
	const opening = OPENING.exec(bare)?.[0].length ?? 0;
	const told = quoted.slice(opening).trim().split(/\s+/).slice(0, MOST_SAID_BACK).join(" ");
	const words = told.replace(ENDING, "");
	// Of "I want to be a more patient mother" a cue needs "I want to be a more".
	const most = quoted.split(/\s+/).slice(0, MOST_SAID_BACK).join(" ");
	return `You wrote “${handbookWords(words).some(({ isEmpty }) => !isEmpty) ? words : most}”.`;
}

const noted = (what: string, reason: string) => `${what}. ${short(reason)}`;

/**
 * What may be offered: anything; nothing that leads towards another person, because somebody may be afraid of them; or
 * only what is calm, because words sounded like danger.
 */
export type Reach = "any" | "away" | "calm";

/** How far offers may reach for a message. @param isDoubtful Whether something of late was a sign of danger, if doubtful. */
export const reachOf = (message: string, isDoubtful: boolean): Reach =>
	isDoubtful || [FEAR, DECIDED_OVER].some((one) => one.test(message.slice(0, READ).replace(/[‘’]/g, "'")))
		? "away"
		: "any";

/** An offer with the words that it was found by. */
export type Found = Offer & { quotes: readonly string[]; isSure?: boolean };
export type ExerciseOffer = Found & { isNamed: boolean };

/** Exercises that fit a message. */
export function exerciseOffers(message: string, reach: Reach): ExerciseOffer[] {
	return findExercises(message.slice(0, READ), { calmOnly: reach === "calm" })
		.filter(({ exercise }) => reach === "any" || !exercise.aboutSomebody)
		.filter(({ words }) => !isTurned(message.slice(0, READ), words) && !isDenied(message.slice(0, READ), words))
		.map(({ exercise, words, isNamed }) => ({
			isNamed,
			quotes: [words],
			label: exercise.title,
			note: noted(
				`Exercise, about ${exercise.minutes} minutes`,
				`You wrote “${whole(message, words).replace(/\s+/g, " ")}”.`,
			),
			href: exercisePath(exercise.slug),
		}));
}

/** A quotation that ends with a word which hangs in the air, with the next one: "be a more patient". */
function whole(message: string, words: string): string {
	if (!/\b(?:more|better|a|an|the|to|for|of|my|it)$/i.test(words)) return words;
	const after = message.slice(message.indexOf(words) + words.length);
	return words + (/^[ \t]+[\p{L}\p{N}'’-]+/u.exec(after)?.[0] ?? "");
}

/** So sure it must be of an article that was found by words which say little. */
const SURE = 0.75;
/** So sure it must be where not one of its keys is there; one about danger surer still, because it frightens. */
const SURE_WITHOUT_KEY = { plain: 0.72, urgent: 0.85 };

/** A phrasing of which hardly a word is missing. */
const AS_GOOD_AS_WHOLE = 0.97;
/** So short that it has little more than the phrasing, in characters. */
const SHORT = 50;

export type ArticleOffer = Found & Pick<Finding, "slug" | "score" | "reason" | "by" | "urgent">;

/** As sure as this a single telling word is, where all of a phrasing stands around it: "dream about my ex". */
const NEARLY_WHOLE = 0.88;

/** Whether a finding is sure enough to be offered unasked. */
const isSure = (message: string, found: Finding) =>
	found.by === "key" ||
	found.by === "whole" ||
	found.by === "word" ||
	(found.score >= NEARLY_WHOLE && !found.urgent) ||
	(found.score >= AS_GOOD_AS_WHOLE && message.length <= SHORT) ||
	(tellingIn(found) > 1 && found.score >= SURE_WITHOUT_KEY[found.urgent ? "urgent" : "plain"]);

/** A key of so many words says something, even where each of them is small. */
const LONG_KEY = 3;

/** So many words of theirs, one after the other, would be an echo. */
const ECHO = 6;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Whether a text hands back a stretch of a message. */
export function repeats(message: string, text: string): boolean {
	const said = ` ${wordsOf(message).join(" ")} `;
	const words = wordsOf(text);
	return words.some((_, at) => at + ECHO <= words.length && said.includes(` ${words.slice(at, at + ECHO).join(" ")} `));
}

/** What an article is called: its question, or its subject where the question would hand their own words back. */
const titleFor = (message: string, { question, about }: Pick<Article, "question" | "about">) =>
	repeats(message, question) ? about.charAt(0).toUpperCase() + about.slice(1) : question;

/** Articles that fit a message, the best first; in danger only those about it. */
export const articleOffers = (message: string, reach: Reach): ArticleOffer[] =>
	asOffers(
		message,
		reach,
		(findArticles(message) ?? []).filter((one) => isSure(message, one)),
	);

function asOffers(message: string, reach: Reach, found: readonly Finding[]): ArticleOffer[] {
	return found.flatMap(({ slug, score, reason, by, urgent, isPhrase }): ArticleOffer[] => {
		const article = articleBySlug(slug)?.article;
		if (!article || (reach === "calm" && !article.urgent) || (reach === "away" && article.afraid === "not-for-you"))
			return [];
		const quotes = [...reason.matchAll(/“([^”]+)”/g)].map(([, words = ""]) => words);
		// Two words apart from each other, "works" and "my wife", say nothing together unless a phrasing is nearly whole.
		if (quotes.length > 1 && !urgent && score < NEARLY_WHOLE) return [];
		if (quotes.some((quote) => isDenied(message, quote) || (isTurned(message, quote) && !article.urgent))) return [];
		const weight = weightOf(reason);
		// A key of several words was written because they say it together: "does nothing at home".
		const isEmpty =
			weight !== "subject" && !(by === "key" && isPhrase && (quotes[0] ?? "").split(/\s+/).length >= LONG_KEY);
		if (isEmpty && !article.urgent && (weight === "small words" || score < SURE)) return [];
		return [
			{
				label: titleFor(message, article),
				note: noted("Handbook", reason),
				href: articlePath(slug),
				slug,
				score,
				reason,
				by,
				urgent,
				isSure: isPhrase,
				quotes,
			},
		];
	});
}

/** Whether an address leads to an exercise or article that leads towards another person. */
export function leadsTowards(href = ""): boolean {
	const [, place, slug = ""] = href.split("/");
	if (place === "exercises") return exerciseBySlug(slug)?.aboutSomebody === true;
	return place === "handbook" && articleBySlug(slug)?.article.afraid === "not-for-you";
}

/** What is near the words of a message, where nothing is surer. */
export function nearbyOffers(message: string, reach: Reach): Found[] {
	const text = message.slice(0, 1_000).replace(/[‘’]/g, "'");
	const rows = nearby.flatMap(({ words, and, unless, isSure, isApart, near }) => {
		if (unless?.test(text)) return [];
		// What two things name together, they name in one sentence.
		for (const part of isSure && !isApart ? sentencesOf(text) : [text]) {
			const found = words.exec(part)?.[0];
			const also = and?.exec(part)?.[0];
			if (found === undefined || (and && also === undefined)) continue;
			const said = also === undefined || also === found ? [found] : [found, also];
			const isSmall = said.length === 1 && !/\s/.test(found) && weightOf(`“${found}”`) !== "subject";
			if (isSmall || said.some((one) => isTurned(text, one) || isDenied(text, one))) continue;
			const places = near.flatMap((address) => placeOf(address, message, said, reach) ?? []);
			return [isSure ? places.map((place) => ({ ...place, isSure })) : places];
		}
		return [];
	});
	return inTurns(rows);
}

function placeOf(address: string, message: string, said: readonly string[], reach: Reach): Found | null {
	const slug = address.slice(2);
	const reason = `You wrote ${listed(said.map((words) => `“${words}”`))}.`;
	if (address.startsWith("e:")) {
		const exercise = exerciseBySlug(slug);
		if (!exercise || (reach !== "any" && exercise.aboutSomebody)) return null;
		const note = noted(`Exercise, about ${exercise.minutes} minutes`, reason);
		return { label: exercise.title, note, href: exercisePath(slug), quotes: said };
	}
	const article = articleBySlug(slug)?.article;
	if (!article || (reach !== "any" && article.afraid === "not-for-you")) return null;
	return { label: titleFor(message, article), note: noted("Handbook", reason), href: articlePath(slug), quotes: said };
}

const isCalm = ({ href = "" }: Offer) => exerciseBySlug(href.split("/").at(-1) ?? "")?.calm === true;
const isForTheAfraid = (slug: string) => {
	const { urgent, afraid } = articleBySlug(slug)?.article ?? {};
	return urgent === true || afraid === "for-you-too";
};

/** Exercises, articles and what is near, of a message: what is certain among them. */
export interface Fitting {
	exercises: ExerciseOffer[];
	articles: ArticleOffer[];
	near: Found[];
}

/** A phrasing word for word, or one of which every word that tells stands there, and no other. */
const isWhole = ({ by, score }: ArticleOffer) => by === "whole" || (by === "phrase" && score === 1);

/**
 * What fits a message for certain.
 * @param bare The message for articles, where it is another: without "do you think".
 */
export function fittingIn(message: string, reach: Reach, bare = message): Fitting {
	const exercises = exerciseOffers(message, reach);
	const articles = articleOffers(bare, reach);
	const near = nearbyOffers(message, reach);
	const signs = [...exercises, ...articles, ...near].map(signOf);
	const asked = askedIn(message);
	const isSureOf = (offer: Found) => isCertain(message, signOf(offer), signs, asked);
	const fitting = {
		exercises: exercises.filter((offer) => offer.isNamed || isSureOf(offer)),
		articles: articles.filter((offer) => offer.urgent || isWhole(offer) || isSureOf(offer)),
		near: near.filter(isSureOf),
	};
	// Beside danger nothing else has a place: "he never touched me" is no reason to offer the lost spark then.
	return articles.some(({ urgent, by }) => urgent && (by === "key" || by === "whole"))
		? {
				exercises: fitting.exercises.filter(isCalm),
				articles: fitting.articles.filter(({ slug }) => isForTheAfraid(slug)),
				near: [],
			}
		: fitting;
}

const signOf = ({ href = "", quotes, isSure }: Found): Sign => ({ place: href.slice(1), quotes, isSure });

/** What is stored and sent of an offer. */
export const plain = ({ label, note, href, say }: Offer): Offer => ({
	label,
	...(note !== undefined && { note }),
	...(href !== undefined && { href }),
	...(say !== undefined && { say }),
});

/** Takes turns between lists: the best of each first. */
export const mixed = (lists: readonly (readonly Offer[])[], most = MOST): Offer[] => inTurns(lists, most).map(plain);

/**
 * The same of what was found: first what two things together name, and nothing by words by which another is found already
 * as long as there is something else.
 */
export function surest(lists: readonly (readonly Found[])[]): Found[] {
	const all = inTurns(lists, Number.POSITIVE_INFINITY).toSorted(
		(a, b) => Number(b.quotes.length > 1) - Number(a.quotes.length > 1),
	);
	const isAgain = ({ quotes }: Found, at: number) =>
		all
			.slice(0, at)
			.some((other) => other.quotes.some((quote) => quotes.some((one) => quote.includes(one) || one.includes(quote))));
	return [...all.filter((one, at) => !isAgain(one, at)), ...all.filter(isAgain)];
}

function inTurns<One extends Offer>(lists: readonly (readonly One[])[], most = MOST): One[] {
	const taken: One[] = [];
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	for (let at = 0; at < longest; at++) {
		for (const list of lists) {
			const offer = list[at];
			if (offer && taken.length < most && !taken.some(({ href, say }) => href === offer.href && say === offer.say))
				taken.push(offer);
		}
	}
	return taken;
}
