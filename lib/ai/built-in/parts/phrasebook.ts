import type { Dice } from "../random";

declare const isLine: unique symbol;
/** A sentence of ours with `{placeholders}`. Only files of content make them. */
export type Line = string & { readonly [isLine]: true };

/** What placeholders are filled with. */
export type Values = Readonly<Record<string, string | number>>;

const placeholder = /\{([a-z][A-Za-z]*)\}/g;

/** Lines of content. The one way to write a placeholder is `{name}`. */
export const lines = (...texts: readonly string[]): readonly Line[] => texts.map((text) => text as Line);
/** One line of content. */
export const line = (text: string): Line => text as Line;

/** The names of a line's placeholders. */
export const placeholdersOf = (text: Line): string[] => [...text.matchAll(placeholder)].map(([, name]) => name ?? "");

/** A line with its placeholders filled. @throws Error where a value is missing: a half-filled line is never shown. */
export function fill(text: Line, values: Values): string {
	return text.replace(placeholder, (_, name: string) => {
		if (!Object.hasOwn(values, name)) throw new Error(`No value for {${name}} in "${text}"`);
		return String(values[name]);
	});
}

/** The same as a line, to be made a part of. */
export const filled = (text: Line, values: Values): Line => fill(text, values) as Line;

/** Shorter than this, the fixed part of a line is not looked for in what was said before. */
const TELLTALE = 12;

/**
 * Chooses lines: by dice, so that the same input gives the same text; never the same line twice in a text; none that
 * stands in what was said lately while there is another; none that is not allowed.
 */
export class Phrasebook {
	readonly #dice: Dice;
	readonly #lately: string;
	readonly #allow: (line: Line) => boolean;
	readonly #used = new Set<Line>();

	/**
	 * @param lately Texts that the person has had from the coach of late.
	 * @param allow Refuses lines, for example because the person asked for none of their kind.
	 */
	constructor(dice: Dice, lately: readonly string[] = [], allow: (line: Line) => boolean = () => true) {
		this.#dice = dice;
		this.#lately = lately.join("\n");
		this.#allow = allow;
	}

	/** A line whose every placeholder has a value, or null where none is left. */
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

	/** Whether the longest fixed part of a line stands in what was said lately. */
	#wasSaid(text: Line): boolean {
		if (this.#lately === "") return false;
		const fixed = text.split(/\{[a-z][A-Za-z]*\}/).reduce((a, b) => (b.length > a.length ? b : a), "");
		return fixed.length >= TELLTALE && this.#lately.includes(fixed.trim());
	}
}

/** One of some lines in any case: the first, where all of them have been used. @throws Error where there is none. */
export function chosen(book: Phrasebook, from: readonly Line[], values: Values = {}): Line {
	const found = book.choose(from, values) ?? from[0];
	if (!found) throw new Error("There is no line to choose from");
	return found;
}
