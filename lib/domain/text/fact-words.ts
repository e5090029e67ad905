import { pattern } from "@/lib/domain/text/short-forms";

/* Words by which a sentence states a fact about its writer. */

const MONTH =
	"(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";

export const DATE = pattern(
	`\\b\\d{1,2}(st|nd|rd|th)?( of)? ${MONTH}\\b|\\b${MONTH} \\d{1,2}(st|nd|rd|th)?\\b|\\bin ` +
		`(${MONTH} )?(19|20)\\d\\d\\b|\\b(19|20)\\d\\d-\\d\\d-\\d\\d\\b`,
	"i",
);

export const EVENT = pattern(
	"\\b(birthday|anniversary|wedding|married|marry|marries|marrying|engaged|born|died|funeral|(moved|move) (in|out|here|" +
		"to|away)|(first )?met\\b|graduat\\w+|exam|operation|surgery|due date|divorced?|separated|broke up|retire\\w*|started" +
		" (at|as|my))\\b",
	"i",
);

export const OWN = /\b(?:i|i'm|i've|i'd|my|me|we|our|us)\b/i;

export const WISH = pattern(
	"\\bi ((really|still|only|just|do|simply|also) )*((want|wish|would (really |so )?(love|like)|hope|'d (really )?(love|" +
		"like)) to|want more|want a|hope that|long (to|for)|dream of)\\b|\\bi'd (really |so )?(love|like) to\\b|\\bmy " +
		"(greatest |biggest |one |only )?(dream|wish|hope) is\\b",
	"i",
);

/** A wish about "this" says nothing without the sentence before it: "I want to keep this one." */
export const POINTS_BACK =
	/\b(?:want|wish|hope|love|like|long|dream)(?: (?:to|for|of))?(?: [a-z]+)? (?:this|that|it|these|those)(?: one| ones)?[.!]*$/i;

export const HELPS = pattern(
	"\\b(helps (me|when i)|calms me|soothes me|does me good|it helps (me )?(when|if|to)|what helps (me )?(most |best " +
		")?is|makes me feel (better|safe|safer|calm|calmer|loved|seen|heard|at home))\\b",
	"i",
);

export const HURTS = pattern(
	"\\b(hurts me|it (really )?hurts (me )?(when|that)|what hurts (me )?(most )?is|makes me feel (small|alone|lonely|" +
		"ashamed|worthless|invisible|unloved|stupid|guilty|unwanted)|i (hate|(can't|cannot) (stand|bear)) it when)\\b",
	"i",
);

/** Matches words that negate a sentence, make it uncertain, or attribute it to somebody else. */
export const TAKEN_BACK = pattern(
	"\\b(not|n't|never|no longer|nothing|nobody|used to|wanted|wondered|if only|as if|whether|maybe|perhaps|might|" +
		"pretend\\w*|imagine\\w*|dreamt|dreamed|joking|kidding)\\b|" +
		'\\b(?:said|says|told|tells|thinks?|thought|claims?|claimed|writes|wrote)\\b|["“”«»]|\\?\\s*$',
	"i",
);

/** A negation that is part of a fact about what hurts, so it does not take the sentence back. */
export const ALLOWED = /\bi (?:can't|cannot) (?:stand|bear) it\b/i;

/** Matches words that make a date uncertain. A mere "not" does not matter in a sentence with a date. */
export const DOUBT =
	/\b(?:maybe|perhaps|might|whether|if|as if|pretend\w*|imagine\w*|dreamt|dreamed|wish)\b|["“”«»]|\?\s*$/i;

/** A cheap first check: a page without any of these words states no fact. */
export const WORTH_READING =
	/\b(?:my|want|wish|love|like|hope|long|dream|helps|calms|soothes|good|feel|hurts|hate|stand|bear|birthday|anniversary)\b/i;
