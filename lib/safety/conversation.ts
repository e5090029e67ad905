import { type Call, inOrder, isOwnDanger, type Kind } from "@/lib/domain/safety/kinds";
import { callsOf, sumsOf } from "./assess";
import { answerToQuestion } from "./direct-question";
import { callsOfFeeling } from "./felt";
import { callsOverTime, type Reader, readingOnce } from "./over-time";
import { answers, asked, asOneSentence, followUps, takesBack } from "./rules/in-conversation";

/** One message of a conversation, as far as safety reads it. */
export interface Said {
	from: "person" | "coach";
	content: string;
	/** When it was said. Without times, everything counts as said at once. */
	at?: Date;
}

/** Within how many messages the second half of a hint may follow. */
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
	const said = before.slice(lastNo(before) + 1).filter(({ from }) => from === "person");
	const dated = said.map((one) => ({ content: one.content, at: one.at ?? at }));
	const calls = callsOverTime({ content: message, at }, dated, reader);
	if (takesBack(message)) return calls;
	const text = asOneSentence(message);
	const lately = said.slice(-HINTS).map(({ content }) => content);
	for (const { kind, certainty } of hinted(lately, reader)) {
		if (isOwnDanger(kind) && text.search(followUps[kind]) >= 0) calls.push({ kind, certainty });
	}
	calls.push(...callsOfFeeling(message, lately, reader));
	const answer = answerToQuestion(before, message);
	if (answer?.call) calls.push(answer.call);
	const last = before.at(-1);
	if (last?.from === "coach") calls.push(...answered(last.content.slice(-QUESTION), text));
	return inOrder(calls);
}

/** The position of the last "no" to a direct question, which settles the hints before it; -1 if there is none. */
const lastNo = (turns: readonly Said[]): number =>
	turns.findLastIndex(
		({ from, content }, at) => from === "person" && answerToQuestion(turns.slice(0, at), content)?.call === null,
	);

/** What a person's last messages called for, each by itself, back to where they took it back. */
const hinted = (texts: readonly string[], read: Reader): Call[] =>
	texts.slice(texts.findLastIndex(takesBack) + 1).flatMap((text) => callsOf(sumsOf(read(text))));

function answered(question: string, text: string): Call[] {
	const fits = asked.find((one) => one.question.test(question));
	return fits && answers[fits.answer].test(text) ? [{ kind: fits.kind, certainty: "clear" }] : [];
}

/** Only the kinds. */
export const signsInConversation = (message: string, before: readonly Said[], at?: Date): Kind[] =>
	callsInConversation(message, before, at).map(({ kind }) => kind);
