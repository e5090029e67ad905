import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { countWords } from "@/lib/domain/text/count-words";
import { smallTalkIn } from "@/lib/domain/text/moves";
import {
	isAsking,
	requestIn,
	saysAskedEnough,
	saysCorrected,
	saysMissed,
	wantsAnAnswer,
} from "@/lib/domain/text/requests";
import type { Phrasebook } from "../parts/phrasebook";
import { appHelpFor } from "./app-help";
import { goodbyeLines, listenedGoodNight, listenedLast, listeningLines } from "./content/lines";
import { aroundHeard, metLines } from "./content/told-lines";
import type { Draft } from "./draft";
import { feltIn } from "./heard";
import { quoteOf, quotesOwn } from "./own-line";
import { maybe, oneOf, says } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { forTomorrow } from "./tomorrow";

/** A message of at most this many words asks for something directly; longer ones tell a story. */
const FEW_TO_ASK = 12;
/** How many characters of a message are read. */
const READ = 4_000;

/**
 * Keeps listening until the person asks for something or says that this is all, and to whatever they add after that.
 */
export function stillListening(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message } = input;
	const sitting = sittingOf(input);
	if (sitting.length === 0 || saysMissed(message) || saysCorrected(message)) return null;
	const small = smallTalkIn(message);
	const isAll =
		(/\bthat['’]?s all\b/i.test(message) && countWords(message) <= FEW_TO_ASK) || wantedToBeKnown.test(message);
	if (isAll || small === "goodbye" || small === "thanks") return sitting.length > 2 ? listened(input, book) : null;
	if (
		small === "greeting" ||
		wantsAnAnswer(message) ||
		isAsking(message, input.today) ||
		appHelpFor(message, input.today)
	)
		return null;
	const asked = requestIn(message);
	const isShort = countWords(message) <= FEW_TO_ASK && !/^i (?:do ?n['’]?t|can['’]?t) /i.test(message);
	const isAsked = asked !== null && (message.includes("?") || isShort);
	return asked === "keeping" || (isAsked && asked !== "listening") ? null : listening(input, book);
}

/** Matches what is said once all has been told. */
const wantedToBeKnown = /\bi (?:just|only) wanted \w+ to know\b/i;

/** Ends the listening: offers something for tomorrow and to keep what was told; the second time, only says goodbye. */
function listened(input: ReplyInput, book: Phrasebook): Draft {
	if (sittingOf(input).some(({ content }) => content.includes(listenedLast) || content.includes(listenedGoodNight)))
		return { paragraphs: [says(oneOf(book, goodbyeLines))], offers: [] };
	const next = forTomorrow(input, book);
	const last = /night|\bgn\b/i.test(input.message) ? listenedGoodNight : listenedLast;
	const offers: Offer[] = [{ kind: "keep" }, ...next.offers.filter(({ kind }) => kind !== "keep")];
	return { paragraphs: [says(last), ...next.said], offers, memo: { awaits: "listen" } };
}

/** After this many messages, what was told could become a journal entry. */
const ENOUGH_TO_KEEP = 2;

/** Says something short and warm to a person who only wants to be heard, once with a line of their own. */
export function listening(input: ReplyInput, book: Phrasebook): Draft {
	const sitting = sittingOf(input);
	const told = ownMessages(sitting);
	const felt = feltIn(input.message.slice(0, READ), book);
	const isQuoted = sitting.some((turn) => turn.guide?.memo?.awaits === "listen" && quotesOwn(turn, told));
	const quote = isQuoted || felt.length > 0 || told.length === 0 ? null : quoteOf(input, book, aroundHeard);
	const said = quote ? [[quote]] : felt.length > 0 ? felt : maybe(book, listeningLines, metLines);
	return {
		paragraphs: said.length > 0 ? said : [says(oneOf(book, listeningLines))],
		offers: [thatIsAll, ...(told.length >= ENOUGH_TO_KEEP && !input.isOffRecord ? [{ kind: "keep" } as const] : [])],
		memo: { awaits: "listen" },
	};
}

const thatIsAll: Offer = { kind: "say", label: "That’s all", say: "That’s all" };

/** Whether the person has said today that they only want to be heard, or be asked no more, and tapped no other way since. */
export function wantsOnlyToBeHeard(input: ReplyInput): boolean {
	const said = [...sittingOf(input), { from: "person" as const, content: input.message, tap: input.tap ?? null }];
	const newest = said.findLast(
		({ from, content, tap }) =>
			from === "person" &&
			(tap ? tap.do !== "answer" && tap.do !== "care" : requestIn(content) === "listening" || saysAskedEnough(content)),
	);
	return newest !== undefined && (newest.tap ? newest.tap.do === "door" && newest.tap.door === "listen" : true);
}
