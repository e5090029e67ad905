import { type Call, inOrder, isOwnDanger } from "@/lib/domain/safety/kinds";
import { callsOf, sumsOf } from "./assess";
import { answerToQuestion, questionIn } from "./direct-question";
import { callsOfFeeling } from "./felt";
import { callsOverTime, type Reader, readingOnce } from "./over-time";
import { answers, asked, asOneSentence, followUps, takesBack } from "./rules/in-conversation";

/** A message of a conversation, with the fields that safety needs. */
export interface Said {
	from: "person" | "coach";
	content: string;
	/** When it was written. If missing, everything counts as written at the same time. */
	at?: Date;
}

/** Within this many messages, the second half of a hint may follow the first. */
const HINTS = 5;
/** How many characters at the end of a coach's message are searched for its question. */
const QUESTION = 600;

/**
 * Returns the dangers for which the newest message of a conversation needs a notice, clear ones first: on its own,
 * understood in context ("he" is whoever was mentioned before), added to hints of the last messages and days, as the
 * second half of a hint ("I have decided"), or as the answer to a coach's question. Earlier messages do not count on
 * their own; `carefulAbout` says how long they are remembered.
 * @param before The earlier messages, oldest first; only the last few are read.
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
	// "No. My friends would kill me, it's an expression": what was asked about is answered.
	const settled = answer?.call === null && last ? questionIn(last.content) : null;
	return inOrder(calls.filter(({ kind, certainty }) => kind !== settled || certainty === "clear"));
}

/** Returns the index of the last "no" to a direct question, which settles the hints before it; -1 if there is none. */
const lastNo = (turns: readonly Said[]): number =>
	turns.findLastIndex(
		({ from, content }, at) => from === "person" && answerToQuestion(turns.slice(0, at), content)?.call === null,
	);

/** Returns the dangers in the person's last messages, each message on its own, since they last took something back. */
const hinted = (texts: readonly string[], read: Reader): Call[] =>
	texts.slice(texts.findLastIndex(takesBack) + 1).flatMap((text) => callsOf(sumsOf(read(text))));

function answered(question: string, text: string): Call[] {
	const fits = asked.find((one) => one.question.test(question));
	return fits && answers[fits.answer].test(text) ? [{ kind: fits.kind, certainty: "clear" }] : [];
}
