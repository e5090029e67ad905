import type { ReplyInput, Turn } from "@/lib/ai/types";
import { countWords } from "@/lib/domain/text/count-words";
import { lifeQuestionIn } from "@/lib/domain/text/life-question";
import { smallTalkIn } from "@/lib/domain/text/moves";
import {
	asksAboutOwnWords,
	objects,
	requestIn,
	saysCorrected,
	saysMissed,
	saysNoneOf,
	saysOtherName,
} from "@/lib/domain/text/requests";
import type { Phrasebook } from "../parts/phrasebook";
import { aroundBack, aroundRight, ownSentence, refusedLines, sorryLines } from "./content/lines";
import { stepByStep } from "./content/taps";
import { otherName } from "./content/told-lines";
import type { Draft } from "./draft";
import { memoIn } from "./go-on";
import { linesOf, quoted } from "./own-line";
import { oneOf, says } from "./say";
import { offersMenu, ownMessages, sittingOf } from "./sitting";

/** A message with more words than this says what it is about, besides the complaint. */
const FEW_WORDS = 9;

/**
 * Replies to a complaint, a correction, or the refusal of what was offered: says sorry once, and answers the question
 * that was passed over, or goes back to what was said before it. Brings no menu.
 * @param answer Answers a question or a request.
 */
export function complained(input: ReplyInput, book: Phrasebook, answer: (asked: ReplyInput) => Draft): Draft | null {
	const { message, tap, turns, hints = [] } = input;
	const last = sittingOf(input).findLast(({ from }) => from === "coach");
	if (tap || hints.length > 0 || !last || smallTalkIn(message) === "goodbye") return null;
	if (saysOtherName(message, input.person.firstName))
		return { paragraphs: [says(otherName)], offers: [{ kind: "doors" }] };
	if (!isComplaint(message, last)) return null;
	const before = ownMessages(sittingOf(input));
	const asked = [message, ...(saysNoneOf(message) ? [] : before.slice(0, 1))].find(asks);
	const sorry = says(oneOf(book, sorryLines));
	if (asked !== undefined) {
		const given = answer({ ...input, message: asked });
		return { ...given, paragraphs: [sorry, ...given.paragraphs] };
	}
	const isForWords =
		memoIn(turns)?.awaits === "occasion" || before.slice(0, 2).some((one) => requestIn(one) === "words");
	if (isForWords) return { paragraphs: [says(oneOf(book, ownSentence))], offers: [stepByStep] };
	const [line] =
		saysNoneOf(message) || countWords(message) > FEW_WORDS ? linesOf(message).filter((one) => !isSaid(one)) : [];
	if (line) return { paragraphs: [sorry, [quoted(line, message, book, aroundRight)]], offers: [] };
	const from = saysCorrected(message) ? "" : (before.find((one) => linesOf(one).length > 0) ?? "");
	const [back] = linesOf(from);
	if (back) return { paragraphs: [sorry, [quoted(back, from, book, aroundBack)]], offers: [] };
	return { paragraphs: [says(oneOf(book, refusedLines))], offers: [] };
}

/** Whether a sentence is itself the complaint. */
const isSaid = (text: string): boolean => saysMissed(text) || saysCorrected(text) || saysNoneOf(text);

/** Whether a message asks something that can be answered in its place; "why do you keep asking that" cannot. */
const asks = (text: string): boolean => {
	const form = lifeQuestionIn(text);
	return (form !== null && !(form === "why" && isSaid(text))) || requestIn(text) !== null || asksAboutOwnWords(text);
};

/** Whether the person says that the last reply was beside what they said, or wants none of what it offered. */
const isComplaint = (message: string, last: Turn): boolean =>
	isSaid(message) ||
	(objects(message) &&
		(offersMenu(last) || last.guide?.memo?.awaits === "occasion" || /^[^.!?]+\?\?+\s*$/.test(message)));
