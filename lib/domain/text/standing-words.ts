import { pattern } from "@/lib/domain/text/short-forms";

/* Words by which a relationship is over, goes on, or ended with a death. */

const someone = "(he|she|they|who)";

export const hasDied = pattern(
	`\\b${someone}(['’]s| has| had)? (since )?(died|passed (away|on))\\b|^(his|her|their)( own)? death\\b|\\bwidow(er|ed)?\\b`,
	"iu",
);

export const isOn = pattern(
	"\\b(going on|goes on|on-?going|still (going|here|on|together)|to this day|no end|not ended|" +
		"(to|till?|until|and|-|–) (now|today|the present|present))\\b",
	"iu",
);

export const hasEnded =
	/\b(?:ended|divorced?|separated|split|broke up|walked out|left|finished|until|till?|(?:it|that|we)(?:['’]s| is| was| were) over)\b/iu;

/** Matches plain words for an end, unless they are denied: "It has not ended.", "Nothing ended it". */
export const saidToBeOver =
	/(?<!\b(?:not|never|nothing|nobody|n['’]t)(?: (?:yet|ever|really))? )\b(?:ended|divorced|separated|broke up|split up)\b/iu;
