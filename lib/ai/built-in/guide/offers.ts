import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { find as findExercises } from "@/lib/domain/exercises/find";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { findArticles, tellingIn } from "@/lib/domain/handbook/find";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { type Article, articlePath, type Finding } from "@/lib/domain/handbook/schema";
import { tellingWords } from "@/lib/domain/journal/related";
import { relatedPages } from "@/lib/domain/search/find";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { nearby, questionnaireNames } from "./content/nearby";
import { itemOf, listed } from "./say";
import { isTurned, weightOf } from "./turned";

/** The most that is offered with a reply. */
export const MOST = 3;
/** Somebody who writes one of these is offered nothing that leads towards another person by its words alone. */
const FEAR =
	/\b(?:afraid|scared|frightened|terrified) of (?:him|her|them|my|what (?:he|she|they))\b|\b(?:hits?|beats?|chok\w+|threaten\w*|hurts?|pushe[sd]|slapp?\w*|forces?|forced|stalk\w*) (?:me|us)\b/i;

/** As much of a message as is looked at for what fits it, in characters. */
const READ = 4_000;
/** More words than this are not said back. */
const MOST_SAID_BACK = 5;

export const exercisePath = (slug: string) => `/exercises/${slug}`;
export const allExercises: Offer = { label: "All exercises", href: "/exercises" };
export const wholeHandbook: Offer = { label: "The handbook", href: "/handbook" };
export const writeOn: Offer = { label: "Write on in your journal", href: "/journal" };

/** Words that give no reason. */
const unsaying = new Set(
	"how make made into over know that this what when where which would could should have with about from they them their there been being want need never always something somebody someone keep after before will does".split(
		" ",
	),
);

/** Of a reason that quotes more of them than that, their two longest words: it has to be said, and is no echo. */
function short(reason: string): string {
	const quoted = /“([^”]+)”/.exec(reason)?.[1] ?? "";
	const words: readonly string[] = quoted.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
	if (words.length <= MOST_SAID_BACK) return reason;
	const telling = words.filter((word) => !unsaying.has(word.toLowerCase()) && word.length > 3);
	if (telling.length === 0) return `You wrote “${words.slice(0, MOST_SAID_BACK).join(" ")}”.`;
	const [first, second] = [...telling].sort((a, b) => b.length - a.length);
	const two = words.filter((word, at) => (word === first || word === second) && words.indexOf(word) === at);
	return `You wrote ${listed(two.slice(0, 2).map((word) => `“${word}”`))}.`;
}

const noted = (what: string, reason: string) => `${what}. ${short(reason)}`;

/**
 * What may be offered: anything; nothing that leads towards another person, because somebody may be afraid of them; or
 * only what is calm, because words sounded like danger.
 */
export type Reach = "any" | "away" | "calm";

/** How far offers may reach for a message. @param isDoubtful Whether something of late was a sign of danger, if doubtful. */
export const reachOf = (message: string, isDoubtful: boolean): Reach =>
	isDoubtful || FEAR.test(message.slice(0, READ).replace(/[‘’]/g, "'")) ? "away" : "any";

/** Exercises that fit a message. */
export function exerciseOffers(message: string, reach: Reach): (Offer & { isNamed: boolean })[] {
	return findExercises(message.slice(0, READ), { calmOnly: reach === "calm" })
		.filter(({ exercise }) => reach === "any" || !exercise.aboutSomebody)
		.filter(({ words }) => !isTurned(message.slice(0, READ), words))
		.map(({ exercise, reason, isNamed }) => ({
			isNamed,
			label: exercise.title,
			note: noted(`Exercise, about ${exercise.minutes} minutes`, reason),
			href: exercisePath(exercise.slug),
		}));
}

/** So sure it must be of an article that was found by words which say little. */
const SURE = 0.75;
/** So sure it must be where not one of its keys is there; one about danger surer still, because it frightens. */
const SURE_WITHOUT_KEY = { plain: 0.72, urgent: 0.85 };

/** A phrasing of which hardly a word is missing. */
const AS_GOOD_AS_WHOLE = 0.97;
/** So short that it has little more than the phrasing, in characters. */
const SHORT = 50;

export type ArticleOffer = Offer & Pick<Finding, "slug" | "score" | "reason" | "by">;

/** Whether a finding is sure enough to be offered unasked. */
const isSure = (message: string, found: Finding) =>
	found.by === "key" ||
	found.by === "whole" ||
	found.by === "word" ||
	(found.score >= AS_GOOD_AS_WHOLE && message.length <= SHORT) ||
	(tellingIn(found) > 1 && found.score >= SURE_WITHOUT_KEY[found.urgent ? "urgent" : "plain"]);

/** So many words of theirs, one after the other, would be an echo. */
const ECHO = 6;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Whether a text hands back a stretch of a message. */
export function repeats(message: string, text: string): boolean {
	const said = ` ${wordsOf(message).join(" ")} `;
	const words = wordsOf(text);
	return words.some((_, at) => at + ECHO <= words.length && said.includes(` ${words.slice(at, at + ECHO).join(" ")} `));
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an article is called: its question, or its subject where the question would hand their own words back. */
const titleFor = (message: string, { question, about }: Pick<Article, "question" | "about">) =>
	repeats(message, question) ? sentence(about) : question;

/** Articles that fit a message, the best first; in danger only those about it. */
export function articleOffers(message: string, reach: Reach): ArticleOffer[] {
	const found = (findArticles(message) ?? []).filter((one) => isSure(message, one));
	return found.flatMap(({ slug, score, reason, by }): ArticleOffer[] => {
		const article = articleBySlug(slug)?.article;
		if (!article || (reach === "calm" && !article.urgent) || (reach === "away" && article.afraid === "not-for-you"))
			return [];
		const weight = weightOf(reason);
		const isEmpty = weight !== "subject";
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
export function nearbyOffers(message: string, reach: Reach): Offer[] {
	const text = message.slice(0, 1_000).replace(/[‘’]/g, "'");
	const rows = nearby.flatMap(({ words, and, unless, near }) => {
		const found = words.exec(text)?.[0];
		const also = and?.exec(text)?.[0];
		if (found === undefined || (and && also === undefined) || unless?.test(text)) return [];
		const said = also === undefined || also === found ? [found] : [found, also];
		const isSmall = said.length === 1 && !/\s/.test(found) && weightOf(`“${found}”`) !== "subject";
		if (isSmall || said.some((one) => isTurned(text, one))) return [];
		return [near.flatMap((address) => placeOf(address, message, said, reach) ?? [])];
	});
	return mixed(rows);
}

function placeOf(address: string, message: string, said: readonly string[], reach: Reach): Offer | null {
	const slug = address.slice(2);
	const reason = `You wrote ${listed(said.map((words) => `“${words}”`))}.`;
	if (address.startsWith("e:")) {
		const exercise = exerciseBySlug(slug);
		if (!exercise || (reach !== "any" && exercise.aboutSomebody)) return null;
		const note = noted(`Exercise, about ${exercise.minutes} minutes`, reason);
		return { label: exercise.title, note, href: exercisePath(slug) };
	}
	if (address.startsWith("q:")) {
		return {
			label: questionnaireNames[slug] ?? "",
			note: noted("Questionnaire", reason),
			href: `/questionnaires/${slug}`,
		};
	}
	const article = articleBySlug(slug)?.article;
	if (!article || (reach !== "any" && article.afraid === "not-for-you")) return null;
	return { label: titleFor(message, article), note: noted("Handbook", reason), href: articlePath(slug) };
}

/** Words of any page, too. */
const idle = new Set("ask question answer call talk phone play plan laugh money dinner lunch".split(" "));

/** Whether words that a page shares with a message say what both are about: "dad" and "thinks" do not. */
function tellsMuch(why: readonly string[]): boolean {
	const forms = (word: string) => (word.length > 4 ? [word, word.replace(/(?:s|ed|ing)$/i, "")] : [word]);
	return (
		why.filter((word) => forms(word).every((form) => !idle.has(form.toLowerCase()) && tellingWords(form).size > 0))
			.length > 1
	);
}

/** Pages of theirs about the same things, older than today's conversation. */
export function pageOffers({ message, today, mayBringUp = () => true }: ReplyInput, index: PageIndex): Offer[] {
	const pageKinds = ["journal", "answer", "timeline", "goal", "exercise"] as const;
	return relatedPages(index, message, { limit: 2, pageKinds })
		.filter((found) => found.page.day < today && tellsMuch(found.why) && mayBringUp(found))
		.map((found) => ({
			...itemOf(found),
			note: `Has ${listed(found.why.slice(0, 3).map((word) => `“${word}”`))} in it`,
		}));
}

/** What is stored and sent of an offer. */
export const plain = ({ label, note, href, say }: Offer): Offer => ({
	label,
	...(note !== undefined && { note }),
	...(href !== undefined && { href }),
	...(say !== undefined && { say }),
});

/** Takes turns between lists: the best of each first. */
export function mixed(lists: readonly (readonly Offer[])[], most = MOST): Offer[] {
	const taken: Offer[] = [];
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	for (let at = 0; at < longest; at++) {
		for (const list of lists) {
			const offer = list[at];
			if (offer && taken.length < most && !taken.some(({ href }) => href === offer.href)) taken.push(plain(offer));
		}
	}
	return taken;
}
