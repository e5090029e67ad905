import { pattern } from "@/lib/domain/text/short-forms";
/* Words by which a sentence comforts, or does not. */

/** Matches the beginning of a remark on the sentence before it. */
export const remark =
	/^(?:i (?:know|mean|guess|suppose|think|hope|can't|cannot|don't)\b|like\b|really\b|but\b|or\b|within\b)/i;

/** Matches words of sorrow or self-reproach that are not negated: "I feel a traitor", but not "he's not scared". */
export const sorrow = pattern(
	"(?<!\\b(not|never|no|nobody(['’]s)?|isn['’]?t|aren['’]?t|wasn['’]?t|don['’]?t|without)( \\w+)? )" +
		"\\b(traitor|coward|guilt\\w*|asham\\w*|fault|regret\\w*|sad\\w*|lonel\\w*|alone|cry|cries|crying|cried|tears|" +
		"afraid|scared|frightened|hurts?|worthless|useless|unwanted|too late|dead|die[ds]?|grief|griev\\w*|hate)\\b",
	"iu",
);

export const doubt =
	/\b(?:(?:don['’]?t|do not|didn['’]?t) (?:really )?know|not sure|been a while|no one|nobody|hardly|never|any ?more)\b/iu;
