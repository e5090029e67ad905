import { needsNoOther, type Sentence, sentencesOf } from "@/lib/domain/text/sentences";

/** Fewer characters than this say too little. */
const FEWEST = 24;
/**
 * Only part of a page is quoted if it is understood on its own: this many characters, or two sentences to the page's end.
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

/** A shorter sentence, in words, begins no passage except that of a whole page: "Four. He rations it." */
const FEWEST_WORDS = 4;
/** Words that begin a sentence about something named before. */
const back = new Set(["its", "his", "her", "hers", "their", "there"]);
const firstWord = (sentence: string) => /[\p{L}’']+/u.exec(sentence)?.[0].toLowerCase() ?? "";

/** Whether a passage may begin with this sentence of a page, because it says by itself what it is about. */
const begins = (sentence: string): boolean =>
	standsAlone(sentence) && !back.has(firstWord(sentence)) && sentence.trim().split(/\s+/).length >= FEWEST_WORDS;

/**
 * Picks consecutive sentences of a page that may be recalled, word for word: from the beginning of the page, because
 * that says what it is about, or else from the first sentence that can be understood alone. Returns null if there are
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
	const end = sentences.length - 1;
	for (let first = 0; first <= end; first++) {
		if (first > 0 && !begins(sentences[first]?.text ?? "")) continue;
		let last = first - 1;
		while (last < end && mayCome(sentences[last + 1]?.text ?? "") && length(sentences, first, last + 1) <= most) last++;
		// What comes next may turn it around.
		while (last >= first && last < end && !needsNoOther(sentences[last + 1]?.text ?? "")) last--;
		if (last < first || (toEnd && last < end)) continue;
		const size = length(sentences, first, last);
		const isWhole = first === 0 && last === end;
		const saysEnough = isWhole || (last === end && last > first) || size >= FEWEST_OF_PART;
		if (size >= FEWEST && size <= most && saysEnough) return text.slice(sentences[first]?.start, sentences[last]?.end);
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
		may[i] && begins(sentence.text) && sentence.text.length >= FEWEST && sentence.text.length <= most ? [i] : [],
	);
	const [first] = able.sort((a, b) => length(sentences, b, b) - length(sentences, a, a));
	if (first === undefined) return null;
	let last = first;
	while (may[last + 1] && length(sentences, first, last + 1) <= most) last++;
	return text.slice(sentences[first]?.start, sentences[last]?.end);
}

/**
 * Returns the whole of a page that is short enough, because a page on which no feeling was tapped may mean something else
 * without its beginning or its end. Null if a sentence of it must not come, or if it is too long.
 */
export function wholePage(text: string, mayCome: (sentence: string) => boolean, most: number): string | null {
	const whole = text.trim();
	const isAll = sentencesOf(whole).every((sentence) => mayCome(sentence.text));
	return whole.length >= FEWEST && whole.length <= most && isAll ? whole : null;
}
