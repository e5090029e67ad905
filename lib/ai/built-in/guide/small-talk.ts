import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { countWords } from "@/lib/domain/text/count-words";
import { isNight, smallTalkIn } from "@/lib/domain/text/moves";
import { wantsAnAnswer } from "@/lib/domain/text/requests";
import { filled, type Phrasebook } from "../parts/phrasebook";
import { inGroupOf } from "./choose-matter";
import { goodbyeInDanger, thanksInDanger } from "./content/careful-lines";
import {
	deckQuestions,
	fillerLeads,
	fillerWhere,
	gladGoodbye,
	gladNight,
	goodbyeLines,
	goodbyeOffRecord,
	goodNightLines,
	greetingAgain,
	greetingLines,
	hereLines,
	luckLines,
	luckNight,
	pauseLines,
	thanksLines,
	unclearLine,
} from "./content/lines";
import { aroundLast, roomLines } from "./content/told-lines";
import { gentleQuestion } from "./danger";
import type { Draft } from "./draft";
import { howItIs } from "./how";
import { quoteOf } from "./own-line";
import { maybe, oneOf, says } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { forTomorrow } from "./tomorrow";
import { someWays } from "./ways";
import { matterBefore, matterNow } from "./which-matter";

/** A goodbye longer than this, in words, is more than a goodbye. */
const ENOUGH_TO_HEAR = 8;

/**
 * Replies to a greeting, thanks, a goodbye, "what?" or a filler such as "ok", or to a wish to be asked something. Null
 * for anything else.
 */
export function small(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, hints = [] } = input;
	const found = smallTalkIn(message);
	const isCareful = hints.length > 0;
	// A person who says something heavy along with goodbye is asked first.
	if (!found || (found === "goodbye" && gentleQuestion(input)))
		return !found && wantsAnAnswer(message) && !isCareful ? fromDeck(book) : null;
	if (isCareful)
		return found === "unclear" || found === "presence" || found === "filler"
			? null
			: inDanger(found === "pause" || found === "luck" ? "goodbye" : found, input, book);
	switch (found) {
		case "greeting":
			return greeting(input, book);
		case "unclear":
			return { paragraphs: [says(unclearLine)], offers: someWays(matterNow(input), input) };
		case "presence":
			return { paragraphs: maybe(book, hereLines), offers: someWays(matterNow(input), input) };
		case "filler":
			return filler(input, book);
		case "pause":
			return { paragraphs: [says(oneOf(book, pauseLines))], offers: [] };
		case "luck":
			return wished(input, book);
		default:
			return ending(found, input, book);
	}
}

function inDanger(found: "greeting" | "thanks" | "goodbye", { person }: ReplyInput, book: Phrasebook): Draft {
	const from = { greeting: greetingLines, thanks: thanksInDanger, goodbye: goodbyeInDanger }[found];
	return { paragraphs: [says(filled(oneOf(book, from), { name: person.firstName }))], offers: [] };
}

/** Greets the person; if they come back after talking about a subject, asks whether to go on with it. */
function greeting(input: ReplyInput, book: Phrasebook): Draft {
	const before = sittingOf(input).length === 0 && (input.signs ?? []).length === 0 ? matterBefore(input) : null;
	const values = { name: input.person.firstName, matter: before?.label ?? "" };
	if (!before) return { paragraphs: [says(filled(oneOf(book, greetingLines), values))], offers: [{ kind: "doors" }] };
	const taps: Offer = {
		kind: "taps",
		taps: [
			{ label: "Yes, go on there", tap: { do: "matter", id: before.id } },
			{ label: "Something new", tap: { do: "group", id: "all" } },
		],
	};
	return { paragraphs: [says(filled(greetingAgain, values))], offers: [taps] };
}

/** Wishes luck, and offers to ask about what the person said they would do. */
function wished(input: ReplyInput, book: Phrasebook): Draft {
	const said = isNight(input.message) ? luckNight : oneOf(book, luckLines);
	return { paragraphs: [says(said)], offers: forTomorrow(input, book).offers.filter(({ kind }) => kind === "later") };
}

/** Closes a conversation: offers one thing for tomorrow, and to keep what was told as a journal entry. */
function ending(found: "thanks" | "goodbye", input: ReplyInput, book: Phrasebook): Draft {
	const { message, isOffRecord } = input;
	const isGood = howItIs(input) === "good";
	const [day, night] = isGood ? [gladGoodbye, gladNight] : [goodbyeLines, goodNightLines];
	const leaving = isOffRecord ? goodbyeOffRecord : isNight(message) ? night : day;
	const isTold = found === "goodbye" && countWords(message) > ENOUGH_TO_HEAR;
	const quote = isTold && !isGood ? quoteOf(input, book, aroundLast) : null;
	const { said, offers } = forTomorrow(input, book);
	return {
		paragraphs: [...(quote ? [[quote]] : []), says(oneOf(book, found === "thanks" ? thanksLines : leaving)), ...said],
		offers,
	};
}

/**
 * Replies to "ok" or "idk": the first time with something to point at, then with a question about nothing in particular;
 * to a person who has told something, with room to go on or to stop.
 */
function filler(input: ReplyInput, book: Phrasebook): Draft {
	const sitting = sittingOf(input);
	if (ownMessages(sitting).length > 0)
		return {
			paragraphs: [...maybe(book, fillerLeads), ...maybe(book, roomLines)],
			offers: [...someWays(matterNow(input), input), another],
		};
	if (!sitting.some(({ content }) => content.includes(fillerWhere)))
		return { ...inGroupOf("all", input), paragraphs: [says(fillerWhere)] };
	return fromDeck(book);
}

const another: Offer = { kind: "say", label: "Ask me something", say: "Ask me something" };

/** Asks a question about nothing in particular. */
function fromDeck(book: Phrasebook): Draft {
	return {
		paragraphs: [says(oneOf(book, deckQuestions))],
		offers: [{ kind: "say", label: "Another one", say: "Ask me another" }],
		memo: { awaits: "deck" },
	};
}

/** Asks another one if the person wants it or has no answer; an answer is taken up like anything told. */
export const afterDeck = ({ message }: ReplyInput, book: Phrasebook): Draft | null =>
	wantsAnAnswer(message) || smallTalkIn(message) === "filler" ? fromDeck(book) : null;
