import { needsNoOther, type Sentence, sentencesOf } from "@/lib/domain/text/sentences";

/** Fewer characters than this say too little. */
const FEWEST = 24;
/**
 * Only part of a page is quoted if it is understood on its own. Without the page's beginning it needs this many
 * characters or two sentences; without its end it needs both.
 */
const FEWEST_OF_PART = 60;

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

/**
 * Picks consecutive sentences of a page that may be recalled, word for word: the whole page if it is short, otherwise
 * its last such sentences, because that is where a page most often says what it is about. Returns null if there are
 * none.
 * @param mayCome Whether a sentence may be recalled.
 * @param most The most characters of the sentences together.
 * @param toEnd Whether the passage has to include the end of the page, so that a story that turns painful is not told
 * by half.
 */
export function passageOf(
	text: string,
	mayCome: (sentence: string) => boolean,
	most: number,
	toEnd = false,
): string | null {
	const sentences = sentencesOf(text);
	for (let last = sentences.length - 1; last >= (toEnd ? sentences.length - 1 : 0); last--) {
		if (!mayCome(sentences[last]?.text ?? "")) continue;
		let first = last;
		while (first > 0 && mayCome(sentences[first - 1]?.text ?? "") && length(sentences, first - 1, last) <= most)
			first--;
		const before = first;
		while (first > 0 && first <= last && !standsAlone(sentences[first]?.text ?? "")) first++;
		const size = first <= last ? length(sentences, first, last) : 0;
		const isLong = size >= FEWEST_OF_PART;
		const isToEnd = last === sentences.length - 1;
		const saysEnough = isToEnd ? first === 0 || last > first || isLong : last > first && isLong;
		if (size >= FEWEST && size <= most && saysEnough) return text.slice(sentences[first]?.start, sentences[last]?.end);
		last = before;
	}
	return null;
}

const length = (sentences: readonly Sentence[], first: number, last: number) =>
	(sentences[last]?.end ?? 0) - (sentences[first]?.start ?? 0);

/**
 * Picks what can be quoted of a page if no passage can: the whole page if it is short, or else its longest sentence that
 * stands alone, with those after it for which there is room. Returns null if there is none.
 */
export function soundest(text: string, mayCome: (sentence: string) => boolean, most: number): string | null {
	const sentences = sentencesOf(text);
	const may = sentences.map((sentence) => mayCome(sentence.text));
	const whole = text.trim();
	if (whole.length >= FEWEST && whole.length <= most && may.every(Boolean)) return whole;
	const able = sentences.flatMap((sentence, i) =>
		may[i] && standsAlone(sentence.text) && sentence.text.length >= FEWEST && sentence.text.length <= most ? [i] : [],
	);
	const [first] = able.sort((a, b) => length(sentences, b, b) - length(sentences, a, a));
	if (first === undefined) return null;
	let last = first;
	while (may[last + 1] && length(sentences, first, last + 1) <= most) last++;
	return text.slice(sentences[first]?.start, sentences[last]?.end);
}
