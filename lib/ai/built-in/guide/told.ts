import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { countWords } from "@/lib/domain/text/count-words";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { laughs, soundsGlad, soundsStrong } from "@/lib/domain/text/mood";
import { read } from "@/lib/domain/text/reading";
import { isAboutOwnLife, isNewHere } from "@/lib/domain/text/requests";
import { isPainful } from "@/lib/safety/grave";
import type { Paragraph } from "../parts/part";
import type { Phrasebook } from "../parts/phrasebook";
import { choiceAtLoss, choiceOf, inGroupOf, justListen, mindTaps, tapOf } from "./choose-matter";
import { gladLines, onMyMindQuestion } from "./content/lines";
import {
	aroundChosen,
	feelingAsk,
	firstAsks,
	goodOrBad,
	lightLines,
	lossAsk,
	newHere,
	openAsks,
	roomLines,
	shortAsks,
	thankYou,
	warmLines,
	whichLine,
} from "./content/told-lines";
import type { Draft } from "./draft";
import { answeredTo, askOn, heard, isFeelingKnown, tellsOfDeathOfSomebody } from "./heard";
import { asksOf, freshLines, linesOf, quoted } from "./own-line";
import { maybe, oneOf, says } from "./say";
import { offersKind, ownMessages, STORY, sittingOf } from "./sitting";
import { someWays } from "./ways";
import { matterNow, nearTo, toldIn } from "./which-matter";

/** A message of fewer words than this may be small talk, or the beginning of something. */
const FEW = 4;
/** A message longer than this, in words, counts as a story even if it laughs. */
const LIGHT = 12;
/** From and until which message the person is asked how they are, and after how many words which line to stay with. */
const [TOLD_SOME, TOLD_MUCH, LONG] = [2, 4, 60] as const;
/** How many lines to choose from are shown. */
const LINES_SHOWN = 3;

/**
 * Replies to something the person tells while no subject was tapped: with their own words or a line that holds for
 * anybody, one open question, and what can be tapped. Nothing is concluded from what they wrote.
 * @param lead Said first, in place of the usual line.
 */
export function tellOn(input: ReplyInput, book: Phrasebook, lead?: Paragraph[]): Draft {
	const told = ownMessages(sittingOf(input)).length;
	if (!lead) {
		const light = told === 0 ? begun(input, book) : (lightReply(input, book) ?? asksIfGood(input, book));
		if (light) return light;
	}
	const said = lead ?? answeredTo(input, book);
	if (said.length === 0 && told >= TOLD_SOME) {
		const choice = choiceOfLines(input, book);
		if (choice) return choice;
	}
	const first = said.length > 0 ? said : heard(input, book);
	const isLoss = tellsOfDeathOfSomebody(input);
	const lost = isLoss ? maybe(book, [lossAsk]) : [];
	if (lost.length > 0) return { paragraphs: [...first, ...lost], offers: keepOf(input) };
	const isEarly = told >= TOLD_SOME && told <= TOLD_MUCH;
	if (isEarly && wasHelpOffered(input) && !isFeelingKnown(input))
		return { paragraphs: [...first, says(feelingAsk)], offers: [feelingTaps, ...keepOf(input)] };
	return { paragraphs: [...first, ...askOn(first, input, book)], offers: [...waysOn(input), ...keepOf(input)] };
}

const wasHelpOffered = (input: ReplyInput): boolean =>
	sittingOf(input).some((turn) => offersKind(turn, "what-would-help"));

/** Offers what would be good now, once; after that, two ways on each time. */
function waysOn(input: ReplyInput): Offer[] {
	if (wasHelpOffered(input)) return someWays(null, input);
	return [{ kind: "what-would-help", without: isFeelingKnown(input) ? ["feel", "good-news"] : ["good-news"] }, dark];
}

/** Leads to the direct question, for a danger that no rule sees. */
const dark: Offer = {
	kind: "taps",
	taps: [tapOf("It’s dark, or I’m not safe", { do: "open", kind: "article", id: "a-hard-night" })],
};

const feelingTaps: Offer = {
	kind: "taps",
	taps: [tapOf("Find a word for it", { do: "door", door: "feel" }), justListen],
};

/** Lets the person choose, once, which of their own lines to stay with. */
function choiceOfLines(input: ReplyInput, book: Phrasebook): Draft | null {
	const sitting = sittingOf(input);
	const isAsked = sitting.some(({ content }) => content.includes(whichLine));
	const words = [input.message, ...ownMessages(sitting)].reduce((sum, text) => sum + countWords(text), 0);
	const isElse =
		input.tap || /\?/.test(input.message) || sitting.some(({ tap }) => tap?.do === "matter" || tap?.do === "door");
	if (isAsked || words < LONG || isElse) return null;
	const [newest] = linesOf(input.message);
	const choice = freshLines(input).slice(0, LINES_SHOWN);
	if (newest === undefined || choice.length < 2 || choice[0] !== newest) return null;
	const taps = [...choice.map((line) => tapOf(line, { do: "line" })), justListen];
	return { paragraphs: [...maybe(book, warmLines), says(whichLine)], offers: [{ kind: "taps", taps }] };
}

/** Stays with a line of their own that was tapped; null if they did not write it. */
export function lineChosen(input: ReplyInput, book: Phrasebook): Draft | null {
	const line = input.message;
	const from = ownMessages(sittingOf(input)).find((text) => line !== "" && text.includes(line));
	if (from === undefined) return null;
	const matter = matterNow(input);
	return {
		paragraphs: [[quoted(line, from, book, [aroundChosen])], ...maybe(book, ...asksOf(line), openAsks)],
		offers: someWays(matter, input),
		memo: { matter: matter?.id },
	};
}

/** Replies to light talk, which laughs and tells of nothing hard, and to a word or two. */
function lightReply(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, tap } = input;
	const length = countWords(message);
	if (tap || length > LIGHT || isPainful(message) || tellsOfLoss(message)) return null;
	if (laughs.test(message)) return { paragraphs: [says(oneOf(book, lightLines))], offers: [anotherQuestion] };
	if (length >= FEW || soundsStrong(message)) return null;
	const answer = answeredTo(input, book);
	return {
		paragraphs: answer.length > 0 ? [...answer, ...maybe(book, openAsks)] : maybe(book, shortAsks, roomLines),
		offers: waysOn(input),
	};
}

const anotherQuestion: Offer = { kind: "say", label: "Ask me something", say: "Ask me something" };

/** Asks whether a message that sounds strong is good news; null if it does not, or if there is nothing left to ask with. */
function asksIfGood({ message, tap, turns }: ReplyInput, book: Phrasebook): Draft | null {
	const last = turns.findLast(({ from }) => from === "coach")?.content ?? "";
	const isAgain = goodOrBad.some((one) => last.includes(one));
	if (tap || isAgain || !soundsStrong(message) || tellsOfLoss(message)) return null;
	const asked = maybe(book, goodOrBad);
	const taps = [
		tapOf("It’s good news", { do: "matter", id: "good-news" }),
		tapOf("The other kind", { do: "matter", id: "weighs" }),
		tapOf("A bit of both", { do: "door", door: "listen" }),
	];
	return asked.length > 0 ? { paragraphs: asked, offers: [{ kind: "taps", taps }] } : null;
}

/** Replies to the first message. What it may be about is offered below, and never concluded. */
function begun(input: ReplyInput, book: Phrasebook): Draft {
	const { message } = input;
	if (isNewHere(message)) return { paragraphs: [says(newHere)], offers: [{ kind: "doors" }] };
	const strong = soundsGlad(message) ? null : asksIfGood(input, book);
	if (strong) return strong;
	if (countWords(message) < FEW && !/[?!]/.test(message) && !isAboutOwnLife(message))
		return { paragraphs: maybe(book, onMyMindQuestion), offers: [mindTaps] };
	if (soundsGlad(message) && !tellsOfLoss(message))
		return { paragraphs: maybe(book, gladLines), offers: [...inGroupOf("good", input).offers, ...keepOf(input)] };
	const near = nearTo(read(toldIn(input), input.today), input);
	const first = heard(input, book, [thankYou]);
	if (tellsOfDeathOfSomebody(input))
		return { paragraphs: [...first, ...maybe(book, [lossAsk])], offers: [choiceAtLoss(near), ...keepOf(input)] };
	const isQuoted = first.flat().some(({ kind }) => kind === "own");
	const asks = isQuoted ? askOn(first, input, book) : maybe(book, firstAsks);
	return { paragraphs: [...first, ...asks], offers: [choiceOf(near, isPainful(message)), ...keepOf(input)] };
}

/** Offers to keep a long message. */
export const keepOf = ({ message, isOffRecord, tap }: ReplyInput): Offer[] =>
	!isOffRecord && !tap && message.length > STORY ? [{ kind: "keep" }] : [];
