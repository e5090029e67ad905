import { insideMarks } from "@/lib/domain/text/inside-marks";
import { trimmedLines } from "@/lib/domain/text/trimmed-lines";
import type { OwnWords } from "../reading/own-words";
import { fill, type Line, type Values } from "./phrasebook";

/** Where something was written, in the words a person would use to find it again. */
export interface Place {
	/** For example "your journal" or "Home and What It Taught You". */
	source: string;
	/** The question it answers, as it was asked. */
	question?: string;
	/** The local day on which it was written, as `YYYY-MM-DD`. */
	day?: string;
}

declare const made: unique symbol;
interface Made {
	readonly [made]: true;
}

/** The person's own words: whole, verbatim sentences and where they were written. */
export interface Own extends Made {
	readonly kind: "own";
	readonly words: OwnWords;
	readonly at: Place;
	/**
	 * Set if the words are shown on a line of their own without quotation marks: after one of our lines, or by
	 * themselves.
	 */
	readonly stands?: "after a line" | "by itself";
	/** The text to show: the words, usually in quotation marks, and the line around them if there is one. */
	readonly text: string;
}

/** The proof of a fact: every value in its sentence, and where the values come from. */
export interface Proof {
	readonly of:
		| "count"
		| "score"
		| "choice"
		| "scale"
		| "date"
		| "recurrence"
		| "feeling"
		| "person"
		| "change"
		| "language";
	readonly values: Values;
	readonly at: readonly Place[];
}

/** A sentence that code can prove. It can contain only the values of its proof. */
export interface Fact extends Made {
	readonly kind: "fact";
	readonly proof: Proof;
	readonly text: string;
}

/** A question or invitation that would suit any reader. */
export interface Question extends Made {
	readonly kind: "question";
	readonly text: string;
	/** The person's own words in it, if any. */
	readonly words: readonly OwnWords[];
}

/** A passage of our own. */
export interface Content extends Made {
	readonly kind: "content";
	/** Why the passage is shown, in words for the person; null if it is about the coach or the page itself. */
	readonly reason: string | null;
	readonly text: string;
}

/** Our text about a ticked or scored answer. */
export interface Meant extends Made {
	readonly kind: "meaning";
	/** Where the question and its answer are. */
	readonly at: Place;
	readonly text: string;
}

/** Everything that the built-in coach can say is one of these five. */
export type Part = Own | Fact | Question | Content | Meant;
export type Paragraph = readonly Part[];

/** All parts made by the functions below. A cast cannot add an object to it. */
const parts = new WeakSet<object>();

function keep<P extends Part>(part: Omit<P, typeof made>): P {
	const frozen = Object.freeze(part) as P;
	parts.add(frozen);
	return frozen;
}

/** Whether a part was made by one of the functions below. */
export const isPart = (part: object): part is Part => parts.has(part);

/**
 * Puts the person's own words in quotation marks, which nothing else gets. An answer that is itself one quotation has
 * its marks already and gets no second pair.
 */
export const quoted = ({ text, shown = text }: OwnWords): string =>
	`“${insideMarks(/^["“]([^"“”]+)["”]$/u.exec(shown)?.[1] ?? shown)}”`;

/**
 * Quotes the person's own words.
 * @param around A line with `{words}` and optionally `{about}`; without one, the words stand alone.
 */
export function own(words: OwnWords, at: Place, around: Line | null = null, values: Values = {}): Own {
	// Words without a full stop get one outside their quotation marks, so that our next sentence can follow.
	const said = /[.!?…]["”’')]*$/u.test(words.shown ?? words.text) ? quoted(words) : `${quoted(words)}.`;
	const text = around ? fill(around, { ...values, words: said }) : said;
	return keep<Own>({ kind: "own", words, at, text });
}

const onLinesOfTheirOwn = (line: Line) => line.replace(/ \{words\}$/, "\n{words}") as Line;

/** Returns words as they stand on lines of their own: as they were typed, without empty lines. */
export const onOwnLines = (text: string): string => trimmedLines(text).join("\n");

/**
 * Shows the person's own words in a text that is entirely theirs, such as a script: without quotation marks, on a line
 * of its own.
 * @param before A line that ends with `{words}`.
 */
export function spoken(words: OwnWords, at: Place, before: Line | null = null): Own {
	const said = onOwnLines(words.shown ?? words.text);
	return keep<Own>({
		kind: "own",
		words,
		at,
		text: before ? fill(onLinesOfTheirOwn(before), { words: said }) : said,
		stands: before ? "after a line" : "by itself",
	});
}

/**
 * Shows the person's own words as a passage with a link to where they were written.
 * @param open The address of the link and its label.
 */
export function passage(words: OwnWords, at: Place, open: { href: string; label: string }): Own {
	const lines = escaped(words.text).split(/\n\s*/);
	const question = at.question ? [`*${escaped(at.question)}*`] : [];
	const text = [...question, ...lines, `[${escaped(open.label)}](${open.href})`]
		.map((one) => `> ${one}`.trimEnd())
		.join("\n>\n");
	return keep<Own>({ kind: "own", words, at, text });
}

/** Escapes a text so that markdown shows it as typed. */
export const escaped = (text: string): string =>
	text
		.replace(/[\\`*_[\]<>#~|&!]/g, "\\$&")
		.replace(/^([^\S\n]*)([-+=])/gm, "$1\\$2")
		.replace(/^([^\S\n]*\d{1,9})([.)])/gm, "$1\\$2");

/** Makes a sentence of proven values. @throws Error if the line names a value that the proof does not have. */
export function fact(sentence: Line, proof: Proof): Fact {
	return keep<Fact>({ kind: "fact", proof, text: fill(sentence, proof.values) });
}

/**
 * Makes a question or invitation.
 * @param words The person's own words, by placeholder.
 * @param labels Values for the other placeholders: names from our own content, such as what a question is about.
 */
export function question(
	sentence: Line,
	words: Readonly<Record<string, OwnWords>> = {},
	labels: Readonly<Record<string, Line>> = {},
): Question {
	const said = Object.fromEntries(Object.entries(words).map(([name, one]) => [name, quoted(one)]));
	return keep<Question>({
		kind: "question",
		text: fill(sentence, { ...labels, ...said }),
		words: Object.values(words),
	});
}

/**
 * Makes a passage of our content.
 * @param reason Why it is shown ("You chose the silence after a quarrel."): a fact, or null for text about ourselves.
 */
export function content(passage: Line, reason: Fact | null): Content {
	return keep<Content>({
		kind: "content",
		reason: reason?.text ?? null,
		text: reason ? `${reason.text} ${passage}` : passage,
	});
}

/** Makes our text about a ticked answer. @param at The question that it answers. */
export const meant = (passage: Line, at: Place): Meant => keep<Meant>({ kind: "meaning", at, text: passage });
