import { fold, inEnglish } from "./normalize";
import { canBeHe, nearest, type Who } from "./subject";
import { isOver, isRecent, tellsAStory } from "./tense";

/** How many sentences back "he" can refer to somebody. */
const MEMORY = 8;
/**
 * A sentence of more characters than this is read in overlapping pieces, so that no rule matches words that are far
 * apart. Ordinary sentences are shorter.
 */
const PIECE = 420;
const OVERLAP = 120;

/** Each text as a whole, with a cache of the patterns that were searched for in it. */
const wholes = new WeakMap<readonly Sentence[], { text: string; known: Map<RegExp, boolean> }>();

/** A sentence with its context. Properties are computed on first use, since most sentences are harmless. */
export class Sentence {
	/** Normalized, with a space at both ends. */
	readonly text: string;
	private known: Map<string, boolean | Who> | null = null;

	/** @param number Zero-based index of the sentence in its text; pieces of one sentence share it. */
	constructor(
		private readonly all: readonly Sentence[],
		private readonly index: number,
		text: string,
		readonly number: number,
	) {
		this.text = text;
	}

	/** The next sentence, which may take this one back. */
	get next(): string {
		return this.all[this.index + 1]?.text ?? "";
	}
	/** The previous sentence, which may set the time. */
	get previous(): string {
		return this.all[this.index - 1]?.text ?? "";
	}
	/** Whether a pattern matches anywhere in the text or in the earlier texts read with it. */
	stands(pattern: RegExp): boolean {
		const whole = wholes.get(this.all) ?? { text: this.all.map(({ text }) => text).join("."), known: new Map() };
		wholes.set(this.all, whole);
		const stands = whole.known.get(pattern) ?? pattern.test(whole.text);
		whole.known.set(pattern, stands);
		return stands;
	}
	/** Whether it is about a time that is over: "when I was seven", "used to", "I don't now". */
	get isOver() {
		return this.once("over", () => isOver(this.text));
	}
	/** Whether it is about the present or the immediate past: "last night", "again", "still". */
	get isRecent() {
		return this.once("recent", () => isRecent(this.text));
	}
	/** Whether it is about something invented or discussed: a song, a film, an essay, patients, a dream. */
	get isTold() {
		return this.once("told", () => tellsAStory(this.text));
	}
	/** Whom "he" refers to here, judging by earlier sentences. Never a baby, even if it was mentioned last. */
	get antecedent(): Who {
		return this.once("antecedent", () => {
			for (let at = this.index - 1; at >= Math.max(0, this.index - MEMORY); at--) {
				const before = this.all[at];
				if (before?.isTold) return "told";
				if (before && before.named !== "nobody") return before.named;
			}
			return "nobody";
		});
	}
	/** The person mentioned last in this sentence. */
	private get named(): Who {
		return this.once("named", () => nearest(this.text, canBeHe));
	}

	private once<T extends boolean | Who>(name: string, find: () => T): T {
		this.known ??= new Map();
		const known = this.known.get(name);
		if (known !== undefined) return known as T;
		const found = find();
		this.known.set(name, found);
		return found;
	}
}

/**
 * Splits a text into sentences, in linear time.
 * @param before Earlier texts of the same person, only to understand whom "he" refers to. They are not part of the
 * result.
 */
export function read(text: string, before: readonly string[] = []): Sentence[] {
	const earlier = before.flatMap((one) => piecesOf(partsOf(inEnglish(fold(one))))).slice(-MEMORY);
	const pieces = [...earlier, ...piecesOf(partsOf(inEnglish(fold(text))))];
	const all: Sentence[] = [];
	for (const [index, piece] of pieces.entries()) all.push(new Sentence(all, index, piece.text, piece.number));
	return all.slice(earlier.length);
}

const partsOf = (plain: string): string[] =>
	withoutQuotations(plain.replace(/ '(?=\w)([^'"]{3,200}) '(?= )/g, ' " $1 " ')).split(" . ");

interface Piece {
	text: string;
	number: number;
}

/** Adds a space at both ends of each sentence, and cuts long ones between two words. */
function piecesOf(parts: readonly string[]): Piece[] {
	const pieces: Piece[] = [];
	for (const [number, part] of parts.entries()) {
		const text = part.trim();
		if (text === "") continue;
		for (let from = 0; from < text.length; ) {
			const rest = text.length - from;
			const end = rest <= PIECE ? text.length : wordEnd(text, from + PIECE);
			pieces.push({ text: ` ${text.slice(from, end).trim()} `, number });
			if (end === text.length) break;
			from = wordEnd(text, end - OVERLAP);
		}
	}
	return pieces;
}

/** Returns the end of the word at this position; an endless word is cut. */
function wordEnd(text: string, at: number): number {
	const space = text.slice(at, at + OVERLAP / 2).indexOf(" ");
	return space < 0 ? at : at + space;
}

/** Changes the pronouns of another person's quoted words: "I" is them, "you" is the writer. */
const retelling: Record<string, string> = { i: "he", my: "her", me: "her", myself: "herself", you: "me", your: "my" };
const retold = (quote: string) =>
	quote
		.replace(/(?<= )(?:i|my|me|myself|you|your)(?= )/g, (word) => retelling[word] ?? word)
		.replace(/ he am /g, " he is ");
const byMe = / i (?:just |only |also )?(?:wrote|write|said|say|think|thought|typed|keep|whisper)/;
const bySomebody =
	/ (?:said|says|told|tells|wrote|texted|screamed|shouted|whispered|yelled|messaged|sent(?: us)?|posted)(?: to)?(?: me)?[ ,:]*$/;

/** Removes quotations, or retells them if they are the words of somebody the writer knows. */
function withoutQuotations(text: string): string {
	const parts = text.split(' " ');
	if (parts.length < 3 || ((parts[0] ?? "").trim() === "" && (parts.at(-1) ?? "").trim().length < 3)) {
		return text.replaceAll(' " ', " ");
	}
	return parts
		.map((part, index) => {
			if (index % 2 === 0 || index === parts.length - 1) return part;
			const before = (parts[index - 1] ?? "").slice(-60);
			if (byMe.test(before)) return part;
			return bySomebody.test(before) ? retold(` ${part} `) : " ... ";
		})
		.join(" , ")
		.replace(/\s+/g, " ");
}
