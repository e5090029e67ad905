import type { Reply, ReplyInput } from "@/lib/ai/types";
import { helpNow } from "@/lib/domain/care/library";
import type { Tap } from "@/lib/domain/chat/tap";
import { countWords } from "@/lib/domain/text/count-words";
import { smallTalkIn } from "@/lib/domain/text/moves";
import { pageSoughtIn } from "@/lib/domain/text/page-sought";
import { endsWithQuestion, isDoneToThem, objects, requestIn, saysNoneOf } from "@/lib/domain/text/requests";
import { wasAsked } from "@/lib/safety/direct-question";
import { line, Phrasebook } from "../parts/phrasebook";
import { diceFrom } from "../random";
import { appHelpFor, askedOfApp } from "./app-help";
import { aboutBeingHurt, aboutOwnWords, light, question, toReadAbout } from "./asked";
import { askedOfCoach } from "./asked-of-coach";
import { complained } from "./complained";
import { talkAbout } from "./content/lines";
import { goThroughBoth, questionsToAsk } from "./content/taps";
import { keepLine, metLines } from "./content/told-lines";
import {
	answerToHint,
	askedAgain,
	askedOnOpening,
	gentleQuestion,
	inCare,
	mayPlan,
	stillAsked,
	withCare,
	withHelp,
	withOpenQuestion,
} from "./danger";
import { decides } from "./decide";
import { type Draft, toReply } from "./draft";
import { ended, willDoThen } from "./endings";
import { saidInTheirLanguage } from "./foreign";
import { memoIn, moved } from "./go-on";
import { helpOrStep } from "./help";
import { stillListening } from "./listening";
import { fromOwnPages, lookFor, pageSought } from "./own-question";
import { oneOf, says } from "./say";
import { offersKind, sittingOf } from "./sitting";
import { afterDeck, small } from "./small-talk";
import { tapped } from "./tapped";
import { tellOn } from "./told";
import { wasLaterOffered } from "./tomorrow";
import { occasionTyped, pickedLine, sentenceGiven, wasAskedFor, wordsWanted } from "./words";

/** How many characters of a message are read to find out what it asks. */
const READ = 4_000;

/**
 * Writes the next message of the conversation without a model. Where it cannot know something it lets the person tap:
 * which title is nearest, how something feels, which entry point to take. It answers taps, moves and questions about
 * the person's own pages. The same input gives the same text.
 */
export async function reply(input: ReplyInput, signal: AbortSignal): Promise<Reply> {
	signal.throwIfAborted();
	return toReply(await draftFor(input));
}

/** Builds the parts of a reply. */
export async function draftFor(input: ReplyInput): Promise<Draft> {
	const answer = await draftOf(input);
	const paragraphs = answer.paragraphs.length > 0 ? answer.paragraphs : [says(oneOf(bookFor(input), metLines))];
	const draft = withOpenQuestion({ ...answer, paragraphs }, input);
	if ((input.hints ?? []).length > 0) return withCare(draft, input);
	// A person who answered "no" to the direct question gets ordinary replies, with "Help now" below.
	if ((input.signs ?? []).length > 0 || wasAsked(input.turns)) return withHelp(draft);
	return mayPlan(input) && !hasLater(draft) && !wasLaterOffered(input) && givesSomethingToDo(draft)
		? { ...draft, offers: [...draft.offers, { kind: "later" }] }
		: draft;
}

/** Whether a reply contains something that the person could plan to do. */
const givesSomethingToDo = ({ offers }: Draft): boolean =>
	offers.some((one) => "kind" in one && one.kind === "article" && (one.part === "try" || one.part === "words"));

async function draftOf(input: ReplyInput): Promise<Draft> {
	const { message, tap, hints = [] } = input;
	const first = askedAgain(input) ?? askedOnOpening(input);
	if (first) return first;
	const book = bookFor(input);
	// If sentences were offered, "the second one" means a sentence.
	const isForWords = memoIn(input.turns)?.awaits === "occasion";
	const isNone = saysNoneOf(message) || (isForWords && objects(message));
	const move = tap ? { tap } : isNone ? noneTyped(input) : pickedLine(input) ? null : moved(message, input);
	// After a heavy feeling and a hint of danger, the direct question comes first.
	const asksFirst = tap?.do === "feeling" ? answerToHint(input) : null;
	if (asksFirst) return asksFirst;
	if (move) {
		const answered = "draft" in move ? move.draft : tapped(move.tap, input, book);
		if (answered) return answered;
	}
	const hinted = answerToHint(input) ?? stillAsked(input, book);
	if (hinted) return hinted;
	// "I once wrote down a recipe. Where is it?" asks for a page, and not how pages are found.
	const ofApp = pageSoughtIn(message) === null ? askedOfApp(message) : null;
	if (ofApp) return gentleQuestion(input) ?? ofApp;
	return (
		askedOfCoach(input) ??
		(await foreign(input)) ??
		// A hint counts behind every door but the search.
		((memoIn(input.turns)?.awaits ?? "find") === "find" ? null : gentleQuestion(input)) ??
		(hints.length > 0 || memoIn(input.turns)?.awaits === "listen" ? null : planned(input, book)) ??
		(memoIn(input.turns)?.awaits !== "listen" && smallTalkIn(message) === "goodbye" ? small(input, book) : null) ??
		pageSought(input) ??
		light(input, book) ??
		complained(input, book, answerTo(book)) ??
		(hints.length > 0 ? null : (aboutOwnWords(input, book) ?? sentenceGiven(input, book))) ??
		awaited(input, book) ??
		(hints.length > 0 ? null : words(input, book)) ??
		fromOwnPages(message.slice(0, READ), input) ??
		gentleQuestion(input) ??
		small(input, book) ??
		near(input, book)
	);
}

/** Takes "none of these", typed below titles, for the button. */
function noneTyped({ message, turns }: ReplyInput): { tap: Tap } | null {
	const last = turns.findLast(({ from }) => from === "coach");
	const isShort = countWords(message) <= FEW_WORDS;
	return isShort && last && offersKind(last, "which-is-nearest") ? { tap: { do: "none" } } : null;
}

function bookFor(input: ReplyInput): Phrasebook {
	const said = sittingOf(input).filter(({ from }) => from === "coach");
	return new Phrasebook(
		diceFrom(`${input.message}\n${input.turns.length}`),
		said.map(({ content }) => content),
	);
}

async function foreign({ message, turns }: ReplyInput): Promise<Draft | null> {
	if (smallTalkIn(message) !== null) return null;
	const said = await saidInTheirLanguage(message, turns);
	if (said === null) return null;
	return {
		paragraphs: [says(line(said.text))],
		offers: [...(said.isAgain ? [{ kind: "keep" } as const] : []), helpNow],
	};
}

/** Answers what the person will do at a time they name, unless a danger has to be asked about first. */
const planned = (input: ReplyInput, book: Phrasebook): Draft | null => {
	// What Sage asked for is something to say, even if it says what they will do.
	const answer = wasAskedFor(input) ? null : willDoThen(input, book);
	return answer && (gentleQuestion(input) ?? answer);
};

/** Handles the message that an entry point announced: words to search for, or something to listen to. */
function awaited(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, turns } = input;
	switch (memoIn(turns)?.awaits) {
		case "listen":
			return stillListening(input, book);
		case "find":
			return countWords(message) > LONGEST_SEARCH ? null : lookFor(message, input);
		case "occasion":
			if (requestIn(message) !== null) return null;
			return occasionTyped(input, book);
		case "deck":
			return afterDeck(input, book);
		default:
			return searchesOn(input) ? lookFor(message, input) : null;
	}
}

/** Whether a message of a word or two, right after pages were asked for, is another search. */
const searchesOn = ({ message, turns }: ReplyInput): boolean =>
	(memoIn(turns)?.question ?? null) !== null &&
	countWords(message) <= LONGEST_NAME &&
	smallTalkIn(message) === null &&
	requestIn(message) === null &&
	/^[\p{L}\p{N}' ’-]+\??$/u.test(message);
const LONGEST_NAME = 2;

/** A message with more words than this after choosing "find" tells something and is not a search. */
const LONGEST_SEARCH = 12;

/** Answers a request that was passed over. */
const answerTo =
	(book: Phrasebook) =>
	(asked: ReplyInput): Draft =>
		words(asked, book) ?? requested(asked, book) ?? question(asked, book);

/** Handles messages that nothing else answers. */
function near(input: ReplyInput, book: Phrasebook): Draft {
	const { message, today } = input;
	const asks = endsWithQuestion(message, today);
	return (
		(isDoneToThem(message) && !(input.hints ?? []).some((kind) => kind !== "partner-danger")
			? aboutBeingHurt(input, book)
			: null) ??
		inCare(input, asks, book) ??
		requested(input, book) ??
		ended(input, book) ??
		(asks ? question(input, book) : null) ??
		(countWords(message) <= FEW_WORDS ? appHelpFor(message, today) : null) ??
		tellOn(input, book)
	);
}

/** A message of at most this many words may be about the app, even if it is no question. */
const FEW_WORDS = 6;

/** Handles direct requests other than for wording. */
function requested(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message } = input;
	switch (requestIn(message)) {
		case "decision":
			return wasJustDecided(input) ? null : decides(input, book);
		case "listening":
			return tapped({ do: "door", door: "listen" }, input, book);
		case "keeping":
			return input.isOffRecord ? null : { paragraphs: [says(keepLine)], offers: [{ kind: "keep" }] };
		case "reading":
			return toReadAbout(input) ?? tapped({ do: "door", door: "read" }, input, book);
		case "help":
			return helpOrStep(input, book);
		default:
			return null;
	}
}

/** Whether the last reply already gave a way to decide: it is not given again at once. */
const wasJustDecided = ({ turns }: ReplyInput): boolean =>
	JSON.stringify(turns.findLast(({ from }) => from === "coach")?.guide?.offers ?? []).includes(goThroughBoth.label);

/** Offers wording or topics to talk about, if the person asks for them. */
function words(input: ReplyInput, book: Phrasebook): Draft | null {
	const asked = requestIn(input.message);
	if (asked === "topics") return { paragraphs: [says(talkAbout)], offers: [questionsToAsk] };
	return asked === "words" ? wordsWanted(input, book) : null;
}

const hasLater = ({ offers }: Draft): boolean => offers.some((one) => "kind" in one && one.kind === "later");
