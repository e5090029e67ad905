import { type Kind, kinds } from "@/lib/domain/safety/kinds";
import { foldLetters } from "./fold";

/** The plainest signs of one language. */
export interface Language {
	/** BCP 47. */
	code: string;
	/** Where none of these is in a sentence, nothing of this language is looked for in it. */
	hints: RegExp;
	/** What looks like a sign and is none: taken out of a sentence before signs are looked for. */
	lookalikes: RegExp;
	/** One expression with a group for each of `kinds`, in their order. */
	signs: RegExp;
	kinds: readonly Kind[];
}

interface Plain {
	code: string;
	/** Parts of words, as they are written, one of which every sign has. */
	hints: readonly string[];
	/** Regular expressions of what looks like a sign and is none. */
	lookalikes: readonly string[];
	/** Regular expressions of signs. */
	signs: Partial<Record<Kind, readonly string[]>>;
}

type Bounds = (source: string) => string;
const whole: Bounds = (source) => `(?<= )(?:${source})(?= )`;
const anywhere: Bounds = (source) => `(?:${source})`;

/**
 * A language of signs that are written as people write them. Every expression matches whole words between single spaces.
 * Expressions must be linear: no repeated group inside a repeated group.
 */
export const language = (plain: Plain): Language => compile(plain, whole);

/** The same for a language without spaces between words. */
export const unspacedLanguage = (plain: Plain): Language => compile(plain, anywhere);

function compile({ code, hints, lookalikes, signs }: Plain, bounds: Bounds): Language {
	const expression = (source: string) => new RegExp(bounds(foldLetters(source)), "gu");
	const found = kinds.flatMap((kind) => (signs[kind] ? [{ kind, source: `(${signs[kind].join("|")})` }] : []));
	return {
		code,
		hints: new RegExp(foldLetters(hints.join("|")), "u"),
		lookalikes: expression(lookalikes.join("|")),
		signs: expression(found.map(({ source }) => source).join("|")),
		kinds: found.map(({ kind }) => kind),
	};
}
