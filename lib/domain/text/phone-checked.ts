/**
 * Matches "could another person who has my phone see it" and "if I delete it, is it gone", in small letters without
 * apostrophes. "He checks my phone" is no question, but a reason to ask one.
 */
export const phoneChecked = [
	"\\b(?:another|other|any|some)? ?(?:person|people|somebody|someone|anyone|whoever|who) (?:who |that )?(?:else )?" +
		"(?:has|have|can unlock|unlocks?|picks up) my (?:phone|laptop|tablet)\\b",
	"\\bif i delete (?:it|this|that|what i wrote|everything)\\b.{0,40}\\b(?:gone|disappear|still there)\\b",
].join("|");
