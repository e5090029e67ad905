import { feelings } from "@/lib/domain/feelings/feelings";
import { countWords } from "@/lib/domain/text/count-words";
import { didNothingElse, others, times, verdict } from "@/lib/domain/text/join-words";

/** The facts that the introduction of a line may mention. */
export interface LineContext {
	/** The day of the line: “Tuesday” in a week, otherwise “October 12”. */
	day: string;
	/** Label of the feeling that was chosen for its page; null if there is none. */
	feeling: string | null;
	words: string | null;
}

const WORDS = { opening: 40, join: 25 } as const;
/** This many consecutive words of a line count as repeating it. */
const REPEATED = 5;

/** Whether a text says something that only the line itself may say: what was done, by whom, or who somebody is. */
function tells(text: string): boolean {
	const done = [...text.matchAll(/\byou\b[ ,]*/gi)].map(({ index, 0: you }) => text.slice(index + you.length));
	const hasName = / \p{Lu}/u.test(text.trim());
	return others.test(text) || hasName || done.some((rest) => /^\p{L}/u.test(rest) && !didNothingElse.test(rest));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** Whether a text repeats `REPEATED` or more consecutive words of a line. */
function repeats(text: string, line: string): boolean {
	const said = wordsOf(text);
	const known = ` ${wordsOf(line).join(" ")} `;
	return said.some(
		(_, i) => i + REPEATED <= said.length && known.includes(` ${said.slice(i, i + REPEATED).join(" ")} `),
	);
}

/** Removes the parts that may be mentioned, such as the day and the feeling. */
const without = (text: string, parts: readonly string[]) =>
	parts.reduce((left, part) => (part === "" ? left : left.replaceAll(part, " ")), text);

/** Whether a text names a feeling. Call it without the feelings that were chosen. */
const namesAFeeling = (text: string) =>
	feelings.some(({ label }) => new RegExp(`\\b${label.split(" ")[0]}\\b`, "i").test(text));

/** Whether a text adds a day, a number, a feeling or a verdict to the facts. */
const adds = (text: string) => (text.match(times) ?? []).length > 0 || namesAFeeling(text) || verdict.test(text);

/**
 * Returns a model's introduction of a line if it may be used: it names the right day and adds nothing to the facts.
 * Otherwise null.
 */
export function takenJoin(written: string, { day, feeling, words }: LineContext): string | null {
	const text = written
		.trim()
		.replace(/\s+/g, " ")
		.replace(/\s*[.:…—–-]*$/u, ":");
	const rest = without(text, [
		day,
		...(feeling === null ? [] : [`“${feeling}”`, `"${feeling}"`, feeling, feeling.toLowerCase()]),
	]);
	const isFine =
		text.includes(day) &&
		countWords(text) >= 2 &&
		countWords(text) <= WORDS.join &&
		!/[?!"“”„«»<>[\]*_#`]/u.test(rest) &&
		!/[.:;]\s/.test(rest) &&
		!adds(rest) &&
		!tells(rest) &&
		!repeats(rest, words ?? "");
	return isFine ? text : null;
}

/** Lower-cases the first letter of each sentence, so that the remaining capitals belong to names. */
const startingLower = (text: string) => text.replace(/(?:^|(?<=[.!] ))\p{Lu}/gu, (letter) => letter.toLowerCase());

/**
 * Returns a model's beginning of a letter if it may be used: it adds nothing to the authored beginning. Otherwise null.
 * @param beginning The authored beginning, whose days and numbers may be repeated, as may the days of the lines.
 */
export function takenOpening(written: string, beginning: string, lines: readonly LineContext[]): string | null {
	const text = written.trim().replace(/\s+/g, " ");
	const known = [beginning, ...lines.map(({ day }) => day)].join(" ").toLowerCase();
	const isKnown = (word: string) => known.includes(word.toLowerCase());
	const isFine =
		countWords(text) >= 3 &&
		countWords(text) <= WORDS.opening &&
		/[.!]$/.test(text) &&
		!/[?"“”„«»<>[\]*_#`:]/u.test(text) &&
		(text.match(times) ?? []).every(isKnown) &&
		!namesAFeeling(text) &&
		!tells(startingLower(text.replace(times, " "))) &&
		!verdict.test(text) &&
		!lines.some(({ words }) => repeats(text, words ?? ""));
	return isFine ? text : null;
}
