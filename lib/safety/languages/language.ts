import { type Kind, kinds } from "@/lib/domain/safety/kinds";
import { withoutShortForms } from "@/lib/domain/text/short-forms";
import { foldLetters } from "./fold";

/** The plainest signs of danger in one language. */
export interface Language {
	/** BCP 47 code. */
	code: string;
	/** A sentence without any of these is not searched for signs of this language. */
	hints: RegExp;
	/** Matches phrases that look like signs but are harmless; removed before signs are searched for. */
	lookalikes: RegExp;
	/** One expression with a group for each of `kinds`, in the same order. */
	signs: RegExp;
	kinds: readonly Kind[];
}

interface Plain {
	code: string;
	/** Parts of words, as they are written. Every sign contains one of them. */
	hints: readonly string[];
	/** Regular expressions for phrases that look like signs but are harmless. */
	lookalikes: readonly string[];
	/** Regular expressions for signs. */
	signs: Partial<Record<Kind, readonly string[]>>;
}

type Bounds = (source: string) => string;
const whole: Bounds = (source) => `(?<= )(?:${source})(?= )`;
/**
 * Matches anywhere in unspaced text. Every sign begins with a kana, a Chinese character, or the d of "DV", and checking
 * for that first matters in a process that has compiled much code: V8 then stops optimizing regular expressions, and
 * trying each sign at every letter takes ten times as long.
 */
const anywhere: Bounds = (source) => `(?=[d\\u3040-\\u9fff])(?:${source})`;

/**
 * Compiles a language whose signs are listed as people write them. Every expression matches whole words between single
 * spaces. Expressions must run in linear time: no repeated group within a repeated group.
 */
export const language = (plain: Plain): Language => compile(plain, whole);

/** Compiles a language without spaces between words. */
export const unspacedLanguage = (plain: Plain): Language => compile(plain, anywhere);

function compile({ code, hints, lookalikes, signs }: Plain, bounds: Bounds): Language {
	const expression = (source: string) => new RegExp(bounds(foldLetters(source)), "gu");
	const found = kinds.flatMap((kind) =>
		signs[kind] ? [{ kind, source: `(${withoutShortForms(signs[kind].join("|"))})` }] : [],
	);
	return {
		code,
		hints: new RegExp(foldLetters(hints.join("|")), "u"),
		lookalikes: expression(withoutShortForms(lookalikes.join("|"))),
		signs: expression(found.map(({ source }) => source).join("|")),
		kinds: found.map(({ kind }) => kind),
	};
}
