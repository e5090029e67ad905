import type { OwnWords } from "../reading/own-words";
import { fill, type Line, type Values } from "./phrasebook";

/** Where something is: what a person would look for to find it again. */
export interface Place {
	/** "your journal", "Home and What It Taught You". */
	source: string;
	/** The question it answered, as it was asked. */
	question?: string;
	/** The local day on which it was written, `YYYY-MM-DD`. */
	day?: string;
}

declare const made: unique symbol;
interface Made {
	readonly [made]: true;
}

/** The person's own words: whole sentences, verbatim, with their place. */
export interface Own extends Made {
	readonly kind: "own";
	readonly words: OwnWords;
	readonly at: Place;
	/** What is shown: the words in quotation marks, and the line around them if there is one. */
	readonly text: string;
}

/** What proves a fact: every value in its sentence, and where it comes from. */
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

/** A sentence that code can prove. Its values are those of its proof, and it can contain no others. */
export interface Fact extends Made {
	readonly kind: "fact";
	readonly proof: Proof;
	readonly text: string;
}

/** A question or an invitation that suits whoever reads it. */
export interface Question extends Made {
	readonly kind: "question";
	readonly text: string;
	/** The person's own words in it, if any. */
	readonly words: readonly OwnWords[];
}

/** A passage of our own. */
export interface Content extends Made {
	readonly kind: "content";
	/** Why it is here, as shown to the person; null if the passage is about the coach or the page itself. */
	readonly reason: string | null;
	readonly text: string;
}

/** What we have written about an answer that was ticked or scored. */
export interface Meant extends Made {
	readonly kind: "meaning";
	/** The question that was answered. */
	readonly at: Place;
	readonly text: string;
}

/** Everything that the built-in coach can say is one of these five. */
export type Part = Own | Fact | Question | Content | Meant;
export type Paragraph = readonly Part[];

/** Every part that a constructor below has made. A cast cannot get an object in here. */
const parts = new WeakSet<object>();

function keep<P extends Part>(part: Omit<P, typeof made>): P {
	const frozen = Object.freeze(part) as P;
	parts.add(frozen);
	return frozen;
}

/** Whether one of the five constructors made a part. */
export const isPart = (part: object): part is Part => parts.has(part);

/** The quotation marks for a person's own words. Nothing else is put between them. */
export const quoted = (words: OwnWords): string => `“${words.text}”`;

/**
 * The person's own words.
 * @param around A line with `{words}` and, if it names it, `{about}`; without one, the words stand alone.
 */
export function own(words: OwnWords, at: Place, around: Line | null = null, values: Values = {}): Own {
	// Words without a full stop get one outside their quotation marks, so that ours can follow.
	const said = /[.!?…]["’')]*$/u.test(words.text) ? quoted(words) : `${quoted(words)}.`;
	const text = around ? fill(around, { ...values, words: said }) : said;
	return keep<Own>({ kind: "own", words, at, text });
}

/**
 * The person's own words as a passage by itself, with a link to their place.
 * @param open The address that opens the place, and the link's words.
 */
export function passage(words: OwnWords, at: Place, open: { href: string; label: string }): Own {
	const lines = escaped(words.text).split(/\n\s*/);
	const question = at.question ? [`*${escaped(at.question)}*`] : [];
	const text = [...question, ...lines, `[${escaped(open.label)}](${open.href})`]
		.map((one) => `> ${one}`.trimEnd())
		.join("\n>\n");
	return keep<Own>({ kind: "own", words, at, text });
}

/** A text that markdown shows as it was typed. */
export const escaped = (text: string): string =>
	text
		.replace(/[\\`*_[\]<>#~|&!]/g, "\\$&")
		.replace(/^(\s*)([-+=])/gm, "$1\\$2")
		.replace(/^(\s*\d{1,9})([.)])/gm, "$1\\$2");

/** A sentence made of proven values. @throws Error if the line names a value that the proof does not have. */
export function fact(sentence: Line, proof: Proof): Fact {
	return keep<Fact>({ kind: "fact", proof, text: fill(sentence, proof.values) });
}

/**
 * A question or invitation.
 * @param words What fills placeholders with the person's own words.
 * @param labels What fills the others: names that our content gives to things, such as what a question is about.
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
 * A passage of our content.
 * @param reason Why it is shown ("You chose the silence after a quarrel."): a fact, or null for words about ourselves.
 */
export function content(passage: Line, reason: Fact | null): Content {
	return keep<Content>({
		kind: "content",
		reason: reason?.text ?? null,
		text: reason ? `${reason.text} ${passage}` : passage,
	});
}

/** What is written about a ticked answer. @param at The question that it answers. */
export const meant = (passage: Line, at: Place): Meant => keep<Meant>({ kind: "meaning", at, text: passage });
