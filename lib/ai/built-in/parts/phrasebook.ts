import type { Dice } from "../random";

declare const isLine: unique symbol;
/** One of our sentences, which may have `{placeholders}`. Only content files create lines. */
export type Line = string & { readonly [isLine]: true };

/** Values by placeholder name. */
export type Values = Readonly<Record<string, string | number>>;

const placeholder = /\{([a-z][A-Za-z]*)\}/g;

/** Marks texts as lines of content. A placeholder is always written `{name}`. */
export const lines = (...texts: readonly string[]): readonly Line[] => texts.map((text) => text as Line);
/** Marks a text as a line of content. */
export const line = (text: string): Line => text as Line;

type Texts<T> = T extends Line ? string : T extends RegExp ? T : { [Name in keyof T]: Texts<T[Name]> };
/** Marks every text in a record or list as a line of content. */
export const lined = <T>(texts: Texts<T>): T => texts as T;

/** Returns the names of a line's placeholders. */
export const placeholdersOf = (text: Line): string[] => [...text.matchAll(placeholder)].map(([, name]) => name ?? "");

/** Fills in a line's placeholders. @throws Error if a value is missing: a half-filled line is never shown. */
export function fill(text: Line, values: Values): string {
	return text.replace(placeholder, (_, name: string) => {
		if (!Object.hasOwn(values, name)) throw new Error(`No value for {${name}} in "${text}"`);
		return String(values[name]);
	});
}

/** Like `fill`, but returns a line, from which a part can be made. */
export const filled = (text: Line, values: Values): Line => fill(text, values) as Line;

/** A line whose longest fixed part has fewer characters than this is too common to count as repeated. */
const TELLTALE = 12;

/**
 * Chooses lines at random but reproducibly: the same input gives the same text. Never chooses a line twice in a text
 * or one that is not allowed, and avoids those used recently.
 */
export class Phrasebook {
	readonly #dice: Dice;
	readonly #lately: string;
	readonly #allow: (line: Line) => boolean;
	readonly #used = new Set<Line>();

	/**
	 * @param lately Texts that the person recently got from the coach.
	 * @param allow Returns false for lines to avoid, for example because the person wants none of that kind.
	 */
	constructor(dice: Dice, lately: readonly string[] = [], allow: (line: Line) => boolean = () => true) {
		this.#dice = dice;
		this.#lately = lately.join("\n");
		this.#allow = allow;
	}

	/** Chooses a line for whose placeholders there are values; null if none is left. */
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

	/** Like `choose`, but only among lines not used recently; null if all were. */
	fresh(from: readonly Line[], values: Values = {}): Line | null {
		const unsaid = from.filter((one) => !this.#lately.includes(fixedPartOf(one)));
		return unsaid.length === 0 ? null : this.choose(unsaid, values);
	}

	/** Returns the items in random order. */
	shuffled<T>(from: readonly T[]): readonly T[] {
		return this.#dice.shuffle(from);
	}

	/** Whether the longest fixed part of a line was used recently. */
	#wasSaid(text: Line): boolean {
		if (this.#lately === "") return false;
		const fixed = fixedPartOf(text);
		return fixed.length >= TELLTALE && this.#lately.includes(fixed);
	}
}

/** Returns the longest part of a line between placeholders. */
const fixedPartOf = (text: Line): string =>
	text
		.split(/\{[a-z][A-Za-z]*\}/)
		.reduce((a, b) => (b.length > a.length ? b : a), "")
		.trim();

/** Chooses a line, or takes the first if all have been used. @throws Error if there are none. */
export function chosen(book: Phrasebook, from: readonly Line[], values: Values = {}): Line {
	const found = book.choose(from, values) ?? from[0];
	if (!found) throw new Error("There is no line to choose from");
	return found;
}
