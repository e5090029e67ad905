import { type Kind, kinds } from "@/lib/domain/safety/kinds";
import { foldLetters } from "./fold";

/** The plainest signs of one language. */
export interface Language {
	/** BCP 47. */
	code: string;
	/** If a sentence has none of these, nothing of this language is looked for in it. */
	hints: RegExp;
	/** What looks like a sign but is none: removed from a sentence before signs are looked for. */
	lookalikes: RegExp;
	/** One expression with a group for each of `kinds`, in order. */
	signs: RegExp;
	kinds: readonly Kind[];
}

interface Plain {
	code: string;
	/** Parts of words, as they are written; every sign has one of them. */
	hints: readonly string[];
	/** Regular expressions for what looks like a sign but is none. */
	lookalikes: readonly string[];
	/** Regular expressions for signs. */
	signs: Partial<Record<Kind, readonly string[]>>;
}

type Bounds = (source: string) => string;
const whole: Bounds = (source) => `(?<= )(?:${source})(?= )`;
/**
 * Every sign begins with a kana, a Chinese character, or the d of "DV". Looking for that first matters in a process that
 * has compiled much: V8 then stops optimizing expressions, and trying each sign at every letter takes ten times as long.
 */
const anywhere: Bounds = (source) => `(?=[d\\u3040-\\u9fff])(?:${source})`;

/**
 * A language whose signs are listed as people write them. Every expression matches whole words between single spaces.
 * Expressions must be linear: no repeated group within a repeated group.
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
