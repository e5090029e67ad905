import type { Dice } from "../random";

declare const isLine: unique symbol;
/** A sentence of ours with `{placeholders}`. Only content files make them. */
export type Line = string & { readonly [isLine]: true };

/** The values of placeholders. */
export type Values = Readonly<Record<string, string | number>>;

const placeholder = /\{([a-z][A-Za-z]*)\}/g;

/** Lines of content. A placeholder is always written `{name}`. */
export const lines = (...texts: readonly string[]): readonly Line[] => texts.map((text) => text as Line);
/** One line of content. */
export const line = (text: string): Line => text as Line;

type Texts<T> = T extends Line ? string : T extends RegExp ? T : { [Name in keyof T]: Texts<T[Name]> };
/** Lines of content that stand in a record or a list: every text in it is one. */
export const lined = <T>(texts: Texts<T>): T => texts as T;

/** The names of a line's placeholders. */
export const placeholdersOf = (text: Line): string[] => [...text.matchAll(placeholder)].map(([, name]) => name ?? "");

/** A line with its placeholders filled. @throws Error if a value is missing: a half-filled line is never shown. */
export function fill(text: Line, values: Values): string {
	return text.replace(placeholder, (_, name: string) => {
		if (!Object.hasOwn(values, name)) throw new Error(`No value for {${name}} in "${text}"`);
		return String(values[name]);
	});
}

/** The same as a line, to be made a part of. */
export const filled = (text: Line, values: Values): Line => fill(text, values) as Line;

/** A shorter fixed part is too common to count as a repetition. */
const TELLTALE = 12;

/**
 * Chooses lines: by dice, so that the same input gives the same text; never the same line twice in a text; if possible
 * none that was said lately; and none that is not allowed.
 */
export class Phrasebook {
	readonly #dice: Dice;
	readonly #lately: string;
	readonly #allow: (line: Line) => boolean;
	readonly #used = new Set<Line>();

	/**
	 * @param lately Texts that the person has had from the coach lately.
	 * @param allow Refuses lines, for example because the person asked for none of their kind.
	 */
	constructor(dice: Dice, lately: readonly string[] = [], allow: (line: Line) => boolean = () => true) {
		this.#dice = dice;
		this.#lately = lately.join("\n");
		this.#allow = allow;
	}

	/** A line with values for all its placeholders, or null if none is left. */
	choose(from: readonly Line[], values: Values = {}): Line | null {
		const fitting = from.filter(
			(one) =>
				!this.#used.has(one) && this.#allow(one) && placeholdersOf(one).every((name) => Object.hasOwn(values, name)),
		);
		if (fitting.length === 0) return null;
		const fresh = fitting.filter((one) => !this.#wasSaid(one));
		const chosen = this.#dice.pick(fresh.length > 0 ? fresh : fitting);
		this.#used.add(chosen);
		return chosen;
	}

	/** The same lines in an order of chance. */
	shuffled(from: readonly Line[]): readonly Line[] {
		return this.#dice.shuffle(from);
	}

	/** Whether the longest fixed part of a line was said lately. */
	#wasSaid(text: Line): boolean {
		if (this.#lately === "") return false;
		const fixed = text.split(/\{[a-z][A-Za-z]*\}/).reduce((a, b) => (b.length > a.length ? b : a), "");
		return fixed.length >= TELLTALE && this.#lately.includes(fixed.trim());
	}
}

/** Always one of these lines: the first, if all have been used. @throws Error if there are none. */
export function chosen(book: Phrasebook, from: readonly Line[], values: Values = {}): Line {
	const found = book.choose(from, values) ?? from[0];
	if (!found) throw new Error("There is no line to choose from");
	return found;
}
