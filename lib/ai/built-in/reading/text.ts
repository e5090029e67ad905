import { countWords } from "@/lib/domain/text/count-words";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { type Legibility, legibilityOf } from "../language";
import { loadTokenizer, plain, type Span, type Token } from "./tokens";

export interface ReadSentence extends Span {
	/** Exactly as written. */
	text: string;
	/** In lower case with straight apostrophes; its offsets are also offsets into `text`. */
	lower: string;
	/** Empty if the sentence was not read closely: see `MOST_READ`. */
	tokens: readonly Token[];
}

/** Somebody's text, read. */
export interface ReadText {
	raw: string;
	sentences: readonly ReadSentence[];
	/** All words of the text, including those that were not read closely. */
	words: number;
	legibility: Legibility;
}

/**
 * How many characters of a text are read closely, word by word. Of a longer one, sentences from all over it are chosen.
 * Everything else (sentences, counts of words, quotations) covers the whole text.
 */
export const MOST_READ = 24_000;
/** How many characters the tokenizer gets at a time; other requests run in between. */
const CHUNK = 2_000;
/** The cost of a sentence in addition to its length, in characters. */
const EACH = 10;

/** Lets others run. */
export const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Whether a text can be read as English, or has too few words to tell. */
export const isReadable = ({ legibility }: Pick<ReadText, "legibility">): boolean =>
	legibility === "english" || legibility === "slight";

/**
 * Reads a text: its sentences, and the words of each. Linear in the text; never holds the event loop for long.
 * @throws the signal's reason once it aborts.
 */
export async function readText(raw: string, signal?: AbortSignal): Promise<ReadText> {
	const tokenize = await loadTokenizer();
	const spans = sentencesOf(raw);
	const sentences: ReadSentence[] = [];
	const isClose = chooser(spans, raw.length);
	let since = 0;
	for (const [i, span] of spans.entries()) {
		const { text } = span;
		const tokens: Token[] = [];
		for (let at = 0; at < text.length; ) {
			const piece = pieceOf(text, at);
			// Of a sentence that never ends, the beginning is enough.
			if (at < CHUNK && isClose(i) && /[\p{L}\p{N}]/u.test(piece))
				tokens.push(...tokenize(piece, span.start + at).flat());
			at += piece.length;
			since += piece.length + EACH;
			if (since < CHUNK) continue;
			since = 0;
			await breathe();
			signal?.throwIfAborted();
		}
		sentences.push({ ...span, lower: plain(text), tokens });
	}
	const words = countWords(raw);
	return { raw, sentences, words, legibility: legibilityOf(sentences.flatMap(({ tokens }) => tokens)) };
}

/** The next piece of a sentence, cut at a space if there is one. */
function pieceOf(text: string, at: number): string {
	if (text.length - at <= CHUNK) return text.slice(at);
	const space = text.lastIndexOf(" ", at + CHUNK);
	return text.slice(at, space > at ? space + 1 : at + CHUNK);
}

/** Selects every sentence of a text that is short enough; of longer texts, sentences spread evenly over it. */
function chooser(spans: readonly Span[], length: number): (index: number) => boolean {
	if (length <= MOST_READ) return () => true;
	const chosen = new Set<number>();
	const share = MOST_READ / length;
	let covered = 0;
	let taken = 0;
	spans.forEach(({ start, end }, i) => {
		const cost = Math.min(end - start, CHUNK);
		covered += end - start;
		if (taken + cost > Math.max(covered * share, CHUNK)) return;
		taken += cost;
		chosen.add(i);
	});
	return (index) => chosen.has(index);
}
