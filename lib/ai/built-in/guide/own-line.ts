import type { ReplyInput, Turn } from "@/lib/ai/types";
import { countWords } from "@/lib/domain/text/count-words";
import { isOwnStory, ownLinesIn } from "@/lib/domain/text/own-lines";
import { sentencesOf } from "@/lib/domain/text/sentences";
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
const wasShown = (line: string, turns: readonly Turn[]): boolean =>
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
/** Fewest and most words of a line that is given back although it has no wish or feeling in it. */
const [FEWEST, MOST] = [4, 16] as const;

/** Gives back a line worth quoting, or else the last plain one; null if there is none, or after several quotations. */
export function echoOf(input: ReplyInput, book: Phrasebook, around: readonly Line[]): Own | null {
	const { message, tap, turns } = input;
	if (tap || quotedLately(input, IN_A_ROW)) return null;
	const line = [...linesOf(message), ...plainLinesOf(message)].find((one) => !wasShown(one, turns));
	return line === undefined ? null : quoted(line, message, book, around);
}

/** Returns the lines of a message that tell something and may be given back, the last first. */
function plainLinesOf(message: string): string[] {
	const read = message.slice(0, READ);
	if (isGrave(read.toLowerCase()) || softHintIn(read) !== null || isPainful(read)) return [];
	const isPlain = (line: string) =>
		countWords(line) >= FEWEST &&
		countWords(line) <= MOST &&
		!line.includes("?") &&
		isQuotable(line) &&
		isOwnStory(line);
	const lines = sentencesOf(read).map(({ text }) => text);
	return lines.filter(isPlain).toReversed().slice(0, CHECKED).filter(isSafe);
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
