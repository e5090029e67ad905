/**
 * Matches the beginning of an answer that says otherwise than what was asked presumes: "I wouldn't call it a disagreement.",
 * "He's said it."
 */
const otherwise = new RegExp(
	"^[\"'“‘]?(?:no|not|none|nothing|never|nobody|i (?:do|did|would|have|can|could)(?:n['’]?t| not)\\b|" +
		"i(?:['’]m| am) not sure|(?:he|she|they)(?:['’]s|s| has| had|['’]d)? said)\\b",
	"i",
);

/** Whether an answer may deny what its question presumes, so that only a neutral line can introduce it. */
export const mayDenyPremise = (raw: string): boolean => otherwise.test(raw.trim().slice(0, 60));
