import { pattern, withoutShortForms } from "@/lib/domain/text/short-forms";

/** A rule for a sign: the words that express it, and how to check them. */
export interface Rule {
	pattern: RegExp;
	/**
	 * How the subject is checked. `self`: something the writer, or somebody they mention, wants or does to themselves.
	 * `to-me`: something somebody does to the writer. `mine`: something the writer feels or does. `plain`: the words are
	 * enough, unless they are entirely in the past or fictional.
	 */
	reading: "self" | "to-me" | "mine" | "plain";
	/**
	 * Whether the words already contain a negation ("do not want to live"), so that a "not" before them does not cancel
	 * them.
	 */
	isNegative?: boolean;
	/** Whether the words are about the writer, whoever else is mentioned before them: "they would cry for a week". */
	isOwn?: boolean;
	/** If this matches in the same sentence, the words are harmless. */
	unless?: RegExp;
	/** If this matches anywhere in the text, the words are harmless. */
	unlessText?: RegExp;
	/** The rule only counts if this also matches anywhere in the text. */
	withText?: RegExp;
	/** The rule only counts if this also matches in the same sentence. */
	with?: RegExp;
	/**
	 * How much the rule says on its own: `clear` and `doubtful` are enough for a notice. Two `telling` hints of different
	 * ideas, or three `hint`s, are doubtful together; `faint` ones only count next to others in the same text. `clear` by
	 * default.
	 */
	says?: Saying;
}

export type Saying = "clear" | "doubtful" | "telling" | "hint" | "faint";
const weights: Record<Saying, number> = { clear: 4, doubtful: 2, telling: 1.5, hint: 1, faint: 0.5 };

/** Returns the weight of a rule. The weights of one kind are added up. */
export const weightOf = ({ says = "clear" }: Pick<Rule, "says">): number => weights[says];

/** Returns the rules with this weight for those that have none. */
export const withDefaultWeight = (says: Saying, rules: readonly Rule[]): Rule[] =>
	rules.map((rule) => ({ says, ...rule }));

/** Matches a negative look-ahead at words, with up to three levels of groups. */
const notFollowedBy = /\(\?! \(\?:((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)\)/g;

/**
 * Returns a global regular expression for whole words: one space before the match, one after it, and one after anything
 * that a negative look-ahead excludes.
 */
export function words(source: string | readonly string[]): RegExp {
	const phrases = withoutShortForms(typeof source === "string" ? source : source.join("|"));
	return new RegExp(` (?:${phrases.replace(notFollowedBy, "(?! (?:$1) )")})(?= )`, "g");
}

/**
 * Returns a pattern that matches if a sentence contains one of these words or phrases. Each row has one or several of
 * them, separated by `|`.
 */
export const near = (...rows: string[]): RegExp => pattern(` (${rows.join("|")}) `);

/** Makes each phrase of these rules an idea of its own. */
export const eachAlone = (rules: readonly Rule[]): Rule[] =>
	rules.flatMap((rule) => topLevel(inner(rule.pattern) ?? "").map((part) => ({ ...rule, pattern: whole(part) })));

/** Returns the source of a `words` pattern; null for any other pattern. */
export const inner = (pattern: RegExp): string | null => /^ \(\?:(.*)\)\(\?= \)$/.exec(pattern.source)?.[1] ?? null;

/** Returns the pattern for such a source. */
export const whole = (source: string): RegExp => new RegExp(` (?:${source})(?= )`, "g");

/** Returns the top-level alternatives of a regular expression. */
export function topLevel(source: string): string[] {
	const parts = [""];
	let depth = 0;
	for (let at = 0; at < source.length; at++) {
		const sign = source[at] ?? "";
		if (sign === "\\") {
			parts.push((parts.pop() ?? "") + sign + (source[++at] ?? ""));
			continue;
		}
		if (sign === "(" || sign === "[") depth++;
		if (sign === ")" || sign === "]") depth--;
		if (sign === "|" && depth === 0) parts.push("");
		else parts.push((parts.pop() ?? "") + sign);
	}
	return parts;
}

type More = Omit<Rule, "pattern" | "reading">;
const reading =
	(how: Rule["reading"]) =>
	(source: string | readonly string[], more: More = {}): Rule => ({
		reading: how,
		pattern: words(source),
		...more,
	});

/** Functions that make a rule from phrases, with the reading of the same name. */
export const plain = reading("plain");
export const mine = reading("mine");
export const toMe = reading("to-me");
export const self = reading("self");
