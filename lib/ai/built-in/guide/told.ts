import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Telling } from "@/lib/domain/chat/tap";
import { countWords } from "@/lib/domain/text/count-words";
import { hasDoneIt, isDark, laughs } from "@/lib/domain/text/mood";
import { isNewHere } from "@/lib/domain/text/requests";
import type { Paragraph } from "../parts/part";
import type { Phrasebook } from "../parts/phrasebook";
import { bored, celebrate, dark, helpMe, howTaps, justListen, tellNews } from "./content/taps";
import {
	aroundQuote,
	aroundStill,
	belongsLines,
	doneLines,
	firstRooms,
	howAsk,
	howLines,
	lightLines,
	newHere,
	questions,
	roomLines,
} from "./content/told-lines";
import { mayLeadToSomebody } from "./danger";
import type { Draft } from "./draft";
import { earlierPageFor } from "./earlier-page";
import { answeredTo } from "./heard";
import { howItIs, typedAlone, wasAskedHow } from "./how";
import { listening, wantsOnlyToBeHeard } from "./listening";
import { echoOf } from "./own-line";
import { maybe, oneOf, says } from "./say";
import { ownMessages, STORY, sittingOf } from "./sitting";

/** A message longer than this, in words, is no mere joke, and tells more than that something was done. */
const LIGHT = 12;
/** Until which message an earlier page is shown. */
const EARLY = 4;

/**
 * Replies to something the person tells while no subject was tapped: gives back a line of theirs and leaves room or, at
 * most every second time, asks something. Nothing is concluded from what they wrote.
 * @param lead Said first, in place of the usual line.
 */
export function tellOn(input: ReplyInput, book: Phrasebook, lead?: Paragraph[]): Draft {
	const told = ownMessages(sittingOf(input)).length;
	if (wantsOnlyToBeHeard(input)) return listening(input, book);
	const typed = typedAlone(input);
	if (typed) return tellingTapped(typed, input, book);
	if (lead) return { paragraphs: [...lead, ...nextAsk(input, book)], offers: waysOn(input) };
	if (told === 0 && isNewHere(input.message)) return { paragraphs: [says(newHere)], offers: [{ kind: "doors" }] };
	return shortReply(input, book) ?? (told <= EARLY ? earlierPageFor(input) : null) ?? takenUp(input, book, told);
}

/** Takes up a message: the first with an invitation, the others in turn with a question and with room. */
function takenUp(input: ReplyInput, book: Phrasebook, told: number): Draft {
	const offers = [...waysOn(input), ...keepOf(input)];
	const said = answeredTo(input, book);
	const how = howItIs(input);
	const isAsked = told > 0 && !(sittingOf(input).findLast(({ from }) => from === "coach")?.content ?? "").endsWith("?");
	if (isAsked) {
		const quote = said.length > 0 ? null : echoOf(input, book, aroundQuote);
		const first = quote ? [[quote]] : said;
		if (how === null && !wasAskedHow(input))
			return { paragraphs: [...first, says(howAsk)], offers: [howTaps, ...keepOf(input)] };
		const asks = nextAsk(input, book);
		if (asks.length > 0) return { paragraphs: [...first, ...asks], offers };
	}
	if (said.length > 0) return { paragraphs: said, offers };
	if (told === 0) {
		const quote = echoOf(input, book, aroundQuote);
		return { paragraphs: [...(quote ? [[quote]] : []), says(oneOf(book, firstRooms))], offers };
	}
	const frames = how === "good" || how === "hard" ? aroundStill[how] : aroundStill.any;
	const quote = echoOf(input, book, frames);
	return { paragraphs: quote ? [[quote]] : maybe(book, roomLines), offers };
}

/** Replies to a tapped answer. */
export function tellingTapped(is: Telling, input: ReplyInput, book: Phrasebook): Draft {
	if (is === "belongs" || is === "apart") return { paragraphs: [says(belongsLines[is])], offers: [] };
	return { paragraphs: [says(howLines[is]), ...nextAsk(input, book)], offers: waysOn(input) };
}

/** Asks a question of a theme that has not come yet: one for how it is for the person, or one that fits anything. */
function nextAsk(input: ReplyInput, book: Phrasebook): Paragraph[] {
	const said = sittingOf(input).flatMap(({ from, content }) => (from === "coach" ? [content] : []));
	const wasAsked = new Set(
		Object.values(questions).flatMap((themes) =>
			Object.entries(themes).flatMap(([theme, asks]) =>
				asks.some((ask) => said.some((text) => text.includes(ask))) ? [theme] : [],
			),
		),
	);
	const openIn = (mood: keyof typeof questions) =>
		Object.entries(questions[mood]).flatMap(([theme, asks]) => (wasAsked.has(theme) ? [] : asks));
	const how = howItIs(input);
	return maybe(book, how === null || how === "rather-not" ? [] : openIn(how), openIn("any"));
}

/** Offers to listen or to help where it is not known to be good or ordinary; to good news, once, what can be done with it. */
function waysOn(input: ReplyInput): Offer[] {
	const how = howItIs(input);
	if (how !== "good" && how !== "ordinary")
		return [{ kind: "taps", taps: [...first(input.message), justListen, helpMe, ...last(input.message)].slice(0, 3) }];
	const sitting = sittingOf(input);
	const wasOffered = sitting.some(({ guide }) => JSON.stringify(guide?.offers ?? []).includes(celebrate.label));
	if (how === "ordinary" || input.tap || wasOffered || ownMessages(sitting).length === 0) return [];
	return [{ kind: "taps", taps: [celebrate, ...(mayLeadToSomebody(input) ? [tellNews] : [])] }];
}

const first = (message: string) => (/\bbored\b/i.test(message) ? [bored] : []);
const last = (message: string) => (isDark(message) ? [dark] : []);

/** Replies to light talk, and to something that was just done, without a question. */
function shortReply(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, tap } = input;
	if (tap || countWords(message) > LIGHT) return null;
	const isLight = laughs.test(message) && howItIs(input) !== "hard" && !isDark(message) && !message.includes("?");
	const paragraphs = maybe(book, hasDoneIt(message) ? doneLines : isLight ? lightLines : []);
	return paragraphs.length > 0 ? { paragraphs, offers: keepOf(input) } : null;
}

/** Offers to keep a long message. */
export const keepOf = ({ message, isOffRecord, tap }: ReplyInput): Offer[] =>
	!isOffRecord && !tap && message.length > STORY ? [{ kind: "keep" }] : [];
