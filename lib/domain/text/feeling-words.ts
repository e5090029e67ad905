import { pattern } from "@/lib/domain/text/short-forms";

/* Words by which a feeling is named as one’s own, and by which it is not. */

const degree =
	"(?:so|very|really|quite|rather|pretty|deeply|truly|too|a bit|a little|just|still|always|often|mostly|usually|" +
	"sometimes|also|all|completely|totally|incredibly|extremely|mainly|simply|secretly|genuinely|suddenly)";

/**
 * Matches the whole opening of a clause up to the feeling. If anything else precedes the word, it is unclear whose
 * feeling it is, or whether it is one.
 */
export const named = new RegExp(
	"(?:^|[,;:.!?(–—-]\\s*|\\b(?:and|but|because|so|then|today|yesterday|now|lately|tonight|right now|in the end|at times|by then)" +
		"[,]?\\s+)i(?:'m| am| was|'ve been| have been| feel| felt| became) " +
		`(?:${degree} ){0,2}(?:(?:sad|happy|angry|tired|calm|proud) and )?([a-z]+)\\b(?!-)`,
	"g",
);

/** Matches sentences that may deny, wish, imagine, ask or report the feeling. */
export const doubt = pattern(
	"\\b(not|never|no|nobody|none|nothing|without|hardly|barely|neither|nor|if|unless|would|could|should|might|may|" +
		"must|wish|wished|hope|hoped|want|wanted|pretend|pretended|pretending|imagine|imagined|dream|dreamed|dreamt|" +
		"suppose|supposed|maybe|perhaps|probably|almost|nearly|like|says?|said|told|tells?|thinks?|thought|claims?|" +
		"claimed|asked|asks|believes?|whether|supposedly|until|lol|kidding|joking|as|sarcasm|enough|film|song|book|" +
		"character|played|acting)\\b|n't\\b|[\"“”?]|\\bless\\b",
);

/** Matches what may follow the word: the end of the clause, or more about the feeling. */
export const endsOrGoesOn = pattern(
	"^([\\s]*[.,;:!)…–—-]|\\s*$| (of|about|at|with|for|by|because|when|to|that|and|but|in|on|all|again|today|now|" +
		"then|every|this|these|since|after|before|over|around|most|yesterday|tonight|by)\\b)",
);
