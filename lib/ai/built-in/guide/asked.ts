import type { ReplyInput } from "@/lib/ai/types";
import { helpNow } from "@/lib/domain/care/library";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Findable } from "@/lib/domain/find/finder";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { countWords } from "@/lib/domain/text/count-words";
import { asksForFact, expertAsked } from "@/lib/domain/text/expert-asked";
import { type LifeQuestion, lifeQuestionIn } from "@/lib/domain/text/life-question";
import { draftBeforeQuestion, draftIn } from "@/lib/domain/text/own-draft";
import { askingPart, asksAboutOwnWords, asksWhatToDo, saysMissed, wantsAnAnswer } from "@/lib/domain/text/requests";
import { type Line, line, type Phrasebook } from "../parts/phrasebook";
import { appHelpFor } from "./app-help";
import {
	answerLines,
	expertLines,
	helpLines,
	jokes,
	nearestHere,
	niceThings,
	openLines,
	unknownLines,
	whereLines,
	yesOrNo,
} from "./content/answers";
import { FIRST_READ, firstCares } from "./content/danger-articles";
import { doneToYou, nearLine, noReading, ownWordsChecks, readItAsTheirs } from "./content/lines";
import { helpMe, justListen, type One, tapOf } from "./content/taps";
import { isAboutHome, mayStandInMenu } from "./danger";
import { decides, wordsTap } from "./decide";
import type { Draft } from "./draft";
import { partOf, smallOf } from "./matter";
import { nearestTitles } from "./nearest";
import { oneOf, says, unsaid } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { waysOf } from "./ways";
import { matterNow } from "./which-matter";
import { ofWords } from "./words";

/**
 * Answers a question: about the app, about words of their own, about a subject that was tapped; or else honestly, with
 * the nearest titles. No question is turned back.
 */
export function question(input: ReplyInput, book: Phrasebook): Draft {
	const { message, today } = input;
	const app = appHelpFor(message, today);
	if (app) return app;
	const form = lifeQuestionIn(message) ?? "other";
	// "What do you think I should do" is a decision that only they can make.
	const toDecide = form === "opinion" && asksWhatToDo(message) ? decides(input, book) : null;
	return (
		aboutOwnWords(input, book) ??
		light(input, book) ??
		toDecide ??
		ofMatter(form, input, book) ??
		byForm(form, input, book)
	);
}

/** Gives three checks, once, to somebody who asks how words of their own are; the last ones, if they name none. */
export function aboutOwnWords(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, tap } = input;
	const isJudged = lifeQuestionIn(message) === "fine" || /\btoo (?:much|\w+)\W*$/i.test(message);
	const sitting = sittingOf(input);
	// "I just asked you a question. Is it too needy?" holds no words for somebody else.
	const own = draftIn(message) ?? (saysMissed(message) ? null : draftBeforeQuestion(message));
	const wasChecked = sitting.slice(-2).some(({ content }) => content.includes(ownWordsChecks));
	const named = own ?? (wasChecked ? ownMessages(sitting).flatMap((text) => draftIn(text) ?? [])[0] : undefined);
	if (tap || !(asksAboutOwnWords(message) || (isJudged && (draftIn(message) || wasChecked)))) return null;
	if (!wasChecked) return ofWords(named ?? null, isJudged ? [readItAsTheirs] : []);
	return { paragraphs: [says(oneOf(book, yesOrNo))], offers: named ? ofWords(named, []).offers : [] };
}

/** Tells a joke, or something nice, if that is what the person wants; another one, if they want more. */
export function light({ message, turns, hints = [] }: ReplyInput, book: Phrasebook): Draft | null {
	if (hints.length > 0) return null;
	const last = turns.findLast(({ from }) => from === "coach")?.content ?? "";
	const isMore = wantsAnAnswer(message) || /\b(?:another|more)(?: one)?\W*$/i.test(message);
	const after = (told: readonly Line[]) => isMore && told.some((one) => last.includes(one));
	const form = lifeQuestionIn(message);
	if (form === "something-nice" || (form === null && after(niceThings))) return aNiceThing(book);
	return form === "joke" || (form === null && after(jokes)) ? aJoke(book) : null;
}

const told = (from: readonly Line[], say: string, book: Phrasebook): Draft => ({
	paragraphs: [says(oneOf(book, from))],
	offers: [{ kind: "say", label: "Another one", say }],
});

const aJoke = (book: Phrasebook): Draft => told(jokes, "Another joke", book);
const aNiceThing = (book: Phrasebook): Draft => told(niceThings, "Tell me something else nice", book);

/** Answers from the subject that was tapped; null if none was, or if it has said that already. */
function ofMatter(form: LifeQuestion, input: ReplyInput, book: Phrasebook): Draft | null {
	const matter = matterNow(input);
	// What fits any child or any family may miss what this person is telling.
	if (matter === null || matter.isOnlyPeople) return null;
	if (form === "what-to-do") return smallOf(matter, input, book);
	if (form === "why") return partOf(matter, "known", input);
	if (form !== "normal" || unsaid([matter.normal], sittingOf(input)).length === 0) return null;
	return { paragraphs: [says(line(matter.normal))], offers: [waysOf(matter, input)], memo: { matter: matter.id } };
}

/** Answers by the form of a question, by who knows, or by what is written here and near. */
function byForm(form: LifeQuestion, input: ReplyInput, book: Phrasebook): Draft {
	const asked = askingPart(input.message);
	const matter = matterNow(input);
	const memo = matter ? { matter: matter.id } : {};
	const titles = titlesFor(input.message, input);
	const expert = expertAsked(asked);
	if (expert) {
		const help = expert === "doctor" ? [helpNow] : tapsOf(wordsTap(input));
		return { paragraphs: [says(expertLines[expert])], offers: [...tapsOf(titles), ...help], memo };
	}
	if (form === "may-ask" || form === "comfort" || form === "of-program")
		return {
			paragraphs: [says(oneOf(book, answerLines[form]))],
			offers: form === "of-program" ? [aJokeToo] : [],
			memo,
		};
	const isFact = asksForFact(asked);
	const said = oneOf(book, form === "normal" ? answerLines.normal : isFact ? unknownLines : openLines);
	if (titles.length > 0)
		return { paragraphs: [says(said), says(oneOf(book, nearestHere))], offers: tapsOf([...titles, justListen]), memo };
	const isToDo = form === "what-to-do" || form === "how-do" || form === "theirs";
	const where = form !== "normal" && (isToDo || isFact) ? [says(oneOf(book, isToDo ? helpLines : whereLines))] : [];
	const isFirst = ownMessages(sittingOf(input)).length === 0;
	const words = form === "theirs" ? wordsTap(input) : [];
	const on: Offer[] = isFirst ? [{ kind: "doors" }] : tapsOf([...words, justListen, helpMe]);
	return { paragraphs: [says(said), ...where], offers: on, memo };
}

const aJokeToo: Offer = { kind: "say", label: "Tell me a joke", say: "Tell me a joke" };

const tapsOf = (taps: One[]): Offer[] => (taps.length > 0 ? [{ kind: "taps", taps }] : []);

/** The score that a title needs for a question about being hurt. */
const NEAR = 45;
/** The score that it needs for a question for advice, and for any other; and without a rare word of it in what it is found by. */
const forAdvice = [120, 150] as const;
const forAny = [250, 400] as const;
/** The score that it needs if the person asks for something to read about a thing. */
const NEAR_WISH = 120;
/** A longer question, in words, is near to many titles by chance. */
const MOST_WORDS = 25;
/** How many titles stand below a question. */
const TITLES = 2;

/** Returns the titles that are clearly near to a question, if they were not passed over. */
export function titlesFor(message: string, input: ReplyInput): One[] {
	const asked = askingPart(message);
	if (countWords(asked) > MOST_WORDS) return [];
	const form = lifeQuestionIn(message);
	const [enough, unnamed] = form === "what-to-do" || form === "how-do" ? forAdvice : forAny;
	const passes = (thing: Findable) => thing.kind === "article" && mayStandInMenu(input)(thing);
	const found = nearestTitles(asked, input, passes, enough, unnamed);
	return (found?.titles ?? []).slice(0, TITLES).map(({ kind, id, title }) => tapOf(title, { do: "open", kind, id }));
}

/** Answers a wish for something to read about a thing that they name: with what is clearly near, or truly with nothing. */
export function toReadAbout(input: ReplyInput): Draft | null {
	const about = /\b(?:about|for|on|to do with)\b(.+)/is.exec(askingPart(input.message))?.[1];
	if (about === undefined) return null;
	const found = nearestTitles(about, input, mayStandInMenu(input), NEAR_WISH);
	const all: Offer = { kind: "link", label: "Everything there is to read", href: "/handbook" };
	if (!found) return { paragraphs: [says(noReading)], offers: [all] };
	return { paragraphs: [says(nearLine)], offers: [{ ...found, titles: found.titles.slice(0, 1) }, all] };
}

/** Answers a question about what somebody does to the person: never with a judgment, always with help in sight. */
export function aboutBeingHurt(input: ReplyInput, book: Phrasebook): Draft {
	const read = articleBySlug(FIRST_READ)?.article.question ?? "";
	const others = nearestTitles(
		input.message,
		input,
		({ kind, id }) => id !== FIRST_READ && isAboutHome(kind, id),
		NEAR,
	);
	const titles = [{ kind: "article" as const, id: FIRST_READ, title: read }, ...(others?.titles ?? [])];
	const offers: Offer[] = [{ kind: "next-steps", steps: firstCares }, { kind: "which-is-nearest", titles }, helpNow];
	return { paragraphs: [says(oneOf(book, doneToYou))], offers };
}
