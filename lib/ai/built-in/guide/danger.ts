import type { ReplyInput } from "@/lib/ai/types";
import { helpNow, nextSteps } from "@/lib/domain/care/library";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import type { Findable } from "@/lib/domain/find/finder";
import { isOwnDanger, type Kind } from "@/lib/domain/safety/kinds";
import { anyOf } from "@/lib/domain/text/any-of";
import { speaksOfHarm, withoutSayings } from "@/lib/domain/text/harm";
import { saysMissed } from "@/lib/domain/text/requests";
import { dangerToSomebody } from "@/lib/safety/danger-to-somebody";
import { mayAskDirectly, passedOver, questionIn, wasAsked } from "@/lib/safety/direct-question";
import {
	type AskedAbout,
	askedStill,
	directAnswersTo,
	directQuestions,
	stillStands,
	whyIAsk,
	whyOnOpening,
} from "@/lib/safety/direct-question-lines";
import { softHintIn } from "@/lib/safety/soft-hint";
import { question } from "../parts/part";
import { line, type Phrasebook } from "../parts/phrasebook";
import { articlePart } from "./article";
import { carefulLines, carefulQuestions, noAnswerHere } from "./content/careful-lines";
import { dangerArticles, forAFriend, oftenNear } from "./content/danger-articles";
import type { Draft } from "./draft";
import { rankedTitles } from "./nearest";
import { maybe, oneOf, says } from "./say";
import { offersKind, sittingOf } from "./sitting";

const aboutOf = (kind: string, id: string): AskedAbout | null =>
	kind === "article" ? (dangerArticles[id] ?? null) : null;

/** Whether a title is about being hurt or controlled by somebody close. */
export const isAboutHome = (kind: string, id: string): boolean => aboutOf(kind, id) === "partner-danger";

/**
 * Whether wording and titles that bring the person into contact with somebody may be offered: not while a danger is
 * open, and not after signs that somebody close is dangerous, because some people take those back out of fear.
 */
export const mayLeadToSomebody = ({ signs = [], hints = [] }: Pick<ReplyInput, "signs" | "hints">): boolean =>
	hints.length === 0 && !signs.includes("partner-danger");

/**
 * Returns a filter for titles after signs of danger. While a danger is open, it passes only titles about danger or
 * calming down; afterwards, none that bring the person into contact with somebody who may be dangerous.
 */
export function mayBeOffered({
	signs = [],
	hints = [],
}: Pick<ReplyInput, "signs" | "hints">): (thing: Findable) => boolean {
	if (mayLeadToSomebody({ signs, hints }) && !signs.includes("self-harm")) return () => true;
	const isOpen = hints.length > 0 || signs.includes("self-harm");
	return ({ kind, id, isCalm, leadsToSomebody }) => {
		const about = aboutOf(kind, id);
		if (about !== null) return signs.includes(about);
		return isCalm === true || (!isOpen && kind === "article" && leadsToSomebody !== true);
	};
}

/**
 * Like `mayBeOffered`, for titles to choose from. An article about danger is never one of several: the person is asked
 * instead.
 */
export function mayStandInMenu(input: Pick<ReplyInput, "signs" | "hints">): (thing: Findable) => boolean {
	const passes = mayBeOffered(input);
	return (thing) => aboutOf(thing.kind, thing.id) === null && passes(thing);
}

const answersTo = (about: AskedAbout): Offer => ({
	kind: "direct-question",
	answers: directAnswersTo(about).map(({ id, label }) => ({ id, label })),
});

const asking = (about: AskedAbout, why: string | null, offers: Draft["offers"] = []): Draft => ({
	paragraphs: [...(why ? [says(line(why))] : []), [question(line(directQuestions[about]))]],
	offers: [answersTo(about), ...offers, helpNow],
});

/** Whether a direct question exists for this kind of danger. */
const isAskable = (kind: Kind): kind is AskedAbout => isOwnDanger(kind);

/** Returns the direct question after a hint of danger, asked once per conversation; null if it should not be asked. */
export function answerToHint({ hints = [], turns }: Pick<ReplyInput, "hints" | "turns">): Draft | null {
	const [about] = hints;
	return about && isAskable(about) && mayAskDirectly(turns) ? asking(about, null) : null;
}

/** Returns the direct question together with the article, if the person opens an article about danger. */
export function askedOnOpening({ tap, turns }: ReplyInput): Draft | null {
	if (tap?.do !== "open") return null;
	const about = aboutOf(tap.kind, tap.id);
	const article = about && articlePart(tap.id, "try", { isCareful: true });
	if (!about || !article || wasAsked(turns)) return null;
	const asked = asking(about, whyOnOpening);
	return { paragraphs: [...asked.paragraphs, ...article.paragraphs], offers: [...asked.offers, ...article.offers] };
}

/**
 * Returns the direct question if a message only hints at danger, or if the title clearly nearest to it is an article
 * about danger. The question is asked once, and is kind enough for somebody who is well. Null otherwise, or if it has
 * been asked before.
 */
export function gentleQuestion({
	message,
	turns,
	today,
	signs = [],
	tap,
}: Pick<ReplyInput, "message" | "turns" | "today" | "signs" | "tap">): Draft | null {
	if (tap || signs.length > 0 || wasAsked(turns) || saysSafe.test(message)) return null;
	const isNamed = speaksOfHarm(message);
	const hint = softHintIn(isNamed ? message : withoutSayings(message));
	const near = dangerNear(isNamed ? message : withoutSayings(message), today);
	if (!hint?.isEnough && !near?.isClear && !(hint && near)) return null;
	const about = hint?.about ?? near?.about;
	if (about === "self-harm" && !hint?.isEnough && !isNamed) return null;
	return about ? asking(about, whyIAsk, near?.isClear ? [near.article] : []) : null;
}

/** Matches messages that say the person is safe, so that the question is not needed. */
const saysSafe = anyOf(
	[
		"\\b(?:not|never|n['’]t) (?:going to |gonna |want to |wanna )?(?:hurt(?:ing)? myself|" +
			"kill(?:ing)? myself|do anything (?:stupid|to myself))",
		"\\bnot suicidal\\b",
	],
	"i",
);

/** The score the best title needs to be clearly the nearest, and by what factor it must beat the second. */
const [CLEAR, APART] = [300, 1.3] as const;

/** Finds an article about danger among the nearest titles, and whether it is clearly the nearest. */
function dangerNear(message: string, today: ReplyInput["today"]) {
	const ranked = rankedTitles(message, today);
	const found = ranked.find(({ kind, id }) => aboutOf(kind, id) !== null);
	const about = found && aboutOf(found.kind, found.id);
	if (!found || !about) return null;
	const [first, second] = ranked;
	const isFirst = first === found && found.score >= CLEAR && found.score >= APART * (second?.score ?? 0);
	const article: Offer = { kind: "link", label: found.title, href: `/handbook/${found.id}` };
	return { about, article, isClear: isFirst && speaksOfDanger(found.id, message) };
}

/** Whether the message really speaks of danger: that somebody does not eat, or holds a wrist, is not a sign. */
const speaksOfDanger = (id: string, message: string): boolean =>
	!oftenNear.has(id) &&
	(id !== "worried-about-a-friend" || dangerToSomebody.test(message)) &&
	(id !== "is-this-okay" || speaksOfSomebody.test(message));

/** Matches somebody who could hurt the person: a young father who is "scared and tired" names nobody. */
const speaksOfSomebody =
	/\b(?:he|she|they|him|her|them|partner|husband|wife|boyfriend|girlfriend|ex|mum|mom|mother|dad|father|brother|sister|son|boss)\b/i;

/** Asks the direct question again, if the person passed it over because they felt unheard. */
export function askedAgain({ message, turns, tap }: ReplyInput): Draft | null {
	const about = passedOver(turns);
	if (!about) return null;
	const isNone = tap?.do === "none" || /^none of (?:these|those|them)/i.test(message);
	if (!isNone && !saysMissed(message)) return null;
	return { paragraphs: [says(line(askedStill))], offers: [answersTo(about), helpNow] };
}

/**
 * Replies with care to another hint after the direct question was passed over, and keeps its answers in sight.
 * Null if no question is open, or if a danger is already known and has replies of its own.
 */
export function stillAsked({ message, turns, tap, hints = [], today }: ReplyInput, book: Phrasebook): Draft | null {
	const about = hints.length === 0 && !tap ? passedOver(turns) : null;
	if (!about || (!softHintIn(message) && !dangerNear(message, today)?.isClear)) return null;
	const said = [...turns, { from: "person" as const, content: message }];
	const lead = maybe(book, carefulLines[about]);
	return {
		paragraphs: [...lead, says(line(stillStands))],
		offers: [answersTo(about), fewer(nextSteps(about, said), 1), helpNow],
	};
}

/** Adds the answers to a passed-over direct question and "Help now" below a reply, unless a danger is already known. */
export function withOpenQuestion(draft: Draft, { turns, hints = [] }: ReplyInput): Draft {
	const about = hints.length === 0 ? passedOver(turns) : null;
	const has = draft.offers.some((one) => "kind" in one && one.kind === "direct-question");
	return about ? withHelp(has ? draft : { ...draft, offers: [...draft.offers, answersTo(about)] }) : draft;
}

/**
 * Replies with care and offers next steps if nothing else answers the message: after a sign of danger, or after a direct
 * question that was just asked and passed over. Null otherwise.
 */
export function inCare({ message, turns, hints = [] }: ReplyInput, isAsking: boolean, book: Phrasebook): Draft | null {
	const open = passedOver(turns);
	const [about = wasJustAsked(turns) ? open : null] = hints;
	if (!about) return null;
	const said = [...turns, { from: "person" as const, content: message }];
	const before = turns.filter((turn) => offersKind(turn, "next-steps")).length;
	const unanswered = isAsking ? maybe(book, noAnswerHere) : [];
	const lead = unanswered.length > 0 ? unanswered : maybe(book, carefulLines[about]);
	const asks = open || unanswered.length > 0 ? [] : maybe(book, carefulQuestions[about]);
	const offers = [
		...(open ? [answersTo(open)] : []),
		fewer(nextSteps(about, said), before),
		...(about === "someone-else" && before === 0 ? [forAFriend] : []),
	];
	const paragraphs = [...lead, ...asks];
	return {
		paragraphs: paragraphs.length > 0 ? paragraphs : [says(oneOf(book, carefulLines[about]))],
		offers: [...offers, helpNow],
	};
}

/** Whether one of the last replies asked the direct question; replies after it are careful. */
const wasJustAsked = (turns: ReplyInput["turns"]): boolean =>
	turns
		.filter(({ from }) => from === "coach")
		.slice(-JUST)
		.some(({ content }) => questionIn(content) !== null);
const JUST = 2;

/** How many next steps are shown below a reply, after the first time. */
const FEW = 2;

/** Shows all steps the first time; after that two different ones each time, and always the last step, whom to reach. */
function fewer(offer: OfferOf<"next-steps">, before: number): OfferOf<"next-steps"> {
	const last = offer.steps.at(-1);
	const steps = offer.steps.slice(0, -1);
	if (before === 0 || !last || steps.length <= FEW) return offer;
	const from = ((before - 1) * FEW) % steps.length;
	return { ...offer, steps: [...steps, ...steps].slice(from, from + FEW).concat(last) };
}

/** Adds next steps and "Help now" below any other reply after a sign of danger. */
export function withCare(draft: Draft, { message, turns, hints = [] }: ReplyInput): Draft {
	const [about] = hints;
	if (!about) return draft;
	const has = (kind: Offer["kind"]) => draft.offers.some((one) => "kind" in one && one.kind === kind);
	const steps = nextSteps(about, [...turns, { from: "person", content: message }]);
	const isAlone = !has("next-steps") && !has("direct-question") && !has("article");
	const open = has("direct-question") ? null : passedOver(turns);
	return withHelp({
		...draft,
		offers: [...draft.offers, ...(open ? [answersTo(open)] : []), ...(isAlone ? [steps] : [])],
	});
}

/** Whether the person may be offered something for a later day: not after signs of danger, or after the question today. */
export const mayPlan = (input: ReplyInput): boolean =>
	!input.isOffRecord && (input.signs ?? []).length === 0 && !wasAsked(sittingOf(input));

/** Adds a link to "Help now", unless the draft already has one. */
export function withHelp(draft: Draft): Draft {
	const hasHelp = draft.offers.some((one) => "href" in one && one.href === "/help-now");
	return hasHelp ? draft : { ...draft, offers: [...draft.offers, helpNow] };
}
