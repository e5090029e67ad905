import type { Reply, ReplyInput } from "@/lib/ai/types";
import { helpNow } from "@/lib/domain/care/library";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Help } from "@/lib/domain/chat/tap";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { coachAskedIn } from "@/lib/domain/text/coach-asked";
import { countWords } from "@/lib/domain/text/count-words";
import { type SmallTalk, smallTalkIn } from "@/lib/domain/text/moves";
import { read } from "@/lib/domain/text/reading";
import { isAboutOwnLife, requestIn, saysCorrected, saysMissed, wantsAnAnswer } from "@/lib/domain/text/requests";
import { filled, type Line, line, Phrasebook } from "../parts/phrasebook";
import { diceFrom } from "../random";
import { tellsOfDeath } from "../reading/death";
import {
	aboutCoach,
	askedInGeneral,
	askedLines,
	correctedLines,
	deathLines,
	decisionLines,
	doorsLine,
	feelingQuestions,
	fillerLines,
	gladLines,
	goodbyeLines,
	goodbyeOffRecord,
	greetingLines,
	helpAgainQuestions,
	helpQuestions,
	listenedGoodNight,
	listenedLast,
	listeningLines,
	missedLines,
	missedWords,
	nothingNear,
	openQuestions,
	personWanted,
	saidBackLines,
	thanksLines,
	toldLines,
} from "./content/lines";
import {
	answerToHint,
	askedAgain,
	askedOnOpening,
	gentleQuestion,
	inCare,
	mayStandInMenu,
	withCare,
	withHelp,
} from "./danger";
import { type Draft, toReply } from "./draft";
import { saidInTheirLanguage } from "./foreign";
import { memoIn, moved } from "./go-on";
import { sentenceToSayBack } from "./mirror";
import { nearestTitles, wordsToSearch } from "./nearest";
import { fromOwnPages, lookFor } from "./own-question";
import { oneOf, says } from "./say";
import { offersKind, sittingOf, tellingsSince } from "./sitting";
import { opened, tapped } from "./tapped";
import { occasionTyped, otherWordsFor, wordsWanted } from "./words";

/** How many characters of a message are read for what it asks. */
const READ = 4_000;
/** From this many characters on, a message could become a page of the journal. */
const STORY = 200;

const doors: Offer = { kind: "doors" };

/**
 * The next message of the conversation without a model. What it cannot know it asks for with a tap: which title is nearest,
 * how something feels, through which door to go. It answers taps, moves and questions about the person's own pages.
 * The same input gives the same text.
 */
export async function reply(input: ReplyInput, signal: AbortSignal): Promise<Reply> {
	signal.throwIfAborted();
	return toReply(await draftFor(input));
}

/** What a reply is made of. */
export async function draftFor(input: ReplyInput): Promise<Draft> {
	const draft = await draftOf(input);
	if ((input.hints ?? []).length > 0) return withCare(draft, input);
	// Who said "no" is answered as ever, with the way to Help now below it.
	if ((input.signs ?? []).length > 0) return withHelp(draft);
	return !input.isOffRecord && givesSomethingToDo(draft) ? { ...draft, offers: [...draft.offers, later] } : draft;
}

const later: Offer = { kind: "later" };

/** Whether a reply has something in it that somebody could mean to do, and does not ask about it yet, as a repeated one. */
const givesSomethingToDo = ({ offers }: Draft): boolean =>
	!offers.some((one) => "kind" in one && one.kind === "later") &&
	offers.some((one) => "kind" in one && one.kind === "article" && (one.part === "try" || one.part === "words"));

async function draftOf(input: ReplyInput): Promise<Draft> {
	const { message, tap, hints = [] } = input;
	const first = askedAgain(input) ?? askedOnOpening(input);
	if (first) return first;
	const book = bookFor(input);
	const move = tap ? { tap } : moved(message, input);
	// After a heavy feeling and a hint of danger, the direct question comes first.
	const asksFirst = tap?.do === "feeling" ? answerToHint(input) : null;
	if (asksFirst) return asksFirst;
	if (move) {
		const answered = "draft" in move ? move.draft : tapped(move.tap, input, book);
		if (answered) return answered;
	}
	const hinted = answerToHint(input);
	if (hinted) return hinted;
	return (
		asked(input) ??
		(await foreign(message)) ??
		awaited(input, book) ??
		(hints.length > 0 ? null : words(input)) ??
		fromOwnPages(message.slice(0, READ), input) ??
		small(input, book) ??
		gentleQuestion(input) ??
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

/** What is asked of the coach itself; of several things the first, and whether this is private always. */
function asked({ message, hints = [] }: ReplyInput): Draft | null {
	const all = coachAskedIn(message);
	const [first] = all;
	const privacy = all.includes("privacy") ? opened({ kind: "app", id: "what-is-kept" }, false) : null;
	switch (first) {
		case "what": {
			const about = says(filled(aboutCoach, { coach: COACH_NAME }));
			if (privacy) return { ...privacy, paragraphs: [about, ...privacy.paragraphs] };
			return { paragraphs: [about], offers: hints.length > 0 ? [] : [doors] };
		}
		case "person-wanted": {
			const title = { kind: "article" as const, id: "finding-a-therapist", title: "How do I find a therapist?" };
			return { paragraphs: [says(personWanted)], offers: [helpNow, { kind: "which-is-nearest", titles: [title] }] };
		}
		case "something-else":
			return { paragraphs: [says(doorsLine)], offers: [doors] };
		default:
			return privacy;
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
			if (requestIn(message) !== null || saysMissed(message) || saysCorrected(message)) return null;
			if (wantsAnAnswer(message))
				return { paragraphs: [says(oneOf(book, openQuestions))], offers: [thatIsAll], memo: { awaits: "listen" } };
			return isDone(message)
				? {
						paragraphs: [says(/night/i.test(message) ? listenedGoodNight : listenedLast)],
						offers: [{ kind: "keep" }, later],
					}
				: {
						paragraphs: [says(saidBack(message, input, book, listeningLines))],
						offers: [thatIsAll],
						memo: { awaits: "listen" },
					};
		case "occasion":
			if (requestIn(message) !== null) return null;
			return saysCorrected(message) ? otherWordsFor(input) : occasionTyped(input);
		default:
			return null;
	}
}

/** A sentence of theirs, said back so that they see that it was read, but not twice in a row; otherwise a line of ours. */
function saidBack(message: string, { turns }: ReplyInput, book: Phrasebook, otherwise: readonly Line[]): Line {
	const wasLast = turns.findLast(({ from }) => from === "coach")?.content.startsWith("“");
	const words = wasLast ? null : sentenceToSayBack(message);
	const chosen = words === null ? null : book.choose(saidBackLines, { words });
	return chosen && words !== null ? filled(chosen, { words }) : oneOf(book, otherwise);
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

/** Something was told or asked that nothing else answers. */
function near(input: ReplyInput, book: Phrasebook): Draft {
	const { message, today } = input;
	const isAsking = read(message.slice(0, READ), today).asks !== null;
	return (
		inCare(input, isAsking, book) ?? requested(input, book) ?? (isAsking ? question(input, book) : told(input, book))
	);
}

/** What somebody asks for outright beside words, or that they were not answered. */
function requested(input: ReplyInput, book: Phrasebook): Draft | null {
	const asked = requestIn(input.message);
	const isMissed = saysMissed(input.message);
	switch (asked) {
		case "decision":
			return help(oneOf(book, decisionLines), "decide");
		case "listening":
			return tapped({ do: "door", door: "listen" }, input, book);
		case "help":
			return help(oneOf(book, helpQuestions));
		default:
			if (isMissed) return help(oneOf(book, missedLines));
			return saysCorrected(input.message) && sittingOf(input).length > 0 ? help(oneOf(book, correctedLines)) : null;
	}
}

/** Words to say, for who asks for them. */
const words = (input: ReplyInput): Draft | null =>
	requestIn(input.message) === "words" ? wordsWanted(input, saysMissed(input.message) ? missedWords : undefined) : null;

const help = (line: Line, first?: Help): Draft => ({
	paragraphs: [says(line)],
	offers: [{ kind: "what-would-help", ...(first && { first }) }],
});

/** A question: the titles that are near to it, or what else there is. */
function question(input: ReplyInput, book: Phrasebook): Draft {
	const titles = nearestTitles(wordsToSearch(input), input, mayStandInMenu(input));
	const lead = isAboutOwnLife(input.message) ? askedLines : askedInGeneral;
	return titles ? { paragraphs: [says(oneOf(book, lead))], offers: [titles] } : help(oneOf(book, nothingNear));
}

/** With fewer words a message is not said back: that would repeat the whole of it. */
const ENOUGH_TO_SAY_BACK = 20;

/**
 * Something was told. At first it is asked what would help. Who goes on telling is listened to, and asked by and by how it
 * is for them, and again what would help.
 */
function told(input: ReplyInput, book: Phrasebook): Draft {
	const { message } = input;
	const sitting = sittingOf(input);
	const times = tellingsSince(sitting, "what-would-help");
	const keep: Offer[] = message.length > STORY ? [{ kind: "keep" }] : [];
	if (times === null || times >= HELP_AGAIN_AFTER) {
		const ask = says(oneOf(book, times === null ? helpQuestions : helpAgainQuestions));
		if (tellsOfDeath(message)) {
			// The question whether it is good would be an insult.
			const offers: Offer[] = [{ kind: "what-would-help", without: ["good-news"] }, ...keep];
			return { paragraphs: [says(oneOf(book, deathLines)), ask], offers };
		}
		if (soundsGlad(message)) {
			const offers: Offer[] = [{ kind: "what-would-help", first: "good-news" }, ...keep];
			return { paragraphs: [says(oneOf(book, gladLines))], offers };
		}
		const isLong = countWords(message) >= ENOUGH_TO_SAY_BACK;
		const lead = isLong ? saidBack(message, input, book, toldLines) : oneOf(book, toldLines);
		return { paragraphs: [says(lead), ask], offers: [{ kind: "what-would-help" }, ...keep] };
	}
	const lead = says(saidBack(message, input, book, listeningLines));
	if (times === 1 && !sitting.some((turn) => offersKind(turn, "feeling")))
		return { paragraphs: [lead, says(oneOf(book, feelingQuestions))], offers: [{ kind: "feeling" }, ...keep] };
	const asks = times === 0 ? [says(oneOf(book, openQuestions))] : [];
	return { paragraphs: [lead, ...asks], offers: [...keep, whatNow] };
}

/** After how many more messages it is asked again what would help. */
const HELP_AGAIN_AFTER = 3;

const whatNow: Offer = { kind: "say", label: "What could help?", say: "What could help?" };

/** Whether a message shouts for joy, as far as its marks tell. It is asked then whether it is good news. */
const soundsGlad = (message: string) =>
	/!{2,}|🎉|🥳|😍|❤️|\b(?:good|great|best|wonderful) news\b|\bover the moon\b|\bso happy\b/iu.test(message);
