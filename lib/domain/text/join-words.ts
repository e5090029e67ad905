import { pattern } from "@/lib/domain/text/short-forms";

/* Words that a model’s introduction of a line may have, or not. */

const DAY = "monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|yesterday|today|tomorrow";

const MONTH =
	"january|february|march|april|may \\d|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas";

export const times = pattern(`\\b(${DAY}|${MONTH}|\\d+)\\b`, "gi");

/** Matches words that go beyond the fact that the person wrote: verdicts, advice, or claims about their inner life. */
export const verdict = pattern(
	"\\b(progress\\w*|improv\\w+|better|worse|heal\\w*|gr[eo]w\\w*|strong\\w*|brave\\w*|courag\\w+|proud of you|should|must|need" +
		"|always|never|clearly|truly|deep\\w*|journey|lesson|teach\\w*|realiz\\w+|learn\\w*|struggl\\w+|pain\\w*|trauma\\w*)\\b",
	"i",
);

/**
 * Matches what an introduction may say that the person did: writing and the like. Anything else is for their own line
 * to say.
 */
export const didNothingElse = pattern(
	"^((also|then|later|first|again|just|once|simply|only|even|had|have|were|are|still) )*(wrote|" +
		"write|writing|written|put|noted?|noting|kept|keep|keeping|tapped|tap|chose|chosen|choose|came|come|" +
		"coming|sat|sit|set|left|leave|added|began|begin|returned?|opened|paused|found|took|take|made|gave|" +
		"picked|marked|called|named|had|have|were|are|wanted)\\b",
	"i",
);

export const others = /\b(?:he|she|they|him|her|them|his|hers|their|we|us|our|i|me|my|somebody|someone|nobody)\b/i;
