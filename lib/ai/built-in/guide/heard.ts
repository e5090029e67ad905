import type { ReplyInput } from "@/lib/ai/types";
import { feelingLines } from "@/lib/domain/feelings/content/lines";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { namesPet, tellsOfDeathOfTheirs, tellsOfLoss } from "@/lib/domain/text/loss";
import { feelingIn, feelingNamedIn, hasABut } from "@/lib/domain/text/mood";
import { read } from "@/lib/domain/text/reading";
import type { Paragraph } from "../parts/part";
import { lines, type Phrasebook } from "../parts/phrasebook";
import { aroundAnswer, aroundWord, sorryLines } from "./content/told-lines";
import { quoteOfAnswer } from "./own-line";
import { maybe } from "./say";
import { sittingOf } from "./sitting";

/** How many characters of a message are read. */
const READ = 4_000;
/** Maximum length, in words, of a feeling, and of a sentence that was asked for. */
const [A_WORD, A_SENTENCE] = [3, 20] as const;

/** Answers a loss, a feeling, or what Sage asked for; empty if the message has none of these. */
export function answeredTo(input: ReplyInput, book: Phrasebook): Paragraph[] {
	const { message, tap, turns } = input;
	if (tap) return [];
	const isSorry = sittingOf(input).some(({ content }) => sorryLines.some((one) => content.includes(one)));
	if (tellsOfDeathOfSomebody(input) && !isSorry) return maybe(book, sorryLines);
	const last = turns.findLast(({ from }) => from === "coach");
	const asked = last?.content ?? "";
	const isAtDoor = last?.guide?.offers.some(({ kind }) => kind === "feeling") === true;
	const felt = feltIn(message.slice(0, READ), book, isAtDoor);
	if (felt.length > 0) return felt;
	const isSentence = /\bthe sentence be\?|\bwhich would it be\?/.test(asked);
	const word = isAtDoor ? quoteOfAnswer(input, book, aroundWord, A_WORD) : null;
	const answer = word ?? (isSentence ? quoteOfAnswer(input, book, aroundAnswer, A_SENTENCE) : null);
	return answer ? [[answer]] : [];
}

/** Returns a line for the feeling that a message names with its own word; empty if it names none. */
export function feltIn(message: string, book: Phrasebook, isAsked = false): Paragraph[] {
	const named = feelingNamedIn(message) ?? (isAsked ? feelingIn(message) : null);
	const feeling = feelingById(named ?? "");
	const isGood = feeling?.quarter === "bright" || feeling?.quarter === "calm";
	// "I'm happy for her but I cried" is not about happiness.
	return feeling && !(isGood && hasABut.test(message)) ? maybe(book, lines(...feelingLines[feeling.id])) : [];
}

/** Whether a message tells of the death of somebody in the writer's life, or of an animal of theirs. */
export const tellsOfDeathOfSomebody = ({ message, today, tap }: ReplyInput): boolean =>
	!tap &&
	(tellsOfDeathOfTheirs(message) ||
		(tellsOfLoss(message) && (namesPet(message) || read(message.slice(0, READ), today).people.length > 0)));
