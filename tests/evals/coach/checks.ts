import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Own } from "@/lib/ai/built-in/parts/part";
import type { Played } from "./play";

/**
 * Words that reverse the meaning of the sentence before them when they open the next one. Repeated here on purpose: the
 * coach must not be checked against its own list.
 */
const turns =
	/^[^\p{L}\p{N}]*(?:but|except|not|or not|though|although|however|unless|until|only|sometimes|never|at least|just kidding|kidding|joking|haha|lol|as if|yeah right|in theory|that was a lie|that is a lie|that's what|that is what|or so|if|when|no[,.]|i wish|i lied)\b/iu;
const ends = /[.!?…。！？]["”’')\]]*$/u;

/**
 * Returns what is wrong with a quotation, or null. It has to be whole sentences, verbatim, and nothing after it may
 * reverse its meaning.
 */
export function faultOfQuotation({ words }: Own, sources: readonly string[]): string | null {
	const { raw, start, end, text } = words;
	if (!sources.includes(raw)) return "comes from no text of theirs";
	if (raw.slice(start, end) !== text) return "is not verbatim";
	const before = raw.slice(0, start);
	const after = raw.slice(end);
	const opens = before.trim() === "" || /(?:[.!?…]["”’')\]]*\s+|\n\s*(?:[-*•–]\s*)?|^\s*[-*•–]\s*)$/u.test(before);
	if (!opens) return "begins in the middle of a sentence";
	if (!ends.test(text) && after.trim() !== "" && !/^[ \t]*\n/.test(after)) return "ends in the middle of a sentence";
	const next = after.split("\n")[0] ?? "";
	return turns.test(next) ? `is turned by what follows: ${next.slice(0, 40)}` : null;
}

const CONTENT = "lib/ai/built-in";
const MEANINGS = "lib/domain/questionnaires/meanings";

/** Returns the words of all our prose, which is only in content files. */
function ourWords(): Set<string> {
	const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((file) =>
		/\/content\/.*\.ts$/.test(file),
	);
	const meanings = readdirSync(MEANINGS).map((file) => join(MEANINGS, file));
	const all = [...files.map((file) => join(CONTENT, file)), ...meanings];
	return wordsIn(all.map((file) => readFileSync(file, "utf8")).join("\n"));
}

const wordsIn = (text: string) =>
	new Set(
		text
			.toLowerCase()
			.replace(/[’‘]/g, "'")
			.match(/\p{L}(?:[\p{L}'-]*\p{L})?/gu) ?? [],
	);
const numerals = new Set(
	"no one two three four five six seven eight nine ten eleven twelve once twice times word words answer answers your and of".split(
		" ",
	),
);
const plumbing = new Set(
	"archetypes spanish portuguese french german italian dutch polish very high medium moderate low".split(" "),
);

let ours: Set<string> | undefined;
/**
 * Returns words of a text that occur neither in the person's words, nor in the questions, nor in our content: invented
 * facts.
 */
export function toldByNobody({ paragraphs, sources, given }: Played): string[] {
	ours ??= ourWords();
	const known = ours;
	const theirs = wordsIn([...sources, ...given].join("\n"));
	return [
		...new Set(
			paragraphs
				.flat()
				.flatMap(({ text }) => [...wordsIn(text)])
				.filter((word) => ![theirs, known, numerals, plumbing].some((set) => set.has(word))),
		),
	];
}

/**
 * Returns the sentences of a text with all quotations and names masked. What a script retells without quotation marks
 * stays.
 */
function maskedSentences(played: Played): string[] {
	const text = played.paragraphs.map((paragraph) => paragraph.map((part) => part.text).join(" ")).join("\n");
	return (
		text
			.replace(/\*[^*]*\*/g, "…")
			// The words before a quotation name the question that it answers.
			.replace(/(?:(?<=[.!?]”?\s|\n|^)[^.!?\n“”]*: )?“[^”]*”\.?/g, "“…”.")
			// In scripts, the quotation stands on the next line without marks.
			.replace(/(?<=[.!?]\s|\n|^)[^.!?\n“”]*:$/gm, "")
			.split(/(?<=[.!?])\s+|\n+/)
			.map((sentence) => sentence.trim())
			.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
	);
}

/** Returns the share of the sentences of two texts that occur in both, with quotations masked, from 0 to 1. */
export function shared(a: Played, b: Played): number {
	const first = maskedSentences(a);
	const second = maskedSentences(b);
	const inBoth = first.filter((sentence) => second.includes(sentence)).length;
	return inBoth / Math.max(1, Math.min(first.length, second.length));
}
