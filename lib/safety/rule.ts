/** One sign: words that mean it, and how the reader has to look at them. */
export interface Rule {
	pattern: RegExp;
	/**
	 * `self`: what the subject wants or does to themselves: the writer, or somebody they write about.
	 * `to-me`: what somebody does to the writer. `mine`: what the writer feels or does. `plain`: the words suffice, unless they are
	 * long over or made up.
	 */
	reading: "self" | "to-me" | "mine" | "plain";
	/** The words are a denial already ('do not want to live'), so a 'not' before them does not undo them. */
	isNegative?: boolean;
	/** Where this stands in the same sentence, the words mean something harmless. */
	unless?: RegExp;
	/** Where this stands anywhere in the text, the words mean something harmless. */
	unlessText?: RegExp;
	/** Only where this stands in the same sentence too. */
	with?: RegExp;
	/** How much it says: `clear` by itself, `doubtful` by itself, or a `hint` or a `faint` one, which count beside others. Clear where it is not said. */
	says?: Saying;
}

export type Saying = "clear" | "doubtful" | "hint" | "faint";
const weights: Record<Saying, number> = { clear: 4, doubtful: 2, hint: 1, faint: 0.5 };

/** How much a rule says; signs of one kind are added up. */
export const weightOf = ({ says = "clear" }: Pick<Rule, "says">): number => weights[says];

/** The same rules, saying no more than this. */
export const saying = (says: Saying, rules: readonly Rule[]): Rule[] => rules.map((rule) => ({ says, ...rule }));

/** A negative look-ahead at words, with up to two levels of groups inside. */
const notFollowedBy = /\(\?! \(\?:((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)\)/g;

/**
 * A global regular expression of whole words: one space before what matches, one after it, and one after whatever a
 * negative look-ahead excludes.
 */
export function words(source: string): RegExp {
	return new RegExp(` (?:${source.replace(notFollowedBy, "(?! (?:$1) )")})(?= )`, "g");
}

/** Each phrase of these rules as an idea of its own. */
export const eachAlone = (rules: readonly Rule[]): Rule[] =>
	rules.flatMap((rule) => topLevel(inner(rule.pattern) ?? "").map((part) => ({ ...rule, pattern: whole(part) })));

/** What `words` was given, as it is matched; null for a pattern of another form. */
export const inner = (pattern: RegExp): string | null => /^ \(\?:(.*)\)\(\?= \)$/.exec(pattern.source)?.[1] ?? null;

/** The pattern of a source that is as it is matched. */
export const whole = (source: string): RegExp => new RegExp(` (?:${source})(?= )`, "g");

/** The alternatives of a regular expression that stand in no group. */
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
	(source: string, more: More = {}): Rule => ({ reading: how, pattern: words(source), ...more });

/** A rule that is read as its name says, from the words it is about. */
export const plain = reading("plain");
export const mine = reading("mine");
export const toMe = reading("to-me");
export const self = reading("self");
