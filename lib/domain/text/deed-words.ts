import { pattern } from "@/lib/domain/text/short-forms";
/* Words by which a line of a letter tells of kindness, of something good, or of an end. */

/** Matches a word before the verb that can be its subject: not "I", and not an unknown somebody. */
export const somebody = "(?<!\\p{L})(?:(?!(?:I|somebody|someone|nobody|anybody)\\b)[\\p{L}’'.]+)";

/** Matches something kind that somebody else did. */
export const kindDeed = new RegExp(
	`(?<!\\b(?:I|I've|I’ve|I had|I have|and) )(?<=${somebody} (?:had |has |just |always |only |also |then |and |` +
		`never )?)(?:${[
			// Being there: "She sat with me", "came round with soup"
			"held (?:my|me)|hugged|sat (?:with|beside|next to|down with|there with|up with)|stayed (?:with|over|until|for)",
			"kept me company|came (?:over|round|by|to see|with|back with|in with|up (?!with))|listened|remembered",
			"waited (?:for|with) (?:me|us)|walked (?:me|with)|drove (?:me|us)",
			"put (?:a|his|her|their) (?:blanket|coat|hand|hands|arm|arms)|took my|carried (?:my|me|the)",
			// Giving: "brought me bread", "lent me her coat"
			"brought|fetched|cooked|baked|made (?:soup|tea|coffee|dinner|supper|breakfast|lunch|me|us)",
			"bought (?:me|us|a|the)|gave me|lent me|sent me|helped (?:me|us)|offered (?:me|to)",
			// Calling and writing: "rang me from the train"
			"rang (?:me|to|from|at|every|just)|phoned|called (?:me|to|from|at|every|just)|wrote (?:to )?me|texted me",
		].join("|")})\\b`,
	"iu",
);

/** Matches something that did the person good, in their own words. */
export const didGood = pattern(
	"\\b(helped(?=[.,;!]|$| (a (bit|little|lot)|today|again|too|most)\\b)|was good for me|calmed me|" +
		"I (felt|feel) (better|lighter|calmer|easier|warm(er)?|human)|I (slept|sleep) (well|" +
		"through)|did me good|I could breathe|made me (laugh|smile))\\b",
	"iu",
);

/** Matches the end of a relationship or a grave illness, after which a page about somebody may be exactly what hurts. */
export const tellsOfEnd =
	/\b(?:hospice|diagnos\w*|divorc\w*|separat\w*|broke up|break-?up|split up|left me|moved out|cheated)\b/iu;

/** Matches the beginning of a next sentence that turns a good one around. */
export const turned =
	/^["“'(]?(?:but|then|and then|only|until|yet|though|except|instead|that was|it was the last|at least)\b/iu;
