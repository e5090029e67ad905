import type { By, Certainty, Hurt, Kind, Sign, When } from "@/lib/domain/safety/kinds";
import { pattern } from "@/lib/domain/text/short-forms";
import { near, type Rule, weightOf } from "../rule";
import { FAMILY, PARTNER } from "../rules/people";
import { isHarmless } from "./harmless";
import { overTheTable } from "./in-play";
import type { Sentence } from "./sentence";
import { clauseBefore, nearest, subjectOf, type Who } from "./subject";
import {
	isBareWish,
	isDenied,
	isFiction,
	isFigureOfSpeech,
	isHyperbole,
	isMortified,
	isPast,
	laughedAtTogether,
	ofTheGame,
} from "./tense";

/** A place in a sentence where the words of a rule occur. */
export interface Match {
	rule: Rule;
	kind: Kind;
	sentence: Sentence;
	start: number;
	end: number;
	/** Whether the texts answer questions about the distant past, so that the past tense is not a present danger. */
	isAboutThePast: boolean;
}

/** What a match is a sign of, without its position, which the caller adds. */
export type Judged = Omit<Sign, "text" | "sentence" | "certainty"> & { weight: number };

type Found = Pick<Judged, "kind" | "hurt" | "by" | "when">;

/**
 * Judges a match in its sentence.
 * @returns What it is a sign of; null if it is harmless.
 */
export function judge(match: Match): Judged | null {
	const { rule, sentence, start, end } = match;
	const { text } = sentence;
	if (rule.with && !rule.with.test(text)) return null;
	if (rule.unless?.test(text)) return null;
	if (rule.withText && !sentence.stands(rule.withText)) return null;
	if (rule.unlessText && sentence.stands(rule.unlessText)) return null;
	if (!rule.isNegative && rule.reading !== "plain" && isDenied(text, start)) return null;
	if (sentence.isTold && isFiction(text, start, end)) return null;
	if (match.kind === "self-harm" && isNotInEarnest(sentence)) return null;
	const matched = text.slice(start, end + 1);
	if (isHarmless(match.kind, matched, sentence)) return null;
	const who = subjectOf(text, start, () => sentence.antecedent);
	const found = readings[rule.reading](match, who, matched);
	if (!found) return null;
	const when = isLongOver(match) ? "past" : found.when;
	const isTimeless = when === "now" && isUnmarkedPast(match);
	// In a sentence without "I" or "me", such words may be about anybody.
	const isAnybodys = found.kind === "partner-danger" && rule.reading === "plain" && rule.says && !aboutMe.test(text);
	const isFaint = isAnybodys || isPerhapsMine(match, who, matched) || isFamilyTale(found, sentence);
	const most = isFaint ? HINT : mostOfThreat(found.kind, sentence, matched);
	const weight = Math.min(weightOf(rule), most);
	return { ...found, when: isTimeless ? "uncertain" : when, isSexual: sexual.test(matched), weight };
}

/** Whether dying is a figure of speech: about a joke, a match, or embarrassment. */
const isNotInEarnest = (sentence: Sentence) =>
	isHyperbole(sentence.text) ||
	isFigureOfSpeech(sentence.text) ||
	(isBareWish(sentence.text) && sentence.stands(ofTheGame)) ||
	(isMortified(sentence.text) && sentence.stands(laughedAtTogether));

/** Returns the highest weight that a threat can have, since some are made in jest. */
function mostOfThreat(kind: Sign["kind"], sentence: Sentence, matched: string): number {
	if (kind === "danger-to-others") return mostOverTheTable(sentence, matched);
	const isSaying = kind === "partner-danger" && wouldKillMe.test(matched) && !threatOfDeath.test(sentence.text);
	return isSaying ? DOUBT : CLEAR;
}
/** "My friends would kill me": mostly a saying, so that it is asked about and not told. */
const wouldKillMe = / (?:would|might) (?:\w+ )?(?:kill|murder) (?:me|us) /;
const threatOfDeath = near(
	"says?|said|told|threat\\w*|swears?|swore|afraid|scared|terrified|fear|knife|gun|police",
	"one day|for real|not joking|mean it|leave~|divorce",
);

/**
 * Returns the highest weight of a threat made over food or games: "I will kill her", about a cousin who burnt the rice.
 */
function mostOverTheTable(sentence: Sentence, matched: string): number {
	const jest = threatened.test(matched) ? overTheTable(sentence) : null;
	return jest === null ? CLEAR : jest === "fun" ? HINT : DOUBT;
}
const threatened = / (?:going|swear i will|will|would) (?:\w+ )?(?:to )?(?:\w+ )?(?:kill|murder|strangle|throttle) /;

/**
 * Whether the writer may be the subject: "Took my keys", "going through my phone" in a diary that mentions nobody else.
 */
const isPerhapsMine = ({ rule, sentence }: Match, who: Who, matched: string) =>
	rule.reading === "to-me" &&
	who === "nobody" &&
	sentence.antecedent === "nobody" &&
	!/^ \w+s | (?:me|us|he) /.test(matched);

/**
 * Whether this is a story about a parent or siblings that the whole family laughs about and in which nobody is afraid.
 */
const isFamilyTale = ({ kind, by }: Found, sentence: Sentence) =>
	kind === "partner-danger" &&
	by !== "partner" &&
	sentence.stands(ofTheFamily) &&
	sentence.stands(laughedAtTogether) &&
	!sentence.stands(fearOrPartner);
const ofTheFamily = pattern(` (${FAMILY}) `);
const fearOrPartner = pattern(
	` (${PARTNER}|afraid|scared|frightened|terrified|fear|flinch\\w*|bruis\\w+|blood\\w*|bleed\\w*|hospital|police|drunk|` +
		"hide~|cry myself|laugh~ it off|laugh(s|ed|ing)? at me) ",
);

const aboutMe = / (?:i|me|my|myself|mine|we|us|our|id (?:tripped|fell|fallen|slipped|stumbled|walked|bumped)) /;
const sexual = near(
	"rap(e|es|ed|ing)|molest\\w*|grop\\w+|sex|sexual|sexually|inside me|naked|touch(es|ed|ing)?|consent|porn",
	"in bed",
);

const readings: Record<Rule["reading"], (match: Match, who: Who, matched: string) => Found | null> = {
	self(match, who, matched) {
		const isOfAnother = / (?:herself|her) /.test(matched) || (who === "nobody" && / (?:wants|wishes) /.test(matched));
		const mine: Found = { kind: match.kind, hurt: "writer", by: "writer", when: "now" };
		if (!isOfAnother && (who === "i" || who === "nobody" || who === "thing")) return mine;
		if (who === "child" || who === "told" || who === "generic" || who === "thing") {
			return !isOfAnother && / (?:i|me|my|myself) /.test(matched) ? mine : null;
		}
		return / (?:i|myself|my own) /.test(matched) ? mine : ofAnother(match, who);
	},
	"to-me"(match, who, matched) {
		if (who === "thing" || who === "child" || who === "told" || who === "generic") return null;
		const found: Found = { kind: match.kind, hurt: "writer", by: doer(who), when: "now" };
		const isOver = isUnmarkedPast(match) && (who === "family" || who === "friend" || / us /.test(matched));
		return isOver && who !== "partner" ? { ...found, when: "past" } : found;
	},
	mine(match, who, matched) {
		const { rule, kind, sentence } = match;
		if (!rule.isNegative && / (?:not|never) /.test(matched)) return null;
		if (who !== "i" && who !== "nobody") return null;
		if (kind === "self-harm") return { kind, hurt: "writer", by: "writer", when: "now" };
		if (kind === "danger-to-others") return { kind, hurt: victim(matched), by: "writer", when: "now" };
		const by = doer(nearest(matched, (who) => who === "partner" || who === "family" || who === "friend"));
		const found: Found = { kind, hurt: "writer", by, when: "feared" };
		const isOfFamily = by === "family" || ofFamily.test(sentence.text) || sentence.antecedent === "family";
		return isUnmarkedPast(match) && isOfFamily ? { ...found, when: "past" } : found;
	},
	plain(match, who, matched) {
		const { kind, rule, sentence, start } = match;
		const isOfAnother = who === "third" || who === "friend" || who === "family" || who === "partner";
		const isAboutMe = / (?:i|me|my|myself) /.test(matched);
		if (kind === "self-harm") {
			const isMine = rule.isOwn || !isOfAnother || isAboutMe || / (?:i|me) /.test(clauseBefore(sentence.text, start));
			return isMine ? { kind, hurt: "writer", by: "writer", when: "now" } : ofAnother(match, who);
		}
		if (kind === "partner-danger") {
			// "Her husband reads her messages" is about a sister or a friend.
			const isOfAnothersPartner = / her partner /.test(sentence.text) && !aboutMe.test(sentence.text);
			if (isOfAnothersPartner) return { kind: "someone-else", hurt: "uncertain", by: "another", when: "now" };
			return { kind, hurt: "writer", by: doer(who), when: "now" };
		}
		if (kind === "danger-to-others") return { kind, hurt: victim(matched), by: "writer", when: "now" };
		const isHistory =
			who !== "friend" && isUnmarkedPast(match) && ofElders.test(sentence.text) && !unanswered.test(sentence.text);
		return { kind, hurt: victim(` ${sentence.text} `), by: doer(who), when: isHistory ? "past" : "now" };
	},
};

const ofFamily = pattern(` (${FAMILY}|we all|all of us) `);
/** Matches "He texted goodbye, Dad, and doesn't pick up": in the past tense, but happening now. */
const unanswered = / (?:not (?:\w+ )?(?:pick|answer|reply|respond)\w*|hung up|phone is off) /;
const ofElders = / (?:parent|grandparent) /;

/** Returns what somebody else wants to do to themselves, as a worry about them. */
function ofAnother(match: Match, who: Who): Found {
	const hurt: Hurt = who === "family" || who === "partner" ? "family" : who === "friend" ? "friend" : "uncertain";
	const before = match.sentence.text.slice(Math.max(0, match.start - 60), match.start + 1);
	const when: When = isUnmarkedPast(match) ? "past" : reported.test(before) ? "told" : "now";
	return { kind: "someone-else", hurt, by: hurt === "uncertain" ? "uncertain" : "another", when };
}
const reported =
	/ (?:said|says|told|tells|wrote|texted|writes|mentioned|confided|admitted)(?: me| us)?(?: that)? (?:he|i|it)? ?/;

const doers: Partial<Record<Who, By>> = { partner: "partner", family: "family", friend: "another", told: "another" };
const doer = (who: Who): By => doers[who] ?? "uncertain";

const family = pattern(` (${FAMILY}|${PARTNER}|baby) `);
const victim = (words: string): Hurt =>
	family.test(words) ? "family" : / (?:friend|neighbou?rs?|colleague) /.test(words) ? "friend" : "uncertain";

const isUnmarkedPast = ({ sentence, start, end }: Match) => !sentence.isRecent && isPast(sentence.text, start, end);

const takenBack = pattern(
	" (i do not (now|any more)|(that|that time|those (days|years)|it|he) (is|are) (over|behind me|long)|(today|now|these " +
		"days) i (am|laugh|love|live|sleep|like)|i am (so |very )?(glad|grateful|forty|fifty|sixty|alive|free)|taught me|" +
		"years ago|with tenderness|have been (well|free|safe|happy)|got help|forgiven)",
);

/** Matches words that also set the time of the next sentence: "found my diary from when I was sixteen". */
const isOldMemory = / (?:old|teenage|school) (?:diary|diaries|journals?|notebooks?|letters)| from when i was /;

function isLongOver({ rule, sentence, start, end, isAboutThePast }: Match): boolean {
	const clause = clauseBefore(sentence.text, start);
	if (/ used to /.test(clause) && !/ still /.test(clause)) return true;
	if (sentence.isRecent) return false;
	if (/ old (?:diaries|diary|journals?|letters|notebooks?) /.test(clause)) return true;
	const past =
		isPast(sentence.text, start, end) ||
		(rule.reading === "plain" && / (?:thought|felt|believed|was|had|did|wanted) /.test(clause));
	// "He would send us to our room" is about the distant past.
	const wasSo = isAboutThePast && / would /.test(clause) && !/ if /.test(sentence.text);
	if (wasSo) return true;
	if (past && (isAboutThePast || takenBack.test(sentence.next) || isOldMemory.test(sentence.previous))) return true;
	return sentence.isOver && (past || / (?:remember|once|upon a time) /.test(clause));
}

/** The weights from which a danger counts as clear and as doubtful. */
export const CLEAR = 4;
export const DOUBT = 2;
/** The sum from which mere hints count as doubtful. */
export const HINTS_ALONE = 2.5;
/** The sum from which mere hints count as clear. */
export const MANY_HINTS = 7;
/** The weight of one hint. */
export const HINT = 1;
export const certaintyOf = (weight: number): Certainty => (weight >= CLEAR ? "clear" : "doubtful");
