import type { Call } from "@/lib/domain/safety/kinds";
import { carefulAbout, type DatedSaid } from "./careful-conversation";
import { answerToQuestion } from "./direct-question";
import { practicalAnswer } from "./practical-questions";
import { takesBack } from "./rules/in-conversation";
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
}

/** What puts a reading right and goes on to something else is longer, in characters. */
const SHORT = 90;
/** What is answered to somebody who says that they were misread. */
const readWrongly =
	"Then I read it wrongly. Thank you for putting it right. I won’t come back to it.\n\nWhere were we? Go on with what you were telling me.";

/** What the app itself answers, and the notices that come with it. */
export interface DangerReply {
	content: string;
	found: Call[];
}

/**
 * What the app itself answers to messages that no coach should handle: the answer to a direct question, a help line that
 * nobody answered, and practical questions of somebody in danger. Null for every other message.
 */
export function replyInDanger({ message, turns, country, now, offset, found }: InDanger): DangerReply | null {
	const answer = answerToQuestion(turns, message);
	// "No, I took the pills" is no "no".
	if (answer && !answer.call && found.length > 0) return null;
	if (answer) return { content: answer.reply, found: answer.call ? [answer.call] : [] };
	const isAll = message.length <= SHORT && !message.includes("?");
	if (isAll && found.length === 0 && takesBack(message) && carefulAbout(turns, now, offset).length > 0) {
		return { content: readWrongly, found: [] };
	}
	const practical = practicalAnswer(message);
	if (practical === null && !reachedNobody(message)) return null;
	const careful = carefulAbout([...turns, { from: "person", content: message, at: now }], now, offset);
	const [first] = careful;
	if (!first) return null;
	if (practical !== null) return { content: practical, found: [] };
	const written = [...turns.filter(({ from }) => from === "person").map(({ content }) => content), message];
	return {
		content: afterNoAnswer({ about: first.kind, country, written, now }),
		found: [{ kind: first.kind, certainty: "clear" }],
	};
}
