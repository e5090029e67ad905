import type { Care } from "@/lib/domain/care/care";
import { careAskedIn, careById, careOffers, helpNow, nextSteps, writtenCare } from "@/lib/domain/care/library";
import { asksForNumber } from "@/lib/domain/care/number-asked";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { type Call, type Kind, kinds } from "@/lib/domain/safety/kinds";
import { carefulAbout, type DatedSaid } from "./careful-conversation";
import { answerToQuestion } from "./direct-question";
import { helpCountries } from "./help-lines";
import { saysMisread } from "./rules/in-conversation";
import { afterNoAnswer, reachedNobody } from "./unanswered-call";

/** A message with what was said before it. */
export interface InDanger {
	message: string;
	/** What was said before it, oldest first. */
	turns: readonly DatedSaid[];
	/** Whose help lines to name: ISO 3166 alpha-2, or null where it is not known. */
	country: string | null;
	now: Date;
	/** Minutes as `getTimezoneOffset` gives them. */
	offset: number;
	/** What the message was found to be a sign of. */
	found: readonly Call[];
	/** The button that was pressed for it, if one was. */
	tap?: Tap | null;
}

/** A longer message, in characters, does more than correct a misreading. */
const SHORT = 90;
/** What is answered to somebody who says that they were misread. */
const readWrongly =
	"Then I read it wrongly. Thank you for putting it right. I won’t come back to it.\n\nWhere were we? Go on with what you were telling me.";

/** What the app itself answers, the notices that come with it, and what stands below it. */
export interface DangerReply {
	content: string;
	found: Call[];
	offers: Offer[];
}

/**
 * What the app itself answers to messages that no coach should handle: the answer to a direct question, a help line that
 * nobody answered, somebody who asks whom to ring, and the questions of somebody in danger. Null for every other message.
 */
export function replyInDanger(given: InDanger): DangerReply | null {
	const { message, turns, country, now, offset, found, tap } = given;
	const answer = answerToQuestion(turns, message);
	// "No, I took the pills" is no "no".
	if (answer && !answer.call && found.length > 0) return null;
	if (answer) {
		const { call } = answer;
		return { content: answer.reply, found: call ? [call] : [], offers: call ? offersAfter(call.kind, turns) : [] };
	}
	const isAll = message.length <= SHORT && !message.includes("?");
	if (isAll && found.length === 0 && saysMisread(message) && carefulAbout(turns, now, offset).length > 0) {
		return { content: readWrongly, found: [], offers: [] };
	}
	return tap?.do === "care" || !tap ? answered(given, country) : null;
}

/** What stands below a reply to a sign of danger: what to go on with, and the way to Help now. */
export const offersAfter = (about: Kind, said: readonly DatedSaid[]): Offer[] => [nextSteps(about, said), helpNow];

/** A question of somebody in danger, tapped or in their own words. */
function answered({ message, turns, now, offset, tap }: InDanger, country: string | null): DangerReply | null {
	const tapped = tap?.do === "care" ? careById(tap.id) : null;
	const rangInVain = !tap && reachedNobody(message);
	const isNumber = !tap && asksForNumber(message);
	const plain = tapped ?? (isNumber || rangInVain ? null : careAskedIn(message, [], turns));
	const all: readonly DatedSaid[] = [...turns, { from: "person", content: message, at: now }];
	// What is answered outside of danger too need not wait until the conversation was read.
	const open = carefulAbout(all, now, offset).filter(({ isOpen }) => isOpen);
	const careful = open.map(({ kind }) => kind);
	const confirmed = open.filter(({ certainty }) => certainty === "clear").map(({ kind }) => kind);
	const [first] = careful;
	if (isNumber) return numbers(first ?? null, all, country);
	if (rangInVain && first) {
		const written = all.flatMap(({ from, content }) => (from === "person" ? [content] : []));
		const content = afterNoAnswer({ about: first, country, written, now });
		return { content, found: [{ kind: first, certainty: "clear" }], offers: offersAfter(first, all) };
	}
	const care = tapped ?? careAskedIn(message, confirmed, turns) ?? plain;
	if (!care) return null;
	const about = kindFor(care, careful);
	const isAgain = turns.some(({ from, content }) => from === "coach" && content === writtenCare(care));
	const content = isAgain ? `Once more, in short. ${care.answer[0]}` : writtenCare(care);
	return { content, found: [], offers: careOffers(care, about, all, country) };
}

/** Of which danger the next steps are: one of the conversation that the answer fits, or else the answer's own. */
const kindFor = ({ kinds: fitting }: Care, careful: readonly Kind[]): Kind =>
	careful.find((kind) => fitting.includes(kind)) ??
	careful[0] ??
	kinds.find((kind) => fitting.includes(kind)) ??
	"partner-danger";

const minute = "If somebody is in danger this minute, the emergency number comes first.";

/** Whom one can ring. */
function numbers(about: Kind | null, said: readonly DatedSaid[], country: string | null): DangerReply {
	const name = helpCountries.find(({ code }) => code === country)?.name;
	const content = name
		? `Here is whom you can reach. I take it that you are in **${name}**; if not, choose where you are below the numbers. ${minute}`
		: `Here is whom you can reach. Choose where you are, and the numbers of that country stand here. ${minute}`;
	const lines: Offer = { kind: "help-lines", about: about ?? "all", country };
	return { content, found: [], offers: [lines, ...(about ? [nextSteps(about, said)] : []), helpNow] };
}
