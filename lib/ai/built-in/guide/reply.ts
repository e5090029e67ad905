import type { Reply, ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { coachAskedIn } from "@/lib/domain/text/coach-asked";
import { type SmallTalk, smallTalkIn } from "@/lib/domain/text/moves";
import { read } from "@/lib/domain/text/reading";
import { filled, type Line, line, Phrasebook } from "../parts/phrasebook";
import { diceFrom } from "../random";
import {
	aboutCoach,
	askedLines,
	carefulLines,
	doorsLine,
	feelingQuestions,
	fillerLines,
	goodbyeLines,
	goodbyeOffRecord,
	greetingLines,
	listenedLast,
	listeningLines,
	nearestQuestions,
	nothingNear,
	openQuestions,
	personWanted,
	thanksLines,
	toldLines,
} from "./content/lines";
import { answerToHint, carefulOffers, helpNow, mayBeOffered } from "./danger";
import { type Draft, written } from "./draft";
import { saidInTheirLanguage } from "./foreign";
import { memoIn, moved } from "./go-on";
import { askedForFeeling, nearestTitles, wordsToRead } from "./nearest";
import { fromOwnPages, lookFor } from "./own-question";
import { oneOf, says } from "./say";
import { tapped } from "./tapped";

/** As much of a message as is read for what it asks, in characters. */
const READ = 4_000;
/** From when on a message is a story that could be a page, in characters. */
const STORY = 200;

const doors: Offer = { kind: "doors" };

/**
 * The next message of the conversation without a model. What it cannot know it asks for with a tap: which title is nearest,
 * how something feels, through which door to go. It answers taps, moves and questions about the person's own pages.
 * The same input gives the same text.
 */
export async function reply(input: ReplyInput, signal: AbortSignal): Promise<Reply> {
	signal.throwIfAborted();
	return written(await draftFor(input));
}

/** What a reply is made of. */
export async function draftFor(input: ReplyInput): Promise<Draft> {
	const draft = await draftOf(input);
	if ((input.hints ?? []).length > 0) return withHelp(draft);
	const isSafe = !input.isOffRecord && (input.signs ?? []).length === 0;
	return isSafe && givesSomethingToDo(draft) ? { ...draft, offers: [...draft.offers, later] } : draft;
}

const later: Offer = { kind: "later" };

/** Whether a reply has something in it that somebody could mean to do, and does not ask about it yet, as a repeated one. */
const givesSomethingToDo = ({ offers }: Draft): boolean =>
	!offers.some((one) => "kind" in one && one.kind === "later") &&
	offers.some((one) => "kind" in one && one.kind === "article" && (one.part === "try" || one.part === "words"));

/** In a careful conversation Help now is always in sight. */
function withHelp(draft: Draft): Draft {
	const hasHelp = draft.offers.some((one) => "href" in one && one.href === "/help-now");
	return hasHelp ? draft : { ...draft, offers: [...draft.offers, helpNow] };
}

async function draftOf(input: ReplyInput): Promise<Draft> {
	const { message, turns, tap, hints = [] } = input;
	const book = bookFor(input);
	const move = tap ? { tap } : moved(message, input);
	// A heavy feeling beside a hint: the question comes first.
	const asksFirst = tap?.do === "feeling" ? answerToHint(hints, turns) : null;
	if (asksFirst) return asksFirst;
	if (move) {
		const answered = "draft" in move ? move.draft : tapped(move.tap, input, book);
		if (answered) return answered;
	}
	const hinted = answerToHint(hints, turns);
	if (hinted) return hinted;
	return (
		asked(input) ??
		(await foreign(message)) ??
		awaited(input, book) ??
		fromOwnPages(message.slice(0, READ), input) ??
		small(input, book) ??
		near(input, book)
	);
}

function bookFor({ message, turns }: ReplyInput): Phrasebook {
	const lately = turns.filter(({ from }) => from === "coach").slice(-4);
	return new Phrasebook(
		diceFrom(`${message}\n${turns.length}`),
		lately.map(({ content }) => content),
	);
}

/** What is asked of the coach itself. */
function asked({ message, hints = [] }: ReplyInput): Draft | null {
	switch (coachAskedIn(message)) {
		case "what":
			return { paragraphs: [says(filled(aboutCoach, { coach: COACH_NAME }))], offers: hints.length > 0 ? [] : [doors] };
		case "person-wanted": {
			const title = { kind: "article" as const, id: "finding-a-therapist", title: "How do I find a therapist?" };
			return { paragraphs: [says(personWanted)], offers: [helpNow, { kind: "which-is-nearest", titles: [title] }] };
		}
		case "something-else":
			return { paragraphs: [says(doorsLine)], offers: [doors] };
		case null:
			return null;
	}
}

async function foreign(message: string): Promise<Draft | null> {
	const said = await saidInTheirLanguage(message);
	return said === null ? null : { paragraphs: [says(line(said))], offers: [helpNow] };
}

/** What a door said that the next message would be: words to look for, or something to listen to. */
function awaited(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, turns } = input;
	switch (memoIn(turns)?.awaits) {
		case "find":
			return message.split(/\s+/).length > LONGEST_SEARCH ? null : lookFor(message, input);
		case "listen":
			return isDone(message)
				? { paragraphs: [says(listenedLast)], offers: [{ kind: "keep" }, doors] }
				: { paragraphs: [says(oneOf(book, listeningLines))], offers: [thatIsAll], memo: { awaits: "listen" } };
		default:
			return null;
	}
}

const thatIsAll: Offer = { kind: "say", label: "That’s all", say: "That’s all" };
/** Who writes more words than these behind the door "find" tells something. */
const LONGEST_SEARCH = 12;

const isDone = (message: string) => smallTalkIn(message) === "goodbye" || smallTalkIn(message) === "thanks";

const smallLines: Record<SmallTalk, readonly Line[]> = {
	greeting: greetingLines,
	thanks: thanksLines,
	goodbye: goodbyeLines,
	filler: fillerLines,
};

function small({ message, person, turns, hints = [], isOffRecord }: ReplyInput, book: Phrasebook): Draft | null {
	const found = smallTalkIn(message);
	if (!found) return null;
	const hasDoors = hints.length === 0 && (found === "greeting" || (found === "filler" && turns.length > 0));
	const lines = found === "goodbye" && isOffRecord ? goodbyeOffRecord : smallLines[found];
	const chosen = book.choose(lines, { name: person.firstName }) ?? (lines[0] as Line);
	const isEnd = (found === "goodbye" || found === "thanks") && turns.length > 0 && hints.length === 0 && !isOffRecord;
	const offers = hasDoors ? [doors] : isEnd ? [later] : [];
	return { paragraphs: [says(filled(chosen, { name: person.firstName }))], offers };
}

/** Something was told or asked that nothing else answers: how it is for them, or which title is nearest. */
function near(input: ReplyInput, book: Phrasebook): Draft {
	const { message, turns, today, signs = [], hints = [] } = input;
	const isAsking = read(message.slice(0, READ), today).asks !== null;
	const isCareful = hints.length > 0;
	const titles = nearestTitles(wordsToRead(input), today, { passes: mayBeOffered(signs) });
	const lead = says(oneOf(book, isCareful ? carefulLines : isAsking ? askedLines : toldLines));
	if (isCareful) return { paragraphs: [lead], offers: [...(titles && isAsking ? [titles] : []), ...carefulOffers] };
	const keep: Offer[] = !isAsking && message.length > STORY ? [{ kind: "keep" }] : [];
	if (!isAsking && !askedForFeeling(turns))
		return { paragraphs: [lead, says(oneOf(book, feelingQuestions))], offers: [{ kind: "feeling" }, ...keep] };
	if (titles) return { paragraphs: [lead, says(oneOf(book, nearestQuestions))], offers: [titles, ...keep] };
	if (isAsking) return { paragraphs: [says(oneOf(book, nothingNear))], offers: [doors] };
	return { paragraphs: [lead, says(oneOf(book, openQuestions))], offers: [{ kind: "keep" }] };
}
