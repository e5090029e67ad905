import type { ReplyInput } from "@/lib/ai/types";
import { helpNow, nextSteps } from "@/lib/domain/care/library";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Findable } from "@/lib/domain/find/finder";
import { isOwnDanger, type Kind } from "@/lib/domain/safety/kinds";
import { mayAskDirectly, passedOver, wasAsked } from "@/lib/safety/direct-question";
import {
	type AskedAbout,
	askedStill,
	directAnswersTo,
	directQuestions,
	whyIAsk,
} from "@/lib/safety/direct-question-lines";
import { softHintIn } from "@/lib/safety/soft-hint";
import { question } from "../parts/part";
import { line, type Phrasebook } from "../parts/phrasebook";
import { articlePart } from "./article";
import { carefulLines, noAnswerHere } from "./content/careful-lines";
import type { Draft } from "./draft";
import { rankedTitles } from "./nearest";
import { oneOf, says } from "./say";

/** The articles about danger, and what each may be a sign of. Whoever comes near to one is asked. */
const dangerArticles: Readonly<Record<string, AskedAbout>> = {
	"a-hard-night": "self-harm",
	"is-this-okay": "partner-danger",
	"phones-and-privacy": "partner-danger",
	"money-of-my-own": "partner-danger",
	threats: "partner-danger",
	"worried-about-a-friend": "someone-else",
	"i-frighten": "danger-to-others",
};

const aboutOf = (kind: string, id: string): AskedAbout | null =>
	kind === "article" ? (dangerArticles[id] ?? null) : null;

/**
 * Whether words and titles may lead towards somebody: not while a danger is open, nor after signs that somebody close is
 * dangerous, which some take back out of fear.
 */
export const mayLeadToSomebody = ({ signs = [], hints = [] }: Pick<ReplyInput, "signs" | "hints">): boolean =>
	hints.length === 0 && !signs.includes("partner-danger");

/**
 * Which titles may be offered after signs of danger: while it is open, only what is about danger or calms; afterwards
 * nothing that leads towards somebody who may be dangerous.
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

/** The same for titles to choose from: an article about danger is never one of several. Who comes near to it is asked. */
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

/** Whether a danger can be asked about. */
const isAskable = (kind: Kind): kind is AskedAbout => isOwnDanger(kind);

/** The direct question after a hint of danger, asked once in a conversation. Null where it is not to be asked. */
export function answerToHint({ hints = [], turns }: Pick<ReplyInput, "hints" | "turns">): Draft | null {
	const [about] = hints;
	return about && isAskable(about) && mayAskDirectly(turns) ? asking(about, null) : null;
}

/** Whoever opens an article about danger is asked, and given it with the question. */
export function askedOnOpening({ tap, turns }: ReplyInput): Draft | null {
	if (tap?.do !== "open") return null;
	const about = aboutOf(tap.kind, tap.id);
	const article = about && articlePart(tap.id, "try", { isCareful: true });
	if (!about || !article || wasAsked(turns)) return null;
	const asked = asking(about, whyIAsk);
	return { paragraphs: [...asked.paragraphs, ...article.paragraphs], offers: [...asked.offers, ...article.offers] };
}

/**
 * The direct question where a message only hints, or where what is clearly nearest to it is an article about danger: asked once,
 * and kindly enough for somebody who is well. Null where nothing of it is near, or it was asked already.
 */
export function gentleQuestion({
	message,
	turns,
	today,
	signs = [],
	tap,
}: Pick<ReplyInput, "message" | "turns" | "today" | "signs" | "tap">): Draft | null {
	if (tap || signs.length > 0 || wasAsked(turns)) return null;
	const hint = softHintIn(message);
	const near = dangerNear(message, today);
	if (!hint?.isEnough && !near?.isClear && !(hint && near)) return null;
	const about = hint?.about ?? near?.about;
	return about ? asking(about, whyIAsk, near?.isClear ? [near.article] : []) : null;
}

/** What the best title has to score to be clearly the nearest, and how much more than the second. */
const [CLEAR, APART] = [300, 1.3] as const;

/** An article about danger among the nearest titles, and whether it is clearly the nearest. */
function dangerNear(message: string, today: ReplyInput["today"]) {
	const ranked = rankedTitles(message, today);
	const found = ranked.find(({ kind, id }) => aboutOf(kind, id) !== null);
	const about = found && aboutOf(found.kind, found.id);
	if (!found || !about) return null;
	const [first, second] = ranked;
	const isFirst = first === found && found.score >= CLEAR && found.score >= APART * (second?.score ?? 0);
	const article: Offer = { kind: "link", label: found.title, href: `/handbook/${found.id}` };
	// Having to do with money is no sign of anything.
	return { about, article, isClear: isFirst && found.id !== "money-of-my-own" };
}

/** "No, you didn't hear me", "None of these": the question that was passed over still stands. */
const unheard =
	/\b(?:hear|heard|listen\w*|understand|understood|get it|get me|answer\w*|read)\b.*\b(?:me|it|that|this|i said)?\b/i;

/** The question again, for somebody who passed it over because they were not heard. */
export function askedAgain({ message, turns, tap }: ReplyInput): Draft | null {
	const about = passedOver(turns);
	if (!about) return null;
	const isNone = tap?.do === "none" || /^none of (?:these|those|them)/i.test(message);
	const saysUnheard =
		message.length < 90 && /\b(?:didn.?t|don.?t|not|never|no)\b/i.test(message) && unheard.test(message);
	if (!isNone && !saysUnheard) return null;
	return { paragraphs: [says(line(askedStill))], offers: [answersTo(about), helpNow] };
}

/** The article for somebody who writes about another person in danger. */
const friend: Offer = {
	kind: "link",
	label: "How do I help a friend who is in danger?",
	href: "/handbook/worried-about-a-friend",
};

/** What is said in a conversation that is careful, where nothing else is answered: with what to go on with. */
export function inCare({ message, turns, hints = [] }: ReplyInput, isAsking: boolean, book: Phrasebook): Draft | null {
	const [about] = hints;
	if (!about) return null;
	const said = [...turns, { from: "person" as const, content: message }];
	const open = passedOver(turns);
	const lead = says(oneOf(book, isAsking ? noAnswerHere : carefulLines[about]));
	const offers = [
		...(open ? [answersTo(open)] : []),
		nextSteps(about, said),
		...(about === "someone-else" ? [friend] : []),
	];
	return { paragraphs: [lead], offers: [...offers, helpNow] };
}

/** Below every other reply in a careful conversation too: what to go on with, and Help now. */
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

/** With the way to Help now below it, once. */
export function withHelp(draft: Draft): Draft {
	const hasHelp = draft.offers.some((one) => "href" in one && one.href === "/help-now");
	return hasHelp ? draft : { ...draft, offers: [...draft.offers, helpNow] };
}
