import type { ReplyInput } from "@/lib/ai/types";
import { helpNow } from "@/lib/domain/care/library";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Findable } from "@/lib/domain/find/finder";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { countWords } from "@/lib/domain/text/count-words";
import { expertAsked } from "@/lib/domain/text/expert-asked";
import { type LifeQuestion, lifeQuestionIn } from "@/lib/domain/text/life-question";
import { draftBeforeQuestion, draftIn } from "@/lib/domain/text/own-draft";
import { askingPart, asksAboutOwnWords, asksWhatToDo, saysMissed, wantsAnAnswer } from "@/lib/domain/text/requests";
import { type Line, line, type Phrasebook } from "../parts/phrasebook";
import { appHelpFor } from "./app-help";
import { answerLines, expertLines, hasReading, jokes, niceThings, yesOrNo } from "./content/answers";
import { FIRST_READ, firstCares } from "./content/danger-articles";
import { doneToYou, nearLine, noReading, ownWordsChecks, readItAsTheirs } from "./content/lines";
import { justListen, type One, tapOf, toRead } from "./content/taps";
import { isAboutHome, mayStandInMenu } from "./danger";
import { decides, wordsTap } from "./decide";
import type { Draft } from "./draft";
import { partOf, smallOf } from "./matter";
import { nearestTitles } from "./nearest";
import { maybe, oneOf, says, unsaid } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { waysOf } from "./ways";
import { matterNow } from "./which-matter";
import { ofWords } from "./words";

/** The form of a question, or that it has none and is about its writer. */
type Form = LifeQuestion | "own";

/**
 * Answers a question: about the app, about words of their own, about a subject that was tapped; or else by its form,
 * with one honest sentence and one next step.
 */
export function question(input: ReplyInput, book: Phrasebook): Draft {
	const { message, today } = input;
	const app = appHelpFor(message, today);
	if (app) return app;
	const form = lifeQuestionIn(message) ?? (/\b(?:i|my|we|me)\b/i.test(askingPart(message)) ? "own" : "other");
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
	const isMore = wantsAnAnswer(message) || /^(?:(?:ha\w*|lol)[ ,.!]*)*(?:another|one more|more)\b/i.test(message);
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
function ofMatter(form: Form, input: ReplyInput, book: Phrasebook): Draft | null {
	const matter = matterNow(input);
	// What fits any child or any family may miss what this person is telling.
	if (matter === null || matter.isOnlyPeople) return null;
	if (form === "what-to-do") return smallOf(matter, input, book);
	if (form === "why") return partOf(matter, "known", input);
	if (form !== "normal" || unsaid([matter.normal], sittingOf(input)).length === 0) return null;
	return { paragraphs: [says(line(matter.normal))], offers: [waysOf(matter, input)], memo: { matter: matter.id } };
}

/** Forms whose answer is complete: no step follows from them. */
const complete: ReadonlySet<Form> = new Set<Form>(["may-ask", "of-program"]);
/** Forms that ask for advice: a title that is near is worth more than a question back. */
const wantsAdvice: ReadonlySet<Form> = new Set<Form>(["what-to-do", "how-do"]);
/** Forms that are about somebody else, whom the person could ask. */
const ofSomebody: ReadonlySet<Form> = new Set<Form>(["theirs", "why-they", "should-have", "of-coach"]);

function byForm(form: Form, input: ReplyInput, book: Phrasebook): Draft {
	const expert = expertAsked(askingPart(input.message));
	const matter = matterNow(input);
	const memo = matter ? { matter: matter.id } : {};
	const titles = titleFor(input, wantsAdvice.has(form) ? forAdvice : forAny);
	if (expert) return { paragraphs: [says(expertLines[expert])], offers: [...tapsOf(titles), helpNow], memo };
	const answer = plainAnswer(form, book);
	if (complete.has(form)) return { ...answer, memo };
	// What is known about a thing is a better answer to a question of fact than that Sage does not know it.
	if (form === "other" && titles.length > 0)
		return { paragraphs: maybe(book, hasReading, answerLines.other), offers: tapsOf([...titles, justListen]), memo };
	const steps = [...titles, ...(ofSomebody.has(form) ? wordsTap(input) : [])];
	return { ...answer, offers: tapsOf([...(steps.length > 0 ? steps : [toRead]), justListen]), memo };
}

const tapsOf = (taps: One[]): Offer[] => (taps.length > 0 ? [{ kind: "taps", taps }] : []);

/** Answers a question by its form alone. */
function plainAnswer(form: Form, book: Phrasebook): Draft {
	if (form === "joke") return aJoke(book);
	if (form === "something-nice") return aNiceThing(book);
	const said = maybe(book, answerLines[form], answerLines.other);
	return { paragraphs: said.length > 0 ? said : [says(oneOf(book, answerLines[form]))], offers: [] };
}

/** The score that a title needs for a question about being hurt. */
const NEAR = 45;
/** The score that it needs for a question for advice, and for any other; and without a rare word of it in what it is found by. */
const forAdvice = [120, 150] as const;
const forAny = [250, 400] as const;
/** The score that it needs if the person asks for something to read about a thing. */
const NEAR_WISH = 120;
/** A longer question, in words, is near to many titles by chance. */
const MOST_WORDS = 25;

/** Returns the one title that is clearly near to a question, if it was not passed over. */
function titleFor(input: ReplyInput, [enough, unnamed]: readonly [number, number]): One[] {
	const asked = askingPart(input.message);
	if (countWords(asked) > MOST_WORDS) return [];
	const passes = (thing: Findable) => thing.kind === "article" && mayStandInMenu(input)(thing);
	const found = nearestTitles(asked, input, passes, enough, unnamed);
	return (found?.titles ?? []).slice(0, 1).map(({ kind, id, title }) => tapOf(title, { do: "open", kind, id }));
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
