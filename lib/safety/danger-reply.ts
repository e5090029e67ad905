import type { CareAnswer } from "@/lib/domain/care/care";
import { careAskedIn, careById, careOffers, helpNow, nextSteps, writtenCare } from "@/lib/domain/care/library";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { type Call, isOwnDanger, type Kind, kinds } from "@/lib/domain/safety/kinds";
import { asksForNumber } from "@/lib/domain/text/number-asked";
import { carefulAbout, type DatedSaid } from "./careful-conversation";
import { answerToQuestion, passedOver, unaskedAnswer } from "./direct-question";
import { helpCountries } from "./help-lines";
import { saysMisread } from "./rules/in-conversation";
import { afterNoAnswer, reachedNobody } from "./unanswered-call";

/** A message with its context. */
export interface InDanger {
	message: string;
	/** The earlier messages, oldest first. */
	turns: readonly DatedSaid[];
	/** The country whose help lines to name (ISO 3166 alpha-2); null if it is not known. */
	country: string | null;
	now: Date;
	/** In minutes, as returned by `getTimezoneOffset`. */
	offset: number;
	/** The dangers that were found in the message. */
	found: readonly Call[];
	/** The button that was pressed, if any. */
	tap?: Tap | null;
}

/** A longer message, in characters, does more than correct a misunderstanding. */
const SHORT = 90;
/** The reply to a person who says they were misunderstood. */
const readWrongly =
	"Then I read it wrongly. Thank you for putting it right. I won’t come back to it.\n\nWhere were we? Go on with what you were telling me.";

/** A reply of the app itself, with the dangers that need a notice, and the offers below it. */
export interface DangerReply {
	content: string;
	found: Call[];
	offers: Offer[];
}

/**
 * Writes the app's own reply to messages that no coach should answer: an answer to the direct question, a help line
 * that nobody answered, a request for a number to call, and questions of people in danger. Returns null for every other
 * message.
 */
export function replyInDanger(given: InDanger): DangerReply | null {
	const { message, turns, country, now, offset, found, tap } = given;
	const isShort = message.length <= SHORT && !tap;
	const careful = isShort ? carefulAbout(turns, now, offset).filter(({ isOpen }) => isOpen) : [];
	const unasked =
		careful.map(({ kind }) => (isOwnDanger(kind) ? unaskedAnswer(kind, message) : null)).find(Boolean) ?? null;
	const answer = answerToQuestion(turns, message) ?? unasked;
	// "No, I took the pills" is not a "no".
	if (answer && !answer.call && found.length > 0) return null;
	if (answer) {
		const { call } = answer;
		return { content: answer.reply, found: call ? [call] : [], offers: call ? offersAfter(call.kind, turns) : [] };
	}
	const isAll = message.length <= SHORT && !message.includes("?");
	if (isAll && found.length === 0 && saysMisread(message) && carefulAbout(turns, now, offset).length > 0) {
		return { content: readWrongly, found: [], offers: [helpNow] };
	}
	return tap?.do === "care" || !tap ? answered(given, country) : null;
}

/** Returns the offers below a reply to a sign of danger: the next steps, and the link to Help now. */
export const offersAfter = (about: Kind, said: readonly DatedSaid[]): Offer[] => [nextSteps(about, said), helpNow];

/** Answers a question of a person in danger, whether tapped or typed. */
function answered({ message, turns, now, offset, tap }: InDanger, country: string | null): DangerReply | null {
	const tapped = tap?.do === "care" ? careById(tap.id) : null;
	const rangInVain = !tap && reachedNobody(message);
	const isNumber = !tap && asksForNumber(message);
	const plain = tapped ?? (isNumber || rangInVain ? null : careAskedIn(message, [], turns));
	const all: readonly DatedSaid[] = [...turns, { from: "person", content: message, at: now }];
	// `plain` is an answer that also fits without a danger, so it does not depend on the conversation.
	const open = carefulAbout(all, now, offset).filter(({ isOpen }) => isOpen);
	const careful = open.map(({ kind }) => kind);
	// About somebody else, and about frightening images, an answer is right even if the danger is not certain.
	const confirmed = open
		.filter(({ certainty, kind }) => certainty === "clear" || kind === "someone-else" || kind === "frightening-images")
		.map(({ kind }) => kind);
	// A danger that was asked about may exist if the person ignored the question.
	const asked = passedOver(turns);
	const first = careful[0] ?? asked ?? undefined;
	if (isNumber) return numbers(first ?? null, all, country);
	if (rangInVain && first) {
		const written = all.flatMap(({ from, content }) => (from === "person" ? [content] : []));
		const content = afterNoAnswer({ about: first, country, written, now });
		return { content, found: [{ kind: first, certainty: "clear" }], offers: offersAfter(first, all) };
	}
	const care = tapped ?? careAskedIn(message, asked ? [...confirmed, asked] : confirmed, turns) ?? plain;
	if (!care) return null;
	const about = kindFor(care, careful);
	const isAgain = turns.some(({ from, content }) => from === "coach" && content === writtenCare(care));
	const content = isAgain ? `Once more, in short. ${care.again}` : writtenCare(care);
	return { content, found: [], offers: careOffers(care, about, all, country) };
}

/**
 * Returns the danger whose next steps are offered: one of the conversation that the answer fits, otherwise the answer's
 * own.
 */
const kindFor = ({ kinds: fitting }: CareAnswer, careful: readonly Kind[]): Kind =>
	careful.find((kind) => fitting.includes(kind)) ??
	careful[0] ??
	kinds.find((kind) => fitting.includes(kind)) ??
	"partner-danger";

const minute = "If somebody is in danger this minute, the emergency number comes first.";

/** Returns the numbers to call. */
function numbers(about: Kind | null, said: readonly DatedSaid[], country: string | null): DangerReply {
	const name = helpCountries.find(({ code }) => code === country)?.name;
	const content = name
		? `Here is whom you can reach. I take it that you are in **${name}**; if not, choose where you are below the numbers. ${minute}`
		: `Here is whom you can reach. Choose where you are, and the numbers of that country stand here. ${minute}`;
	const lines: Offer = { kind: "help-lines", about: about ?? "all", country };
	return { content, found: [], offers: [lines, ...(about ? [nextSteps(about, said)] : []), helpNow] };
}
