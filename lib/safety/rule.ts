/** One sign: the words that express it, and how the reader has to check them. */
export interface Rule {
	pattern: RegExp;
	/**
	 * `self`: what the subject wants or does to themselves: the writer, or somebody they write about.
	 * `to-me`: what somebody does to the writer. `mine`: what the writer feels or does. `plain`: the words suffice, unless they are
	 * long over or made up.
	 */
	reading: "self" | "to-me" | "mine" | "plain";
	/** Whether the words are a denial already ('do not want to live'), so that a 'not' before them does not undo them. */
	isNegative?: boolean;
	/** The words are about the writer, whoever else is named before them: 'they would cry for a week'. */
	isOwn?: boolean;
	/** If this is in the same sentence, the words mean something harmless. */
	unless?: RegExp;
	/** If this is anywhere in the text, the words mean something harmless. */
	unlessText?: RegExp;
	/** It only counts if this is anywhere in the text too. */
	withText?: RegExp;
	/** It only counts if this is in the same sentence too. */
	with?: RegExp;
	/**
	 * Its weight: `clear` by itself, `doubtful` by itself, or less than that. Two `telling` hints of different ideas are a
	 * doubt, or three `hint`s; `faint` ones only count beside others in the same text. `clear` by default.
	 */
	says?: Saying;
}

export type Saying = "clear" | "doubtful" | "telling" | "hint" | "faint";
const weights: Record<Saying, number> = { clear: 4, doubtful: 2, telling: 1.5, hint: 1, faint: 0.5 };

/** The weight of each; signs of one kind are added up. */
export const weightOf = ({ says = "clear" }: Pick<Rule, "says">): number => weights[says];

/** The same rules; those without a weight get this one. */
export const withDefaultWeight = (says: Saying, rules: readonly Rule[]): Rule[] =>
	rules.map((rule) => ({ says, ...rule }));

/** A negative look-ahead at words, with up to two levels of groups. */
const notFollowedBy = /\(\?! \(\?:((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)\)/g;

/**
 * A global regular expression for whole words: one space before the match, one after it, and one after whatever a
 * negative look-ahead excludes.
 */
export function words(source: string | readonly string[]): RegExp {
	const phrases = typeof source === "string" ? source : source.join("|");
	return new RegExp(` (?:${phrases.replace(notFollowedBy, "(?! (?:$1) )")})(?= )`, "g");
}

/** Matches where one of these words or phrases stands in a sentence. Each row is one or more of them, with `|` between. */
export const near = (...rows: string[]): RegExp => new RegExp(` (?:${rows.join("|")}) `);

/** Makes each phrase of these rules an idea of its own. */
export const eachAlone = (rules: readonly Rule[]): Rule[] =>
	rules.flatMap((rule) => topLevel(inner(rule.pattern) ?? "").map((part) => ({ ...rule, pattern: whole(part) })));

/** The source of a `words` pattern; null for any other pattern. */
export const inner = (pattern: RegExp): string | null => /^ \(\?:(.*)\)\(\?= \)$/.exec(pattern.source)?.[1] ?? null;

/** The pattern of such a source. */
export const whole = (source: string): RegExp => new RegExp(` (?:${source})(?= )`, "g");

/** The alternatives of a regular expression that are not within a group. */
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

/** A rule that is read as its name says, with its phrases. */
export const plain = reading("plain");
export const mine = reading("mine");
export const toMe = reading("to-me");
export const self = reading("self");
