import type { Page } from "@/lib/domain/search/pages/page";
import { namesIn } from "@/lib/domain/text/names";
import { sentencesOf } from "@/lib/domain/text/sentences";
import type { FactKind } from "./kinds";
import { plainSentence } from "./sentences";

/*
 * Finds facts that a page states about its writer, without a model: sentences in the first person that say who somebody
 * is, when something was, what the person wishes for, what helps and what hurts. The sentence itself is the fact, so
 * nothing is inferred. Doubts, denials, questions, imaginings and statements about others are left out.
 */

/** A sentence of a page that states a fact about the person. */
export interface ShownFact {
	kind: FactKind;
	/** The sentence, verbatim. */
	text: string;
	/** What the fact is about. If two pages state the same, the newer one counts. */
	about: string;
}

const MONTH =
	"(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const DATE = new RegExp(
	`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b|\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b|\\bin ` +
		`(?:${MONTH} )?(?:19|20)\\d\\d\\b|\\b(?:19|20)\\d\\d-\\d\\d-\\d\\d\\b`,
	"i",
);
const EVENT = new RegExp(
	"\\b(?:birthday|anniversary|wedding|married|marry|marries|marrying|engaged|born|died|funeral|moved " +
		"(?:in|out|here|to|away)|move (?:in|out|here|to|away)|(?:first )?met\\b|graduat\\w+|exam|operation|surgery|due " +
		"date|divorced?|separated|broke up|retire\\w*|started (?:at|as|my))\\b",
	"i",
);
const OWN = /\b(?:i|i'm|i've|i'd|my|me|we|our|us)\b/i;

const WISH = new RegExp(
	"\\bi (?:(?:really|still|only|just|do|simply|also) )*(?:want to|want more|want a|wish to|would " +
		"(?:really |so )?(?:love|like) to|hope to|hope that|long (?:to|for)|dream of|'d (?:really )?(?:love|like) to)\\b|" +
		"\\bi'd (?:really |so )?(?:love|like) to\\b|\\bmy (?:greatest |biggest |one |only )?(?:dream|wish|hope) is\\b",
	"i",
);
/** A wish about "this" says nothing without the sentence before it: "I want to keep this one." */
const POINTS_BACK =
	/\b(?:want|wish|hope|love|like|long|dream)(?: (?:to|for|of))?(?: [a-z]+)? (?:this|that|it|these|those)(?: one| ones)?[.!]*$/i;
const HELPS = new RegExp(
	"\\b(?:helps me|helps when i|calms me|soothes me|does me good|it helps (?:me )?(?:when|if|to)|what helps " +
		"(?:me )?(?:most |best )?is|makes me feel (?:better|safe|safer|calm|calmer|loved|seen|heard|at home))\\b",
	"i",
);
const HURTS = new RegExp(
	"\\b(?:hurts me|it (?:really )?hurts (?:me )?(?:when|that)|what hurts (?:me )?(?:most )?is|makes me feel " +
		"(?:small|alone|lonely|ashamed|worthless|invisible|unloved|stupid|guilty|unwanted)|i " +
		"(?:hate|can't stand|cannot stand|can't bear|cannot bear) it when)\\b",
	"i",
);

/** Matches words that negate a sentence, make it uncertain, or attribute it to somebody else. */
const TAKEN_BACK = new RegExp(
	"\\b(?:not|n't|never|no longer|nothing|nobody|used to|wanted|wondered|if only|as if|whether|maybe|perhaps|might|" +
		"pretend\\w*|imagine\\w*|dreamt|dreamed|joking|kidding)\\b|" +
		'\\b(?:said|says|told|tells|thinks?|thought|claims?|claimed|writes|wrote)\\b|["“”«»]|\\?\\s*$',
	"i",
);
/** A negation that is part of a fact about what hurts, so it does not take the sentence back. */
const ALLOWED = /\bi (?:can't|cannot) (?:stand|bear) it\b/i;
/** Matches words that make a date uncertain. A mere "not" does not matter in a sentence with a date. */
const DOUBT = /\b(?:maybe|perhaps|might|whether|if|as if|pretend\w*|imagine\w*|dreamt|dreamed|wish)\b|["“”«»]|\?\s*$/i;

const SHORTEST = 12;
const LONGEST = 220;
const straight = (text: string) => text.replace(/[‘’]/g, "'");

/** Returns the kind of fact that a sentence states; null if it states none. */
export function shownBy(sentence: string): Pick<ShownFact, "kind" | "about"> | null {
	const text = straight(sentence);
	if (text.length < SHORTEST || text.length > LONGEST) return null;
	const isStated = !TAKEN_BACK.test(text.replace(ALLOWED, " "));
	if (isStated && HURTS.test(text)) return { kind: "hurts", about: plainSentence(text) };
	if (isStated && HELPS.test(text)) return { kind: "helps", about: plainSentence(text) };
	if (isStated && WISH.test(text) && !POINTS_BACK.test(text)) return { kind: "wishes", about: plainSentence(text) };
	if (DOUBT.test(text)) return null;
	if (DATE.test(text) && EVENT.test(text) && OWN.test(text)) return { kind: "dates", about: plainSentence(text) };
	const [person] = namesIn(sentence);
	return person ? { kind: "people", about: `${person.relation} ${person.name}` } : null;
}

/** A cheap first check: a page without any of these words states no fact. */
const WORTH_READING =
	/\b(?:my|want|wish|love|like|hope|long|dream|helps|calms|soothes|good|feel|hurts|hate|stand|bear|birthday|anniversary)\b/i;
/** How many characters of a page are read. */
const READ = 6_000;

/**
 * Returns the facts that a page states, in order.
 * @param isFit Whether a sentence may be remembered at all. Signs of danger may not: they call for help and are not
 * traits.
 */
export function shownOn({ text, isChosen }: Pick<Page, "text" | "isChosen">, isFit: (sentence: string) => boolean) {
	const read = text.slice(0, READ);
	if (isChosen || !WORTH_READING.test(read)) return [];
	return sentencesOf(read).flatMap((sentence): ShownFact[] => {
		const shown = shownBy(sentence.text);
		return shown && isFit(sentence.text) ? [{ ...shown, text: sentence.text }] : [];
	});
}
