import { countWords } from "@/lib/domain/text/count-words";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { type Legibility, legibilityOf, looksForeign } from "../language";
import { loadTokenizer, plain, type Span, type Token } from "./tokens";

export interface ReadSentence extends Span {
	/** Exactly as written. */
	text: string;
	/** In lower case with straight apostrophes; its offsets are also offsets into `text`. */
	lower: string;
	/** Empty if the sentence was not read closely: see `MOST_READ`. */
	tokens: readonly Token[];
}

/** A text after parsing. */
export interface ReadText {
	raw: string;
	sentences: readonly ReadSentence[];
	/** The number of words in the text, including those that were not read closely. */
	words: number;
	legibility: Legibility;
}

/**
 * How many characters of a text are read closely, word by word. From a longer text, sentences spread over all of it
 * are chosen. Everything else (sentences, word counts, quotations) covers the whole text.
 */
export const MOST_READ = 24_000;
/** How many characters the tokenizer gets at a time; other requests can run in between. */
const CHUNK = 2_000;
/** The cost of each sentence in addition to its length, in characters. */
const EACH = 10;

/** Yields to the event loop, so that other requests can run. */
export const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Whether a text can be read as English, or is too short to tell. */
export const isReadable = ({ legibility }: Pick<ReadText, "legibility">): boolean =>
	legibility === "english" || legibility === "slight";

/**
 * Parses a text into sentences and their words, in linear time and without blocking the event loop for long.
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
			// The beginning of an endless sentence is enough.
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
	const legibility = legibilityOf(sentences.flatMap(({ tokens }) => tokens));
	const isUnproven = legibility === "other language" && !looksForeign(raw);
	return { raw, sentences, words, legibility: isUnproven ? "slight" : legibility };
}

/** Returns the next piece of a sentence, cut at a space if there is one. */
function pieceOf(text: string, at: number): string {
	if (text.length - at <= CHUNK) return text.slice(at);
	const space = text.lastIndexOf(" ", at + CHUNK);
	return text.slice(at, space > at ? space + 1 : at + CHUNK);
}

/** Returns a function that selects every sentence of a short text, or sentences spread evenly over a long one. */
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
