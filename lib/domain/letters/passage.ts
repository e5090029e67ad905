import { needsNoOther, type Sentence, sentencesOf } from "@/lib/domain/text/sentences";

/** Matches words within a sentence that point to the one before it. */
const POINTS = /\b(?:this|that|it) is (?:how|why|what|where|when|all)\b|\b(?:this|that|those|these)[.!?…"”’']*$/iu;

/** Whether a sentence can be understood without the one before it. */
export const standsAlone = (sentence: string): boolean => needsNoOther(sentence) && !POINTS.test(sentence);

/**
 * Extends a kept line to whole sentences and, if they refer back, adds the sentences before them. Returns null if that
 * is impossible: the page is gone and the line does not stand alone, the result would be too long, or an added sentence
 * must not be recalled.
 */
export function wholeLine(
	text: string | undefined,
	line: string,
	mayCome: (sentence: string) => boolean,
	most: number,
): string | null {
	const from = text?.indexOf(line) ?? -1;
	if (text === undefined || from < 0) return standsAlone(line) ? line : null;
	const sentences = sentencesOf(text);
	let first = sentences.findIndex(({ end }) => end > from);
	let last = first;
	while (last + 1 < sentences.length && (sentences[last]?.end ?? 0) < from + line.trimEnd().length) last++;
	if (first < 0) return null;
	while (first > 0 && !standsAlone(sentences[first]?.text ?? "")) first--;
	const whole = text.slice(sentences[first]?.start, sentences[last]?.end);
	if (whole === line.trim()) return whole;
	const added = sentences.slice(first, last + 1).filter((sentence) => !line.includes(sentence.text));
	return length(sentences, first, last) <= most && added.every((sentence) => mayCome(sentence.text)) ? whole : null;
}

const length = (sentences: readonly Sentence[], first: number, last: number) =>
	(sentences[last]?.end ?? 0) - (sentences[first]?.start ?? 0);

/** Stands where sentences of a page are left out. */
export const LEFT_OUT = "\n…\n";

/**
 * Returns the whole of a page, word for word. Of a page that is too long, returns its beginning, because that says what it
 * is about, and its end, because that is what it comes to, with a mark between them. Null if there is no room for both.
 * @param most Maximum length of the quoted sentences together, in characters.
 */
export function pageOrItsEnds(text: string, most: number): string | null {
	const whole = text.trim();
	if (whole.length <= most) return whole === "" ? null : whole;
	const sentences = sentencesOf(text);
	const end = sentences.length - 1;
	let [last, first] = [0, end];
	const size = (to: number, from: number) => length(sentences, 0, to) + length(sentences, from, end);
	if (end < 2 || size(last, first) > most) return null;
	for (let isEnough = false; !isEnough; ) {
		isEnough = true;
		if (first - 1 > last + 1 && size(last, first - 1) <= most) [first, isEnough] = [first - 1, false];
		if (last + 1 < first - 1 && size(last + 1, first) <= most) [last, isEnough] = [last + 1, false];
	}
	return `${text.slice(0, sentences[last]?.end).trimStart()}${LEFT_OUT}${text.slice(sentences[first]?.start).trimEnd()}`;
}
