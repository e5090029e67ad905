import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { countWords } from "@/lib/domain/text/count-words";
import { type SmallTalk, smallTalkIn } from "@/lib/domain/text/moves";
import { requestIn, saysMissed, wantsAnAnswer } from "@/lib/domain/text/requests";
import { filled, type Line, type Phrasebook } from "../parts/phrasebook";
import { inGroupOf } from "./choose-matter";
import { goodbyeInDanger, thanksInDanger } from "./content/careful-lines";
import {
	deckAnswers,
	deckQuestions,
	doorsLine,
	fillerDeck,
	fillerFeel,
	fillerLeads,
	fillerRest,
	fillerWhere,
	goodbyeLines,
	goodbyeOffRecord,
	goodNightLines,
	greetingAgain,
	greetingLines,
	thanksLines,
} from "./content/lines";
import { thankYou } from "./content/told-lines";
import { gentleQuestion, mayPlan } from "./danger";
import type { Draft } from "./draft";
import { goOn } from "./matter";
import { maybe, oneOf, says } from "./say";
import { offersKind, ownMessages, sittingOf } from "./sitting";
import { forTomorrow } from "./told";
import { matterBefore, matterNow } from "./which-matter";

/**
 * Replies to a greeting, thanks, a goodbye or a filler such as "ok", or to a wish to be asked something. Null for
 * anything else.
 */
export function small(input: ReplyInput, book: Phrasebook): Draft | null {
	const found = smallTalkIn(input.message);
	if (!found) return wantsAnAnswer(input.message) && (input.hints ?? []).length === 0 ? fromDeck(book) : null;
	// A person who says something heavy along with goodbye is asked first.
	if (found === "goodbye" && gentleQuestion(input)) return null;
	if ((input.hints ?? []).length > 0)
		return found === "filler" ? null : { paragraphs: plain(found, input, book), offers: [] };
	switch (found) {
		case "greeting":
			return greeting(input, book);
		case "filler":
			return filler(input, book);
		default:
			return ending(found, input, book);
	}
}

const linesFor = { greeting: greetingLines, thanks: thanksLines, goodbye: goodbyeLines, filler: fillerRest } as const;

function plain(found: SmallTalk, { person, message, isOffRecord, hints = [] }: ReplyInput, book: Phrasebook) {
	const isCareful = hints.length > 0 && (found === "thanks" || found === "goodbye");
	const isNight = found === "goodbye" && /\b(?:night|bed|sleep)\b/i.test(message);
	const leaving = isOffRecord ? goodbyeOffRecord : isNight ? goodNightLines : goodbyeLines;
	const careful = found === "thanks" ? thanksInDanger : goodbyeInDanger;
	const lines = isCareful ? careful : found === "goodbye" ? leaving : linesFor[found];
	const name = person.firstName;
	const chosen = book.fresh(lines, { name }) ?? (lines[0] as Line);
	return [says(filled(chosen, { name }))];
}

/** Greets the person; if they come back after talking about a subject, asks whether to go on with it. */
function greeting(input: ReplyInput, book: Phrasebook): Draft {
	const before = sittingOf(input).length === 0 && (input.signs ?? []).length === 0 ? matterBefore(input) : null;
	if (!before) return { paragraphs: plain("greeting", input, book), offers: [{ kind: "doors" }] };
	const values = { name: input.person.firstName, matter: before.label };
	const taps: Offer = {
		kind: "taps",
		taps: [
			{ label: "Yes, go on there", tap: { do: "matter", id: before.id } },
			{ label: "Something new", tap: { do: "group", id: "all" } },
		],
	};
	return { paragraphs: [says(filled(greetingAgain, values))], offers: [taps] };
}

/** Closes a conversation: offers one thing of theirs for tomorrow, and to keep what was told as a journal entry. */
function ending(found: SmallTalk, input: ReplyInput, book: Phrasebook): Draft {
	const isTold = found === "goodbye" && countWords(input.message) > ENOUGH_TO_HEAR;
	const paragraphs = [...(isTold ? maybe(book, [thankYou]) : []), ...plain(found, input, book)];
	if (sittingOf(input).length === 0 || !mayPlan(input)) return { paragraphs, offers: [] };
	const { said, offers } = forTomorrow(input, book);
	return { paragraphs: [...paragraphs, ...said], offers };
}

/** A message with this many words is more than a goodbye. */
const ENOUGH_TO_HEAR = 14;

/** Replies to "ok" or "idk": continues the subject, each time with something easier to answer. */
function filler(input: ReplyInput, book: Phrasebook): Draft {
	const sitting = sittingOf(input);
	const lead = maybe(book, fillerLeads, fillerRest);
	const matter = matterNow(input);
	const told = ownMessages(sitting).length;
	if (matter || told >= ENOUGH_TO_GO_ON)
		return told < LONG_TOLD ? goOn(matter, input, book, lead) : resting(input, book);
	const has = (kind: Offer["kind"]) => sitting.some((turn) => offersKind(turn, kind));
	const taps = sitting.filter((turn) => offersKind(turn, "taps")).length;
	if (taps === 0) return { ...inGroupOf("all", input), paragraphs: [says(fillerWhere)] };
	if (!has("feeling")) return { paragraphs: [says(fillerFeel)], offers: [{ kind: "feeling" }] };
	if (!sitting.some(({ content }) => content.includes(fillerDeck))) return fromDeck(book, true);
	const rest = maybe(book, fillerRest);
	return {
		paragraphs: rest.length > 0 ? rest : [says(doorsLine)],
		offers: has("doors") ? [another] : [{ kind: "doors" }],
	};
}

/**
 * Replies to "ok" from a person who has told a lot and may be done: offers something for tomorrow, and room to go on.
 */
function resting(input: ReplyInput, book: Phrasebook): Draft {
	const { said, offers } = forTomorrow(input, book);
	return { paragraphs: [...maybe(book, fillerRest), ...said], offers };
}
/** From this many messages on, "ok" continues what was told. */
const ENOUGH_TO_GO_ON = 2;
/** From this many messages on, "ok" may mean that the person is done. */
const LONG_TOLD = 5;

const another: Offer = { kind: "say", label: "Ask me something", say: "Ask me something" };

/** Asks a question about nothing in particular. */
function fromDeck(book: Phrasebook, isLed = false): Draft {
	const asked = says(oneOf(book, deckQuestions));
	return {
		paragraphs: isLed ? [says(fillerDeck), asked] : [asked],
		offers: [{ kind: "say", label: "Another one", say: "Ask me another" }],
		memo: { awaits: "deck" },
	};
}

/** Replies to the answer to such a question. Null if the message is about something else. */
export function afterDeck(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message } = input;
	if (wantsAnAnswer(message)) return fromDeck(book);
	const isElse =
		smallTalkIn(message) !== null || requestIn(message) !== null || saysMissed(message) || message.includes("?");
	const said = isElse ? [] : maybe(book, deckAnswers);
	if (said.length === 0) return null;
	return { paragraphs: said, offers: [{ kind: "say", label: "Another question", say: "Ask me another" }] };
}
