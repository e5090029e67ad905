import type { ReplyInput, Turn } from "@/lib/ai/types";
import { countWords } from "@/lib/domain/text/count-words";
import { pickIn } from "@/lib/domain/text/moves";
import { isOwnStory, ownLinesIn } from "@/lib/domain/text/own-lines";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { toldIn } from "@/lib/domain/text/told-form";
import { weighSigns } from "@/lib/safety/assess";
import { isGrave, isPainful } from "@/lib/safety/grave";
import { softHintIn } from "@/lib/safety/soft-hint";
import { type Own, own } from "../parts/part";
import type { Line, Phrasebook } from "../parts/phrasebook";
import { foundWords } from "../reading/own-words";
import { isQuotable } from "../reading/quotable";
import { ownMessages } from "./sitting";

/** How many characters of a message are read. */
const READ = 4_000;
/** How many lines of a message are checked by the safety rules. */
const CHECKED = 6;

/** Returns the lines of a message that are worth quoting to its writer, the best first. */
export function linesOf(message: string): string[] {
	const read = message.slice(0, READ);
	if (isGrave(read.toLowerCase()) || softHintIn(read)?.isEnough) return [];
	const lines = ownLinesIn(read).filter((line) => isQuotable(line) && !isPainful(line));
	return lines.slice(0, CHECKED).filter(isSafe);
}

/** Whether no safety rule finds anything in a text. */
export const isSafe = (text: string): boolean =>
	!isGrave(text.toLowerCase()) && weighSigns([text]).length === 0 && softHintIn(text) === null;

/** Whether a line stands in an earlier reply or on a button below one. */
export const wasShown = (line: string, turns: readonly Turn[]): boolean =>
	turns.some(
		({ from, content, guide }) =>
			from === "coach" &&
			(content.includes(line) || JSON.stringify(guide?.offers ?? []).includes(JSON.stringify(line))),
	);

/** Whether a reply quotes what the person wrote. */
export const quotesOwn = ({ from, content }: Turn, told: readonly string[]): boolean =>
	from === "coach" &&
	[...content.matchAll(/“([^“”]{4,})”/g)].some(([, words = ""]) => told.some((text) => text.includes(words)));

/** Quotes a line of the message that passes, unless the last reply quoted one already; null if there is none to quote. */
export function quoteOf(
	input: ReplyInput,
	book: Phrasebook,
	around: readonly Line[],
	passes: (line: string) => boolean = () => true,
): Own | null {
	const { message, tap, turns } = input;
	if (tap || quotedLately(input, 1)) return null;
	const line = linesOf(message).find((one) => !wasShown(one, turns) && passes(one));
	return line === undefined ? null : quoted(line, message, book, around);
}

/** Whether each of the last replies quoted the person. */
const quotedLately = ({ turns }: ReplyInput, many: number): boolean => {
	const last = turns.filter(({ from }) => from === "coach").slice(-many);
	return last.length === many && last.every((one) => quotesOwn(one, ownMessages(turns)));
};

/** How many replies in a row may quote a line. */
const IN_A_ROW = 2;
/** Fewest and most words of such a line. */
const [FEWEST, MOST] = [4, 18] as const;

/** Whether a line may be given back: of a fit length, quotable, the writer’s own story, and nothing that hurts. */
export function isToQuote(line: string): boolean {
	const words = countWords(line);
	// The end of something in quotation marks: "I want to say 'thank you. I'm leaving.'"
	const isCutOff = /['’]$/.test(line);
	return words >= FEWEST && words <= MOST && !isCutOff && isQuotable(line) && isOwnStory(line) && !isPainful(line);
}

/** Quotes, from the newest of these messages, the sentence that it told last; null if none may be given back. */
export function quoteFrom(messages: readonly string[], book: Phrasebook, around: readonly Line[]): Own | null {
	for (const message of messages.slice(0, CHECKED)) {
		const line = isSafe(message) && pickIn(message) === null ? toldIn(message)?.sentence : undefined;
		if (line !== undefined && isToQuote(line)) return quoted(line, message, book, around);
	}
	return null;
}

/** Quotes this sentence of the message, unless it may be grave, leans on another, or several replies in a row quoted one. */
export function quoteOfLine(line: string, input: ReplyInput, book: Phrasebook, around: readonly Line[]): Own | null {
	const { message, turns } = input;
	if (!isToQuote(line) || wasShown(line, turns) || quotedLately(input, IN_A_ROW)) return null;
	const frame = book.fresh(around, { words: line });
	return frame ? own(foundWords(message, line), { source: "this conversation" }, frame) : null;
}

/** Quotes the first sentence of a message that answers a question for a word or a sentence; null if it is no answer. */
export function quoteOfAnswer(
	{ message, turns }: ReplyInput,
	book: Phrasebook,
	around: Line,
	most: number,
): Own | null {
	const [first] = sentencesOf(message.slice(0, READ));
	const isAnswer =
		first !== undefined &&
		countWords(first.text) <= most &&
		isQuotable(first.text, true) &&
		!first.text.includes("?") &&
		isOwnStory(first.text) &&
		!isPainful(first.text) &&
		!wasShown(first.text, turns) &&
		isSafe(first.text);
	return isAnswer ? quoted(first.text, message, book, [around]) : null;
}

/** Puts one of our lines around a line of the person's. */
export function quoted(line: string, message: string, book: Phrasebook, around: readonly Line[]): Own {
	return own(foundWords(message, line), { source: "this conversation" }, book.fresh(around, { words: line }));
}
