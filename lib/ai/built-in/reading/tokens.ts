import type { ItemSentence, ItemToken, WinkMethods } from "wink-nlp";

/** A part of a text, given by UTF-16 offsets into the original. */
export interface Span {
	start: number;
	end: number;
}

/** A word or punctuation mark. */
export interface Token extends Span {
	/** In lower case with straight apostrophes. */
	lower: string;
	lemma: string;
	/** The universal part of speech, as wink-nlp names it. */
	pos: string;
	/** Whether the token consists of letters (and is not a punctuation mark, number or emoji). */
	isWord: boolean;
	/** Whether the word is in the language model's English vocabulary. */
	known: boolean;
}

/** Splits part of a text into sentences of tokens. `offset` is added to their positions. */
export type Tokenizer = (text: string, offset: number) => Token[][];

let loading: Promise<Tokenizer> | undefined;

/** Returns the tokenizer. The language model behind it is loaded once, on first use (about 100 ms). */
export function loadTokenizer(): Promise<Tokenizer> {
	loading ??= load();
	return loading;
}

async function load(): Promise<Tokenizer> {
	const [{ default: winkNLP }, { default: model }] = await Promise.all([
		import("wink-nlp"),
		import("wink-eng-lite-web-model"),
	]);
	const nlp = winkNLP(model, ["sbd", "pos"]);
	return (text, offset) => tokenize(nlp, text, offset);
}

/**
 * Lowercases a text and straightens its apostrophes without changing any offset: a character whose lower case is longer
 * stays as it is.
 */
export function plain(text: string): string {
	const straight = text.replace(/[\u2018\u2019\u02bc`´]/g, "'");
	const lower = straight.toLowerCase();
	if (lower.length === text.length) return lower;
	return Array.from(straight, (c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c)).join("");
}

const wordShape = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*$/u;

/** Lowercases runs of four or more words in capitals, so that they are read like any others. */
function unshout(text: string): string {
	return text.replace(/(?:\b[A-Z][A-Z']*\b[^\p{L}\n]{0,4}){4,}/gu, (shouted) => plain(shouted));
}

function tokenize(nlp: WinkMethods, text: string, offset: number): Token[][] {
	const { its } = nlp;
	// The package's types lack some of its accessors.
	const told = (token: ItemToken, accessor: unknown) => String(token.out(accessor as never));
	const idOf = (token: ItemToken) => Number(told(token, its.uniqueId));
	/** Counts "Time" at the beginning of a sentence as known if "time" is. */
	const knows = (token: ItemToken, lower: string) => {
		if (isKnown(told(token, its.lemma), idOf(token), lower)) return true;
		return token.out() !== lower && idOf(nlp.readDoc(lower).tokens().itemAt(0)) < MODEL_VOCABULARY;
	};
	// A long run without a space is not a word, and slows down the tokenizer's regular expressions.
	const readable = unshout(text).replace(/[\x21-\x7e]{60,}/g, (run) => " ".repeat(run.length));
	const doc = nlp.readDoc(readable.replace(/[\u2018\u2019\u02bc`´]/g, "'"));
	const sentences: Token[][] = [];
	let position = offset;
	doc.sentences().each((sentence: ItemSentence) => {
		const tokens: Token[] = [];
		sentence.tokens().each((token: ItemToken) => {
			position += told(token, its.precedingSpaces).length;
			const value = token.out();
			const lower = plain(value);
			if (lower !== "\n" && value.trim() !== "") {
				tokens.push(
					...split({
						start: position,
						end: position + value.length,
						lower,
						lemma: told(token, its.lemma).toLowerCase(),
						pos: told(token, its.pos),
						isWord: wordShape.test(value),
						known: knows(token, lower),
					}),
				);
			}
			position += value.length;
		});
		if (tokens.length > 0) sentences.push(tokens);
	});
	return sentences;
}

/** The size of the model's own vocabulary. Words unknown to it get higher numbers. */
const MODEL_VOCABULARY = 87_593;

function isKnown(lemma: string, id: number, lower: string): boolean {
	return id < MODEL_VOCABULARY || lemma !== lower || britishOrClipped.has(lower);
}

/** English words that the model's vocabulary lacks. */
const britishOrClipped = new Set(
	"learnt spelt burnt im ive dont didnt cant wont wasnt isnt couldnt wouldnt mum mums dad's mum's favourite realise realised".split(
		" ",
	),
);

// A Map, because looking up "constructor" in a plain object would find something.
const clipped = new Map<string, [string, string, string, string]>([
	["i'm", ["i", "i", "'m", "be"]],
	["i've", ["i", "i", "'ve", "have"]],
	["i'd", ["i", "i", "'d", "would"]],
	["i'll", ["i", "i", "'ll", "will"]],
	["im", ["i", "i", "m", "be"]],
]);

/** Splits contractions that the model leaves whole, and gives common misspellings their lemma. */
function split(token: Token): Token[] {
	const parts = clipped.get(token.lower);
	if (parts) {
		const [first, firstLemma, second, secondLemma] = parts;
		const middle = token.start + first.length;
		return [
			{ ...token, end: middle, lower: first, lemma: firstLemma, pos: "PRON", isWord: true, known: true },
			{ ...token, start: middle, lower: second, lemma: secondLemma, pos: "AUX", isWord: false, known: true },
		];
	}
	if (token.lower === "learnt") return [{ ...token, lemma: "learn", pos: "VERB" }];
	return [token];
}
