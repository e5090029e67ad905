/** A sentence of a text, exactly as it stands there, without the space around it. */
export interface Sentence {
	text: string;
	start: number;
	end: number;
}

/** Where a sentence may end: its mark, what closes with it, and a space behind. Intl.Segmenter takes thirty times as long. */
const END = /[.!?…。！？]+["'”’)\]»]*(?=\s|$)/gu;
/** Abbreviations whose dot ends nothing. */
const OPEN_END = /(?:^|[\s("“])(?:mr|mrs|ms|dr|prof|st|vs|e\.g|i\.e|etc|no|\p{Lu})\.$/iu;

/** The sentences of a text, line by line. In time linear in its length. */
export function sentencesOf(text: string): Sentence[] {
	const sentences: Sentence[] = [];
	let lineStart = 0;
	for (const line of text.split("\n")) {
		let from = 0;
		for (const { 0: mark, index } of line.matchAll(END)) {
			const end = index + mark.length;
			const isOpen = mark === "." && OPEN_END.test(line.slice(Math.max(from, end - 8), end));
			// "What?! she said": a small letter goes on.
			const goesOn = /^\s+\p{Ll}/u.test(line.slice(end, end + 8)) && /^[.…]/.test(mark);
			if (isOpen || goesOn) continue;
			add(sentences, text, lineStart + from, lineStart + end);
			from = end;
		}
		add(sentences, text, lineStart + from, lineStart + line.length);
		lineStart += line.length + 1;
	}
	return sentences;
}

function add(sentences: Sentence[], text: string, from: number, to: number): void {
	const piece = text.slice(from, to);
	const trimmed = piece.trim();
	if (trimmed === "") return;
	const start = from + piece.length - piece.trimStart().length;
	sentences.push({ text: trimmed, start, end: start + trimmed.length });
}

/** How a sentence begins that changes what the one before it says: it is never left off. */
const TURNS =
	/^["“'(]?(?:but|though|although|only|not|at least|or|sometimes|mostly|however|yet|except|until|unless|still|just kidding|joking|no|nope|well|actually|then again|on the other hand|as if|if only|or so|and yet|at first|kidding|i wish|in my dreams|that was|it was|it wasn't|it isn't|it is not|that is)\b/i;
/** How one begins that cannot be read without the one before. */
const LEANS = /^["“'(]?(?:he|she|they|it|that|this|these|those|which|because|so|and|then|afterwards|after that)\b/i;

/** More than this is not shown of one page, in characters, unless a single sentence is longer. */
const LONGEST = 420;
/** Below this a sentence alone says little. */
const SHORT = 90;

/**
 * The words of a text around one of its sentences: whole sentences, with what turns them and, where a sentence leans on
 * the one before it, with that. Exactly as they stand there.
 */
export function passageAround(text: string, sentences: readonly Sentence[], at: number): string {
	if (!sentences[at]) return text.trim();
	let first = at;
	let last = at;
	const length = () => (sentences[last] as Sentence).end - (sentences[first] as Sentence).start;
	const turnsNext = () => TURNS.test(sentences[last + 1]?.text ?? "");
	while (last + 1 < sentences.length && turnsNext()) last++;
	const leans = () => first > 0 && LEANS.test((sentences[first] as Sentence).text);
	while ((leans() || TURNS.test((sentences[first] as Sentence).text)) && first > 0 && length() < LONGEST) first--;
	while (length() < SHORT && last + 1 < sentences.length) {
		const next = (sentences[last + 1] as Sentence).end - (sentences[first] as Sentence).start;
		if (next > LONGEST) break;
		last++;
		while (last + 1 < sentences.length && turnsNext()) last++;
	}
	return text.slice((sentences[first] as Sentence).start, (sentences[last] as Sentence).end);
}
