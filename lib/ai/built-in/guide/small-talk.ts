import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { countWords } from "@/lib/domain/text/count-words";
import { isNight, smallTalkIn } from "@/lib/domain/text/moves";
import { wantsAnAnswer } from "@/lib/domain/text/requests";
import { filled, type Phrasebook } from "../parts/phrasebook";
import { goodbyeInDanger, thanksInDanger } from "./content/careful-lines";
import {
	deckQuestions,
	fillerLeads,
	gladGoodbye,
	gladNight,
	goodbyeLines,
	goodbyeOffRecord,
	goodNightLines,
	greetingLines,
	hereLines,
	luckLines,
	luckNight,
	pauseLines,
	thanksLines,
	unclearLine,
} from "./content/lines";
import { helpMe, justListen } from "./content/taps";
import { aroundLast, asksAny, lastTime } from "./content/told-lines";
import { gentleQuestion } from "./danger";
import type { Draft } from "./draft";
import { howItIs } from "./how";
import { quoteFrom, quoteOf } from "./own-line";
import { maybe, oneOf, says } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { forTomorrow } from "./tomorrow";

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
			return { paragraphs: [says(unclearLine)], offers: [ways] };
		case "presence":
			return { paragraphs: maybe(book, hereLines), offers: [ways] };
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

/** Greets the person; if they come back on another day, with a line of theirs from the last time. */
function greeting(input: ReplyInput, book: Phrasebook): Draft {
	const hello = says(filled(oneOf(book, greetingLines), { name: input.person.firstName }));
	const quote =
		sittingOf(input).length === 0 && (input.signs ?? []).length === 0
			? quoteFrom(ownMessages(input.turns), book, lastTime)
			: null;
	return quote
		? { paragraphs: [[quote]], offers: [{ kind: "doors" }] }
		: { paragraphs: [hello], offers: [{ kind: "doors" }] };
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

/** Replies to "ok" or "idk": with another question about what was told, or with one about nothing in particular. */
function filler(input: ReplyInput, book: Phrasebook): Draft {
	const asks = ownMessages(sittingOf(input)).length > 0 ? maybe(book, asksAny) : [];
	if (asks.length === 0) return fromDeck(book);
	return { paragraphs: [...maybe(book, fillerLeads), ...asks], offers: [ways, another] };
}

const ways: Offer = { kind: "taps", taps: [helpMe, justListen] };
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
