import { pattern } from "@/lib/domain/text/short-forms";

/* Words by which a reply says that the person said something. */

const SAID = "(said|wrote|told me|called|put it|described?|named|answered|mentioned)";

const SAYS = "(say|write|call|put it|describe|name|answer|mention)";

const YOU = "you(['’]ve| have| had)?( also| once| even| just| already| yourself| then| often| always| still)*";

export const SAID_BEFORE = pattern(`\\b(${YOU} ${SAID}\\b|your (own |very )?words?\\b)[^"“”.!?\\n]{0,60}$`, "i");

export const SAYS_BEFORE = pattern(`\\b${YOU} ${SAYS}\\b[^"“”.!?\\n]{0,60}$`, "i");

export const SAID_AFTER = pattern(`^,? (as |were the words )?${YOU} (${SAID}|${SAYS})\\b`, "i");

/** Words that suggest a wording instead of quoting one. */
export const SUGGESTING = pattern(
	"\\b(could|might|may|would|should|can|try|if|imagine|instead|next time|before|until|something like|for example|" +
		'such as|how about|practi[sc]e|rehearse|to (?:say|write|tell|answer|put))\\b[^"“”.!?\\n]{0,80}$',
	"i",
);

/** Matches openings that cannot stand alone ("It just wasn't there") or give background (the past perfect). */
export const leansBack = /^(?:it|that|this|these|those|so|then)\b|^i(?:['’]d| had)\b/i;

/** Matches a page with two sides, "for: … against: …": neither alone is quoted. */
export const sides =
	/^[^\S\n]*(?:(?:my|her|his|their|your|one|the other) (?:side|version)|me|him|her|them|for|against|pros?|cons?)[^\S\n]*[:–-]/im;
