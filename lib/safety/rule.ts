/** One sign: words that mean it, and how the reader has to look at them. */
export interface Rule {
	pattern: RegExp;
	/**
	 * `self`: what the subject wants or does to themselves: the writer, or somebody they write about.
	 * `to-me`: what somebody does to the writer. `mine`: what the writer feels or does. `plain`: the words suffice, unless they are
	 * long over or made up. `as-it-is`: the words suffice.
	 */
	reading: "self" | "to-me" | "mine" | "plain" | "as-it-is";
	/** The words are a denial already ('do not want to live'), so a 'not' before them does not undo them. */
	isNegative?: boolean;
	/** Where this stands in the same sentence, the words mean something harmless. */
	unless?: RegExp;
	/** Only where this stands in the same sentence too. */
	with?: RegExp;
}

/** A negative look-ahead at words, with up to two levels of groups inside. */
const notFollowedBy = /\(\?! \(\?:((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)\)/g;

/**
 * A global regular expression of whole words: one space before what matches, one after it, and one after whatever a
 * negative look-ahead excludes.
 */
export function words(source: string): RegExp {
	return new RegExp(` (?:${source.replace(notFollowedBy, "(?! (?:$1) )")})(?= )`, "g");
}
