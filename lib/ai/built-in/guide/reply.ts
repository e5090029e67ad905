import type { Reply, ReplyInput, Turn } from "@/lib/ai/types";
import { helpNow } from "@/lib/domain/care/library";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import type { Help } from "@/lib/domain/chat/tap";
import { matterById, nearestMatters } from "@/lib/domain/matters/matters";
import type { Matter } from "@/lib/domain/matters/schema";
import { talkBySlug } from "@/lib/domain/talks/library";
import { comingDay, meantIn } from "@/lib/domain/text/coming-day";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { hasABut, soundsGlad } from "@/lib/domain/text/mood";
import { smallTalkIn } from "@/lib/domain/text/moves";
import { read } from "@/lib/domain/text/reading";
import {
	isAboutOwnLife,
	lifeQuestionIn,
	refuses,
	requestIn,
	saysCorrected,
	saysMissed,
	wantsComfort,
} from "@/lib/domain/text/requests";
import type { Paragraph } from "../parts/part";
import { type Line, line, Phrasebook } from "../parts/phrasebook";
import { diceFrom } from "../random";
import { appHelpFor } from "./app-help";
import { askedOfCoach } from "./asked-of-coach";
import { chooseMatter, chooseWithin } from "./choose-matter";
import {
	askBackLines,
	askedLines,
	comfortLines,
	correctedLines,
	firstQuestions,
	gladLines,
	gladStays,
	helpQuestions,
	missedLines,
	missedWords,
	nearestQuestions,
	stayLines,
	talkAbout,
	toldLines,
	wontLine,
} from "./content/lines";
import {
	answerToHint,
	askedAgain,
	askedOnOpening,
	gentleQuestion,
	inCare,
	mayStandInMenu,
	stillAsked,
	withCare,
	withHelp,
	withOpenQuestion,
} from "./danger";
import { type Draft, toReply } from "./draft";
import { ended, weighed } from "./endings";
import { saidInTheirLanguage } from "./foreign";
import { memoIn, moved } from "./go-on";
import { stillListening } from "./listening";
import { answered, decides, goOn, knownOf, smallOf, someWays } from "./matter";
import { nearestTitles, wordsToSearch } from "./nearest";
import { later } from "./offered";
import { fromOwnPages, lookFor } from "./own-question";
import { askedOfSomebody, received, saysHardFeeling } from "./received";
import { maybe, oneOf, says } from "./say";
import { offersKind, ownMessages, STORY, sittingOf, tellingsSince } from "./sitting";
import { afterDeck, small } from "./small-talk";
import { tapped } from "./tapped";
import { isBright, matterIn, matterNow, toldIn } from "./which-matter";
import { occasionTyped, otherWordsFor, pickedLine, wordsWanted } from "./words";

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
	const now = matterNow(input);
	const draft = withOpenQuestion({ ...answer, memo: { ...(now && { matter: now.id }), ...answer.memo } }, input);
	if ((input.hints ?? []).length > 0) return withCare(draft, input);
	// A person who answered "no" to the direct question gets ordinary replies, with "Help now" below.
	if ((input.signs ?? []).length > 0) return withHelp(draft);
	return !input.isOffRecord && !hasLater(draft) && givesSomethingToDo(draft)
		? { ...draft, offers: [...draft.offers, later] }
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
	const move = tap ? { tap } : pickedLine(input) ? null : moved(message, input);
	// After a heavy feeling and a hint of danger, the direct question comes first.
	const asksFirst = tap?.do === "feeling" ? answerToHint(input) : null;
	if (asksFirst) return asksFirst;
	if (move) {
		const answered = "draft" in move ? move.draft : tapped(move.tap, input, book);
		if (answered) return answered;
	}
	const hinted = answerToHint(input) ?? stillAsked(input, book);
	if (hinted) return hinted;
	return (
		askedOfCoach(input, book) ??
		(await foreign(input)) ??
		awaited(input, book) ??
		(hints.length > 0 ? null : words(input)) ??
		fromOwnPages(message.slice(0, READ), input) ??
		small(input, book) ??
		gentleQuestion(input) ??
		near(input, book)
	);
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

/** Handles the message that an entry point announced: words to search for, or something to listen to. */
function awaited(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, turns } = input;
	const memo = memoIn(turns);
	if (memo?.awaits === "listen") return stillListening(input, book);
	switch (memo?.awaits) {
		case "find":
			return message.split(/\s+/).length > LONGEST_SEARCH ? null : lookFor(message, input);
		case "occasion":
			if (requestIn(message) !== null) return null;
			return saysCorrected(message) ? otherWordsFor(input) : occasionTyped(input);
		case "deck":
			return afterDeck(input, book);
		default:
			return null;
	}
}

/** A message with more words than this after choosing "find" tells something and is not a search. */
const LONGEST_SEARCH = 12;

/** Handles messages that nothing else answers. */
function near(input: ReplyInput, book: Phrasebook): Draft {
	const { message, today } = input;
	const { asks } = read(message.slice(0, READ), today);
	const isAsking = asks !== null && asks.word !== null && !tellsInOrder(message);
	return (
		inCare(input, isAsking, book) ??
		requested(input, book) ??
		ended(input, book) ??
		weighed(input, isAsking, book, () => told(input, book)) ??
		(isAsking ? question(input, book) : told(input, book))
	);
}

/** Matches statements that start like questions: "When I was forty", "What I miss is the noise". */
const tellsInOrder = (message: string): boolean =>
	!message.includes("?") &&
	/^(?:when|where|what|who|how|why|which) (?:i|we|he|she|they|it|my|the|our)\b/i.test(message.trim());

/** Handles direct requests other than for wording, and complaints that the reply was no answer. */
function requested(input: ReplyInput, book: Phrasebook): Draft | null {
	const asked = requestIn(input.message);
	const matter = matterIn(input);
	switch (asked) {
		case "decision":
			return decides(matter, input, book, () => told(input, book));
		case "listening":
			return tapped({ do: "door", door: "listen" }, input, book);
		case "help":
			return matter ? smallOf(matter, input, book) : help(oneOf(book, helpQuestions));
		default:
			if (refuses(input.message)) return goesOn(input, book, [says(wontLine)]);
			if (wantsComfort(input.message)) return comfort(input, book);
			if (saysMissed(input.message)) return help(oneOf(book, missedLines));
			return saysCorrected(input.message) && sittingOf(input).length > 0 ? corrected(input, book) : null;
	}
}

const questionsToAsk: Draft = {
	paragraphs: [says(talkAbout)],
	offers: [{ kind: "talk", id: "questions-to-ask", title: talkBySlug("questions-to-ask")?.title ?? "" }],
};

const corrected = (input: ReplyInput, book: Phrasebook): Draft => ({
	...chooseMatter(input, book, maybe(book, correctedLines, stayLines)),
	memo: { matter: null },
});

function goesOn(input: ReplyInput, book: Phrasebook, lead: Paragraph[]): Draft {
	const matter = matterIn(input);
	const isAsked = sittingOf(input).some((turn) => offersKind(turn, "taps"));
	return matter || isAsked ? goOn(matter, input, book, lead) : chooseMatter(input, book, lead);
}

function comfort(input: ReplyInput, book: Phrasebook): Draft | null {
	const said = maybe(book, comfortLines);
	const matter = matterIn(input);
	if (said.length === 0) return null;
	return {
		paragraphs: said,
		offers: someWays(matter, input),
		...(matter && { memo: { matter: matter.id } }),
	};
}

/** Offers wording or topics to talk about, if the person asks for them. */
function words(input: ReplyInput): Draft | null {
	const asked = requestIn(input.message);
	if (asked === "topics") return questionsToAsk;
	return asked === "words" ? wordsWanted(input, saysMissed(input.message) ? missedWords : undefined) : null;
}

const help = (line: Line, first?: Help): Draft => ({
	paragraphs: [says(line)],
	offers: [{ kind: "what-would-help", ...(first && { first }) }],
});

/** Answers a question by its form, with the titles nearest to it, or with a question in return. */
function question(input: ReplyInput, book: Phrasebook): Draft {
	const { message, today } = input;
	const { asks } = read(message.slice(0, READ), today);
	const app = appHelpFor(message, today);
	if (app) return app;
	const kind = lifeQuestionIn(message);
	const matter = matterIn(input);
	const isOwn = isAboutOwnLife(message) || matter !== null || ownMessages(sittingOf(input)).length > 0;
	if (kind && isOwn) return answered(kind, matter, input, book);
	const titles = matter
		? null
		: nearestTitles(wordsToSearch(input), input, mayStandInMenu(input), isOwn ? CLOSE : undefined);
	if (titles) return { paragraphs: maybe(book, askedLines, nearestQuestions), offers: [titles] };
	if (matter) {
		const known = asks?.word === "why" && matterNow(input) ? knownOf(matter, input) : null;
		if (known) return known;
		if (asks?.word === "how") return smallOf(matter, input, book);
	}
	const said = isOwn && message.trimEnd().endsWith("?") ? maybe(book, askBackLines) : [];
	if (said.length > 0) return { paragraphs: said, offers: someWays(matter, input) };
	return matter || isOwn ? goOn(matter, input, book) : chooseMatter(input, book);
}

/** The score the best title needs to be shown for a question about the person's own life. */
const CLOSE = 260;

/**
 * Replies to something the person tells. Asks once what it is about, below a question about what was said; after that,
 * each reply follows what they write.
 */
function told(input: ReplyInput, book: Phrasebook): Draft {
	const { message } = input;
	const sitting = sittingOf(input);
	const keep: Offer[] = [...askedLater(input), ...(message.length > STORY ? [{ kind: "keep" } as const] : [])];
	const withKeep = (draft: Draft): Draft => ({
		...draft,
		offers: [...draft.offers, ...keep.filter(({ kind }) => kind !== "later" || !hasLater(draft))],
	});
	const found = matterIn(input);
	// A person who is angry within a good subject was mistaken for glad, or is not glad any more.
	const matter = found && isBright(found) && saysHardFeeling(message) ? null : found;
	const isFirst = tellingsSince(sitting, "taps") === null;
	const isCertain = matter !== null && !matter.people;
	const mayBeGlad = !isCertain || matter.group === "family" || matter.group === "work";
	if (
		mayBeGlad &&
		!sitting.some(asksWhetherGlad) &&
		soundsGlad(isFirst ? message : message.replaceAll("!", "")) &&
		(isFirst || message.includes("!")) &&
		!tellsOfLoss(message)
	)
		return withKeep({ paragraphs: maybe(book, gladLines), offers: [glad] });
	// A person who was asked whether it is good news and goes on telling has answered.
	const last = sitting.findLast(({ from }) => from === "coach");
	if (last && asksWhetherGlad(last) && !hasABut.test(message) && !tellsOfLoss(message))
		return withKeep(goOn(goodIn(input), input, book, maybe(book, gladStays)));
	if (!isFirst || isCertain || matterNow(input)) return withKeep(goOn(matter, input, book));
	if (matter) return withKeep(chooseWithin(matter, input, book));
	return withKeep(firstTold(input, book));
}

/** Replies to the first message if its subject is not known: acknowledges it and asks what it is about. */
function firstTold(input: ReplyInput, book: Phrasebook): Draft {
	const said = received(input, book, false);
	const asks = [said?.asks ?? [], askedOfSomebody(input, book), maybe(book, firstQuestions)].find(
		({ length }) => length > 0,
	);
	return chooseMatter(input, book, said?.lead ?? maybe(book, toldLines), asks);
}

const hasLater = ({ offers }: Draft): boolean => offers.some((one) => "kind" in one && one.kind === "later");

/** Offers to ask later about a day the person names or a step they consider. */
function askedLater({ message, today, isOffRecord }: ReplyInput): Offer[] {
	const [day, meant] = [comingDay(message, today), meantIn(message)];
	return isOffRecord || (!day && !meant) ? [] : [{ kind: "later", ...(day && { day }), ...(meant && { meant }) }];
}

/** Finds the good subject nearest to what the person told. */
function goodIn(input: ReplyInput): Matter | null {
	const [nearest] = nearestMatters(read(toldIn(input), input.today), 1, isBright);
	return nearest?.matter ?? matterById("good-news") ?? null;
}

const asksWhetherGlad = ({ guide }: Turn): boolean =>
	guide?.offers.some((one) => one.kind === "taps" && one.label === glad.label) ?? false;

const glad: OfferOf<"taps"> = {
	kind: "taps",
	label: "Is it something good?",
	taps: [
		{ label: "Good news", tap: { do: "matter", id: "good-news" } },
		{ label: "A good day or moment", tap: { do: "matter", id: "good-day" } },
		{ label: "I’m proud of somebody", tap: { do: "matter", id: "proud-of" } },
		{ label: "In love, or happy with somebody", tap: { do: "matter", id: "in-love" } },
		{ label: "Not quite", tap: { do: "group", id: "all" } },
	],
};
