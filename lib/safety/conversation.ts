import { type Call, inOrder, type Kind } from "@/lib/domain/safety/kinds";
import { callsOf, sumsOf } from "./assess";
import { callsOverTime, type Reader, readingOnce } from "./over-time";
import { answers, asked, asOneSentence, followUps, takesBack } from "./rules/in-conversation";

/** One message of a conversation, as far as safety reads it. */
export interface Said {
	from: "person" | "coach";
	content: string;
	/** When it was said. Without times, everything counts as said at once. */
	at?: Date;
}

/** For how many of a person's messages the second half of a hint may follow. */
const HINTS = 5;
/** A question at the end of a coach's message. */
const QUESTION = 600;

/**
 * What the newest message of a conversation calls for, clear dangers first: by itself, with what was said before it
 * ('he' is whoever was named there), added to hints of the last messages and days, as the second half of a hint ('I
 * have decided'), or as the answer to a coach's question. Earlier messages do not count by themselves; `carefulAbout`
 * says how long they are kept in mind.
 * @param before The messages before it, oldest first; the last few are read.
 */
export function callsInConversation(
	message: string,
	before: readonly Said[],
	at = new Date(0),
	reader: Reader = readingOnce(),
): Call[] {
	const said = before.filter(({ from }) => from === "person");
	const dated = said.map((one) => ({ content: one.content, at: one.at ?? at }));
	const calls = callsOverTime({ content: message, at }, dated, reader);
	if (takesBack(message)) return calls;
	const text = asOneSentence(message);
	for (const { kind, certainty } of hinted(
		said.slice(-HINTS).map(({ content }) => content),
		reader,
	)) {
		if (kind !== "someone-else" && text.search(followUps[kind]) >= 0) calls.push({ kind, certainty });
	}
	const last = before.at(-1);
	if (last?.from === "coach") calls.push(...answered(last.content.slice(-QUESTION), text));
	return inOrder(calls);
}

/** What a person's last messages called for, back to where they took it back. */
function hinted(texts: readonly string[], { signs }: Reader): Call[] {
	return callsOf(sumsOf(texts.slice(texts.findLastIndex(takesBack) + 1).flatMap(signs)));
}

function answered(question: string, text: string): Call[] {
	const fits = asked.find((one) => one.question.test(question));
	return fits && answers[fits.answer].test(text) ? [{ kind: fits.kind, certainty: "clear" }] : [];
}

/** Only the kinds. */
export const signsInConversation = (message: string, before: readonly Said[], at?: Date): Kind[] =>
	callsInConversation(message, before, at).map(({ kind }) => kind);
