/**
 * Matches "could another person who has my phone see it", "Marcus checks my phone on Sundays" and "if I delete it, is it
 * gone", in small letters without apostrophes.
 */
export const phoneChecked = [
	"\\b(?:another|other|any|some)? ?(?:person|people|somebody|someone|anyone|whoever|who) (?:who |that )?(?:else )?" +
		"(?:has|have|can unlock|unlocks?|picks up) my (?:phone|laptop|tablet)\\b",
	"\\b(?:checks|goes through|looks through|reads|searches) my (?:phone|messages|texts|laptop)\\b",
	"\\bif i delete (?:it|this|that|what i wrote|everything)\\b.{0,40}\\b(?:gone|disappear|still there)\\b",
].join("|");
