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
import type { Line, Phrasebook } from "../parts/phrasebook";
import { appHelpFor } from "./app-help";
import {
	answerLines,
	expertLines,
	jokes,
	nearestHere,
	niceThings,
	otherLead,
	unknownLines,
	whereLines,
} from "./content/answers";
import { FIRST_READ, firstCares } from "./content/danger-articles";
import { doneToYou, nearLine, noReading } from "./content/lines";
import { helpMe, justListen, type One, tapOf } from "./content/taps";
import { isAboutHome, mayStandInMenu } from "./danger";
import { decides, wordsTap } from "./decide";
import type { Draft } from "./draft";
import { helpOrStep, helpWith } from "./help";
import { lookAt, OWN } from "./look-at-words";
import { nearestTitles } from "./nearest";
import { oneOf, says } from "./say";
import { ownMessages, sittingOf } from "./sitting";

/**
 * Answers a question: about the app, about words of their own; or else by its form, with a line that holds for anybody,
 * or with the nearest titles and all kinds of help to choose from.
 */
export function question(input: ReplyInput, book: Phrasebook): Draft {
	const { message, today } = input;
	const app = appHelpFor(message, today);
	if (app) return app;
	const form = lifeQuestionIn(message) ?? "other";
	// "What do you think I should do" is a decision that only they can make.
	const toDecide = form === "opinion" && asksWhatToDo(message) ? decides(input, book) : null;
	return aboutOwnWords(input, book) ?? light(input, book) ?? toDecide ?? byForm(form, input, book);
}

/** Looks at words of their own that somebody asks about; at the last ones, if they name none. */
export function aboutOwnWords(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, tap } = input;
	const isJudged = lifeQuestionIn(message) === "fine" || /\btoo (?:much|\w+)\W*$/i.test(message);
	const sitting = sittingOf(input);
	// "I just asked you a question. Is it too needy?" holds no words for somebody else.
	const own = draftIn(message) ?? (saysMissed(message) ? null : draftBeforeQuestion(message));
	const given = sitting.findLast(({ guide }) => guide?.offers.some((one) => one.kind === "lines" && one.id === OWN));
	const last = given?.guide?.offers.find((one) => one.kind === "lines");
	const before = last?.kind === "lines" ? (last.lines[0] ?? null) : null;
	if (tap || !(asksAboutOwnWords(message) || (isJudged && (draftIn(message) || before)))) return null;
	return lookAt(own ?? before ?? ownMessages(sitting).flatMap((text) => draftIn(text) ?? [])[0] ?? null, input, book);
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

/** Answers by the form of a question: by who knows, by a line that holds for anybody, or with what is near. */
function byForm(form: LifeQuestion, input: ReplyInput, book: Phrasebook): Draft {
	const asked = askingPart(input.message);
	const titles = titlesFor(input.message, input);
	const expert = expertAsked(asked);
	if (expert) {
		const help = expert === "doctor" ? [helpNow] : tapsOf(wordsTap(input));
		return { paragraphs: [says(expertLines[expert])], offers: [...tapsOf(titles), ...help] };
	}
	if (form === "may-i" || form === "comfort" || form === "of-program")
		return { paragraphs: [says(oneOf(book, answerLines[form]))], offers: form === "of-program" ? [aJokeToo] : [] };
	const isFact = asksForFact(asked) && form !== "time";
	if (isFact && titles.length === 0)
		return {
			paragraphs: [says(oneOf(book, unknownLines)), says(oneOf(book, whereLines))],
			offers: tapsOf([justListen, helpMe]),
		};
	const isToDo = form === "what-to-do" || form === "how-do";
	if (isToDo) return helpOrStep(input, book);
	const said = form in answerLines ? book.fresh(answerLines[form as keyof typeof answerLines]) : null;
	// What nothing here can answer is asked back with all that there is: titles, words, ways to find out.
	if (!said) return helpWith(input, book, otherLead);
	const near = titles.length > 0 ? [says(oneOf(book, nearestHere))] : [];
	return { paragraphs: [says(said), ...near], offers: tapsOf([...titles, helpMe]) };
}

const aJokeToo: Offer = { kind: "say", label: "Tell me a joke", say: "Tell me a joke" };

const tapsOf = (taps: One[]): Offer[] => (taps.length > 0 ? [{ kind: "taps", taps }] : []);

/** The score that a title needs for a question about being hurt. */
const NEAR = 45;
/** The score that it needs for another question; and without a rare word of it in what it is found by. */
const [ENOUGH, UNNAMED] = [250, 400] as const;
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
	const passes = (thing: Findable) => thing.kind === "article" && mayStandInMenu(input)(thing);
	const found = nearestTitles(asked, input, passes, ENOUGH, UNNAMED);
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
