import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { countWords } from "@/lib/domain/text/count-words";
import { smallTalkIn } from "@/lib/domain/text/moves";
import { lifeQuestionIn, requestIn, saysCorrected, saysMissed, wantsAnAnswer } from "@/lib/domain/text/requests";
import type { Line, Phrasebook } from "../parts/phrasebook";
import { appHelpFor } from "./app-help";
import { goodbyeLines, listenedGoodNight, listenedLast, listeningLines } from "./content/lines";
import { nextAsks } from "./content/told-lines";
import type { Draft } from "./draft";
import { maybe, oneOf, says } from "./say";
import { sittingOf } from "./sitting";
import { feltIn, forTomorrow } from "./told";

/**
 * Keeps listening until the person asks for something or says that this is all, and also to whatever they add after
 * that.
 */
export function stillListening(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message } = input;
	const sitting = sittingOf(input);
	if (sitting.length === 0 || saysMissed(message) || saysCorrected(message)) return null;
	if (isDone(message)) return sitting.length > 2 ? listened(input, book) : null;
	if (smallTalkIn(message) === "greeting" || lifeQuestionIn(message) !== null || appHelpFor(message, input.today))
		return null;
	const asked = requestIn(message);
	const isAsked = asked !== null && (message.includes("?") || countWords(message) <= FEW_TO_ASK);
	if (isAsked && asked !== "listening") return null;
	return listening(input, book);
}
/** A message of at most this many words asks for something directly; longer ones tell something. */
const FEW_TO_ASK = 12;
/** How many characters of a message are read. */
const READ = 4_000;

function listened(input: ReplyInput, book: Phrasebook): Draft {
	const { message, turns } = input;
	const said = turns.findLast(({ from }) => from === "coach")?.content ?? "";
	const isAgain = said.includes(listenedLast) || said.includes(listenedGoodNight);
	return {
		paragraphs: [says(/night/i.test(message) ? listenedGoodNight : isAgain ? (goodbyeLines[0] as Line) : listenedLast)],
		offers: isAgain
			? []
			: [{ kind: "keep" }, ...forTomorrow(input, book).offers.filter(({ kind }) => kind === "later")],
		memo: { awaits: "listen" },
	};
}

/** Replies briefly to a person who only wants to be heard, and never says the same thing twice. */
function listening(input: ReplyInput, book: Phrasebook): Draft {
	const felt = feltIn(input.message.slice(0, READ), book);
	const quiet = felt.length > 0 ? felt : maybe(book, listeningLines);
	const said = wantsAnAnswer(input.message) ? maybe(book, nextAsks, listeningLines) : quiet;
	return {
		paragraphs: said.length > 0 ? said : [says(oneOf(book, listeningLines))],
		offers: [thatIsAll],
		memo: { awaits: "listen" },
	};
}

const thatIsAll: Offer = { kind: "say", label: "That’s all", say: "That’s all" };
const isDone = (message: string) => smallTalkIn(message) === "goodbye" || smallTalkIn(message) === "thanks";
