import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Telling } from "@/lib/domain/chat/tap";
import { countWords } from "@/lib/domain/text/count-words";
import { hasAnswered, hasDoneIt, isDark, isHard, laughs, soundsStrong } from "@/lib/domain/text/mood";
import { isNewHere } from "@/lib/domain/text/requests";
import type { Paragraph } from "../parts/part";
import { filled, type Line, type Phrasebook } from "../parts/phrasebook";
import { goodNightLines } from "./content/lines";
import { celebrate, dark, goodNews, helpMe, howTaps, justListen, listenOrHelp, tellNews } from "./content/taps";
import {
	answeredLines,
	arcs,
	aroundGood,
	aroundStill,
	aroundTurn,
	belongsLines,
	brightLines,
	closeLine,
	doneLines,
	firstAsks,
	firstLines,
	hearNext,
	howAsk,
	howLines,
	lightLines,
	lossAsk,
	newHere,
	personAsk,
	roomLines,
	slowLines,
	turnLines,
	warmLines,
} from "./content/told-lines";
import { mayLeadToSomebody } from "./danger";
import type { Draft } from "./draft";
import { earlierPageFor } from "./earlier-page";
import { heard, tellsOfDeathOfSomebody } from "./heard";
import { howItIs, isGlad, mayBeHeavy, wasAskedHow } from "./how";
import { echoOf, quoteOf } from "./own-line";
import { personIn } from "./person";
import { maybe, oneOf, says } from "./say";
import { ownMessages, STORY, sittingOf } from "./sitting";
import { forTomorrow } from "./tomorrow";

/** A message longer than this, in words, counts as a story even if it laughs. */
const LIGHT = 12;
/** Late in a conversation, one in so many replies asks nothing. */
const EVERY = 3;
/** A message longer than this, in words, tells more than that something was done. */
const LONG = 45;
/** Until which message how it is may be asked, and an earlier page shown; from which a good line is only said back. */
const [LAST_TO_ASK, EARLY, LATE] = [2, 4, 3] as const;

/**
 * Replies to something the person tells while no subject was tapped: a line that holds for anybody or a line of their
 * own, one question of an arc, and few buttons. Nothing is concluded from what they wrote.
 * @param lead Said first, in place of the usual line.
 */
export function tellOn(input: ReplyInput, book: Phrasebook, lead?: Paragraph[]): Draft {
	const told = ownMessages(sittingOf(input)).length;
	if (lead) {
		const asks = nextAsk(input, book);
		return { paragraphs: [...lead, ...asks], offers: waysOn(input, asks) };
	}
	if (told === 0 && isNewHere(input.message)) return { paragraphs: [says(newHere)], offers: [{ kind: "doors" }] };
	const lost = tellsOfDeathOfSomebody(input) ? maybe(book, [lossAsk]) : [];
	if (lost.length > 0)
		return { paragraphs: [...heard(input, book), ...lost], offers: [listenOrHelp, ...keepOf(input)] };
	if (told === 0) return begun(input, book);
	return lightReply(input, book) ?? turned(input, book) ?? stillReply(input, book) ?? further(input, book);
}

/** Replies to the first message with a line that is right for anything, and an open question. */
function begun(input: ReplyInput, book: Phrasebook): Draft {
	const { message } = input;
	const kind = isGlad(message) ? "good" : mayBeHeavy(message) ? "hard" : "any";
	const person = kind === "any" ? personIn(input) : null;
	const theirs = person === null ? [] : [filled(personAsk, { person })];
	return {
		paragraphs: [...heard(input, book, firstLines[kind]), ...maybe(book, theirs, firstAsks[kind])],
		offers: [kind === "good" ? celebrate : firstTaps(message, kind === "hard"), ...keepOf(input)],
	};
}

/** Offers at most three things to tap after a first message, none of which jars. */
const firstTaps = (message: string, isHeavy: boolean): Offer => {
	const last = isDark(message) ? [dark] : !isHeavy && soundsStrong(message) ? [goodNews] : [];
	return { kind: "taps", taps: [justListen, helpMe, ...last] };
};

/** Takes up a later message: asks once how it is for the person, then the next question of the arc. */
function further(input: ReplyInput, book: Phrasebook): Draft {
	const told = ownMessages(sittingOf(input)).length;
	const how = howItIs(input);
	const warm = how === "hard" ? slowLines : how === "good" || how === "ordinary" ? brightLines : warmLines;
	const page = told <= EARLY ? earlierPageFor(input, maybe(book, warm)) : null;
	if (page) return page;
	const first = heard(input, book, warm);
	if (told <= LAST_TO_ASK && how === null && !wasAskedHow(input))
		return { paragraphs: [...first, says(howAsk)], offers: [howTaps, ...keepOf(input)] };
	const asks = nextAsk(input, book);
	if (asks.length > 0) return { paragraphs: [...first, ...asks], offers: [...waysOn(input, asks), ...keepOf(input)] };
	const closing = maybe(book, [closeLine]);
	if (closing.length === 0) return { paragraphs: first.length > 0 ? first : maybe(book, roomLines), offers: [] };
	const { offers } = forTomorrow(input, book);
	return { paragraphs: closing, offers };
}

/** Replies to a tapped answer. */
export function tellingTapped(is: Telling, input: ReplyInput, book: Phrasebook): Draft {
	if (is === "belongs") return { paragraphs: [says(belongsLines.belongs)], offers: [] };
	const asks = nextAsk(input, book);
	const said = is === "apart" ? belongsLines.apart : howLines[is];
	return { paragraphs: [says(said), ...asks], offers: waysOn(input, asks) };
}

/** Asks the next question of the arc; empty if all were asked. */
function nextAsk(input: ReplyInput, book: Phrasebook): Paragraph[] {
	const sitting = sittingOf(input);
	const person = mayLeadToSomebody(input) ? personIn(input) : null;
	const said = (one: Line) =>
		sitting.some(
			({ from, content }) => from === "coach" && one.split(/\{person\}/).every((part) => content.includes(part)),
		);
	const arc: readonly (readonly Line[])[] = arcs[howItIs(input) ?? "rather-not"];
	const stage = arc.find((lines) => !lines.some(said)) ?? [];
	// Somebody who has just been quoted need not be guessed at.
	const isQuoted = /\b(?:says?|said|told|thinks?)\b/i.test(input.message);
	const theirs = isQuoted ? [] : stage.filter((one) => one.includes("{person}"));
	const lines = person !== null && theirs.length > 0 ? theirs : stage.filter((one) => !one.includes("{person}"));
	return maybe(
		book,
		lines.map((one) => (one.includes("{person}") ? filled(one, { person: person ?? "" }) : one)),
	);
}

/** Offers to listen or to help, where it is not plainly good or ordinary; words for good news where whom to tell is asked. */
function waysOn(input: ReplyInput, asks: readonly Paragraph[]): Offer[] {
	const how = howItIs(input);
	if (how !== "good" && how !== "ordinary") return [listenOrHelp];
	const isToTell = asks.flat().some(({ text }) => text === hearNext);
	return isToTell && mayLeadToSomebody(input) ? [{ kind: "taps", taps: [tellNews] }] : [];
}

/** Replies to light talk, which laughs and tells of nothing hard. */
function lightReply(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, tap } = input;
	if (tap || howItIs(input) === "hard" || !laughs.test(message) || countWords(message) > LIGHT || mayBeHeavy(message))
		return null;
	return { paragraphs: [says(oneOf(book, lightLines))], offers: [] };
}

/** Is glad of a turn for the better, or of something that was done, and asks nothing; asks how it is to have an answer. */
function turned(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message } = input;
	if (isGlad(message) && howItIs({ ...input, message: "" }) !== "good") {
		const quote = quoteOf(input, book, aroundTurn, isGlad);
		const leaves = /\b(?:bed|sleep|night)\W*$/i.test(message) ? [says(oneOf(book, goodNightLines))] : [];
		return { paragraphs: [...(quote ? [[quote]] : maybe(book, turnLines)), ...leaves], offers: keep(input) };
	}
	if (countWords(message) > LONG || isHard(message)) return null;
	const said = hasDoneIt(message) ? doneLines : hasAnswered(message) ? answeredLines : [];
	const paragraphs = maybe(book, said);
	return paragraphs.length > 0 ? { paragraphs, offers: keep(input) } : null;
}

/** Says back a line late in a conversation, and asks nothing: each that is good, and now and then a plain one. */
function stillReply(input: ReplyInput, book: Phrasebook): Draft | null {
	const told = ownMessages(sittingOf(input)).length;
	if (told < LATE) return null;
	const quote = quoteOf(input, book, aroundGood) ?? (told % EVERY === 0 ? echoOf(input, book, aroundStill) : null);
	return quote ? { paragraphs: [[quote]], offers: keep(input) } : null;
}

const keep = ({ isOffRecord }: ReplyInput): Offer[] => (isOffRecord ? [] : [{ kind: "keep" }]);

/** Offers to keep a long message. */
export const keepOf = ({ message, isOffRecord, tap }: ReplyInput): Offer[] =>
	!isOffRecord && !tap && message.length > STORY ? [{ kind: "keep" }] : [];
