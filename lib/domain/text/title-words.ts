import { pattern } from "@/lib/domain/text/short-forms";
/* Words by which a title is taken from a page, or not. */

/** Matches sentences that depend on the one before because of how they end. */
export const hangs = pattern(
	"\\b(was|wasn['’]t|is|isn['’]t|were|weren['’]t|did|didn['’]t|do|does|don['’]t|doesn['’]t|had|hadn['’]t|have|" +
		"has|will|won['’]t|would|could|couldn['’]t|too|either|that|it|them|him|her)$",
	"i",
);

/** Matches somebody else's words, or words about somebody speaking. */
export const attributed =
	/\b(?:said|says|say|saying|called|calls|told|tells|thinks?|thought|believes?|according to|claims?|used to be)\b|["“”]/i;

/** Matches openings that attribute the previous sentence to somebody else, or take it back. */
export const givenAway = pattern(
	"^(that(['’]s| is| was) what|so (he|she|they|my \\w+) (said|says)|(he|she|they|my \\w+|mum|mom|dad) (said|says|" +
		"thinks?)|but\\b|yet\\b|and yet|(i|and) still\\b|still,|so perhaps|(even|or) so\\b|i wish\\b|if only|seriously|" +
		"except\\b|though\\b|although\\b|however\\b|actually\\b|against\\b|against:|both (are )?true|then (he|she|they|it|" +
		"i)\\b.{0,20}\\bn(o|['’]t)\\b|i (typed|wrote) that|that is a lie|not really|just kidding)",
	"i",
);

/** Matches praise, which may be ironic: "Great family dinner, only one slammed the door". */
export const praises = pattern(
	"\\b(great|wonderful|fantastic|brilliant|perfect|lovely|marvell?ous|fabulous|splendid|amazing|thrilled|joy|" +
		"surely|fine|delightful|congratulations|oh)\\b",
	"i",
);

/** Matches openings that cannot stand alone ("It just wasn't there") or give background (the past perfect). */
export const leansBack = /^(?:it|that|this|these|those|so|then)\b|^i(?:['’]d| had)\b/i;

/** Matches "for a while" or "so far": such an entry goes on to say what came after. */
export const passing = pattern(
	"\\b(first|last (week|year|month|night|time|summer|winter|spring|autumn)|still(?!$)|so far|for now|at first|" +
		"yesterday|back then|these days)\\b",
	"i",
);

/** Matches openings without a subject or addressed to somebody, which make no title. */
export const begun =
	/^(?:not (?:an?|the|my|much)|is|was|are|were|am|be|been|woke|you|you['’]re|(?:mon|tues|wednes|thurs|fri|satur|sun)day$)\b/i;

/** Matches an entry with two sides, "for: … against: …": neither alone makes a title. */
export const sides =
	/^[^\S\n]*(?:(?:my|her|his|their|your|one|the other) (?:side|version)|me|him|her|them|for|against|pros?|cons?)[^\S\n]*[:–-]/im;

/** Words that keep a sentence from being shortened, because its end may reverse its beginning. */
export const turns = pattern(
	"n['’]t\\b|\\b(but|not|no|never|nobody|nothing|except|unless|until|if|without|only|almost|nearly|though|" +
		"although|instead|maybe|perhaps|would|should|could|supposed|pretend\\w*|dream\\w*|wish\\w*|thought|used to|yet|" +
		"hardly|barely|joke|joking|kidding|lol|as if)\\b",
	"i",
);

/** Matches openings that connect a sentence to another one. */
export const joining =
	/^(?:and|or|because|so|then|when|while|after|before|since|as|also|maybe|which|who|what|how|why|where|this|that|it|there|here)\b/i;
