import type { Kind } from "@/lib/domain/safety/kinds";
import { anyOf } from "@/lib/domain/text/any-of";
import { sentencesOf } from "@/lib/domain/text/pieces";
import { pattern } from "@/lib/domain/text/short-forms";

/** Matches ways to die or to hurt oneself that must not be named to anybody. */
const method = anyOf(
	[
		"\\b(lethal|fatal|deadly) (dose|amount)",
		"\\bhow (many|much) (\\w+ ){0,4}(pills|tablets|mg|milligrams)\\b.{0,40}\\b(die|kill|fatal|lethal)",
		"\\b(tie|tying|make|making) (a |the )?noose",
		"\\bcut ((along|lengthways)\\b.{0,30}\\b|(down|deep(er)?) ((in|into|on|across|along|to|" +
			"the|your|a|an) ){0,3})(wrist|vein|arter)",
		"\\b(painless|quickest|easiest|best) (way|method)s? to (die\\b(?! of (boredom|embarrassment|" +
			"shame|laugh))|kill yourself|end (your (own )?life|it all))",
	],
	"i",
);
/**
 * Matches words that can be a way to die, but more often are about a party, a picnic, a street, a break-up or a
 * prescription.
 */
const perhapsMethod = pattern(
	"\\b(painless|quickest|easiest|best) (way|method)s? to end it\\b|\\b(take|swallow)" +
		" (all|\\d{2,}|the whole) (\\w+ ){0,3}(pills|tablets)|\\bhelium|charcoal (grill|burning)|car exhaust",
	"gi",
);
/** Matches verbs of dying or hurting: near words that may be a method, they make them one. */
const ofDying = pattern(
	"\\b(die|dies|dying|kill(s|ing)?|suicid\\w*|lethal|fatal|painless(ly)?|overdos\\w*|(hurt|harm|cut)(ting|ing)?" +
		" yourself|end(ing)? your (own )?life|never wake|not wake|peacefully|unconscious)\\b",
	"gi",
);
/**
 * Matches dying, killing and peace in harmless contexts: a mood, a laugh, somebody who is ill, a father in his chair.
 */
const noDying = pattern(
	"\\b((was|were|lay|is|are) dying\\b|dying (to|of) |die of (laugh|boredom|embarrassment|shame)|" +
		"kill(s|ed|ing)? (your|the|his|her|my) (\\w+ )?(sleep|mood|time|evening|joy|appetite)|(sat|" +
		"stood|sits|stands) (\\w+ )?peacefully)",
	"gi",
);
/** Distance, in characters, within which such a verb counts. */
const NEAR = 160;
const isOfDying = (text: string) => text.replace(noDying, "…").search(ofDying) >= 0;
/** If the person's words suggest one of these, everything that may be a method counts as one. */
const inDanger: ReadonlySet<Kind> = new Set<Kind>(["self-harm", "danger-to-others", "someone-else"]);

const encouragement = pattern(
	"\\b(you should|go ahead and|it('|’)s (okay|fine|best) to|maybe you should)" +
		" (just )?(kill yourself|die|end (it|your life)|hurt yourself|cut yourself)\\b|\\bbetter off without you\\b|\\bthe" +
		" world would be better without you\\b|\\bnobody would miss you\\b",
	"gi",
);
/** Matches things other than a life that can end. In a text that names one of them, "end it" means that. */
const otherEnds = pattern(
	"\\b(relationship|marriage|engagement|affair|friendship|break(ing)?[- ]?up|divorce|separat\\w+|contract|lease|job|" +
		"call|meeting|conversation|evening|argument|quarrel|project|course|tradition|years together|speech|letter|visit|shift|game|date|" +
		"trip|silence|feud|subscription|partnership|arrangement|internship|season|training|chapter|song)\\b",
	"i",
);
/** Matches what may follow "end it" if it means a speech, an evening, or something between two people. */
const isEndOf = pattern(
	"^ (with (him|her|them|your (boyfriend|girlfriend|partner|husband|wife|boss)|(a|an|the|that|" +
		"this) (\\w+ )?(joke|question|line|sentence|word|song|smile|toast|story))|here\\b|on (a|an|the|" +
		"that|this) (\\w+ )?(line|word|note|joke|song|sentence)|at the (\\w+ )?(verse|line|page|" +
		"chapter|chorus))\\b",
	"i",
);
/** Matches what may follow "without you" and "would miss you" if somebody is only away for a while. */
const isForAWhile = pattern(
	"^ ((hovering|watching|correcting|helping|standing|waiting|doing)\\b|in (the|that|" +
		"this) (\\w+ )?(meeting|room|call|kitchen|team|group|project)\\b|as (a|an|the|her|his|" +
		"their) \\w+|if you (left (the|early|at)|skipped|stayed (at )?home|came late)\\b|at (the|" +
		"that) (\\w+ )?(committee|meeting|party|dinner|table|game)\\b|for (an?|one) (hour|evening|" +
		"afternoon|day)\\b)",
	"i",
);
/** Matches what follows a phrase that is questioned and not stated: "Better off without you? Says who?" */
const isDoubted =
	/^["”’']?\?|^["”’'] (?:is|was|are) (?:not|only|a (?:lie|thought|feeling|fear|sentence|story)|what (?:the|that|this))\b/i;

/**
 * Matches words before it which show that it is somebody's thought and not the coach's: "the thought that …", "you feel
 * that …".
 */
const reported = pattern(
	"\\b((the|that|this|a|an old|his|her|their|your) (\\w+ )?(thoughts?|voices?|belief|feeling|fear|idea|lie|" +
		"sentence|conviction)|(you|he|she|they|somebody|part of you|something in you) (\\w+ ){0,2}(thinks?|thought|feels?|felt|" +
		"believes?|believed|fears?|feared|heard|said|says|told you|wrote)|not true|untrue|nobody says)\\b[^.!?]{0,60}$",
	"i",
);
const denied = /\b(?:not|never|don(?:'|’)t|doesn(?:'|’)t|isn(?:'|’)t|no reason)\b[^.!?,;]{0,40}$/i;

/** Whether a text urges somebody to die or to hurt themselves, or names a way to. */
export function urgesHarm(text: string, kinds: readonly Kind[]): boolean {
	if (method.test(text)) return true;
	const signs = kinds.some((kind) => inDanger.has(kind));
	const isMethod = ({ index, 0: words }: RegExpExecArray) =>
		signs ||
		isOfDying(text.slice(Math.max(0, index - NEAR), index)) ||
		isOfDying(text.slice(index + words.length, index + words.length + NEAR));
	if ([...text.matchAll(perhapsMethod)].some((found) => isMethod(found) && !(!signs && isOtherEnd(found, text))))
		return true;
	return [...text.matchAll(encouragement)].some((found) => {
		const after = text.slice(found.index + found[0].length, found.index + found[0].length + 80);
		if (!signs && (isOtherEnd(found, text) || isHarmlessBefore(found[0], after))) return false;
		if (isDoubted.test(after)) return false;
		const before = text.slice(Math.max(0, found.index - 120), found.index);
		return !reported.test(before) && !denied.test(before);
	});
}

/**
 * Whether the words that follow make "end it" harmless, such as the end of a speech, or "without you" a short absence.
 */
const isHarmlessBefore = (words: string, after: string): boolean =>
	(/\bend it$/i.test(words) && isEndOf.test(after)) ||
	(/\b(?:without|miss) you$/i.test(words) && isForAWhile.test(after));

/** Whether "end it" is about something other than a life. */
const isOtherEnd = ({ 0: words }: RegExpExecArray, text: string): boolean =>
	/\bend it$/i.test(words) && otherEnds.test(text) && !/\b(?:die|kill|suicid\w*|your life)\b/i.test(text);

const reconciliation = pattern(
	"\\b(couples?('|’)? (therapy|counsell?ing|exercises?|work|retreat)|marriage counsell?ing|mediation)\\b|" +
		"\\b(give (him|her|them|your (partner|husband|wife|boyfriend|girlfriend)) (another|a second|one more) chance|" +
		"work (things|it) out (with|together)|reconcil\\w+|win (him|her|them) back|save (your|the|this)" +
		" (marriage|relationship)|stay (with (him|her|them|your (partner|husband|wife|boyfriend|" +
		"girlfriend))|and fight for)|forgive (him|her|them)|" +
		"(talk|sit down|have a calm conversation|speak openly) (\\w+ ){0,3}with" +
		" (him|her|them|your (partner|husband|wife|boyfriend|girlfriend))|(tell|show|explain to)" +
		" (him|her|them|your (partner|husband|wife|boyfriend|girlfriend))" +
		" (\\w+ ){0,3}(how you feel|your feelings|your needs|what you need)|understand" +
		" (his|her|their|where (he|she|they)) (anger|side|pain|perspective|point of view|is coming)|your" +
		" (part|role|share) in (it|this|the conflict|his|her|their|what)|date night|be more patient with|try not to" +
		" (provoke|upset|trigger))",
	"i",
);
/**
 * Matches words before a recommendation that turn it into a warning: "never", "rather than", "experts advise against".
 */
const warned = pattern(
	"\\b(not|never|don('|’)t|doesn('|’)t|isn('|’)t|can('|’)t|cannot|won('|’)t|shouldn('|’)t|needn('|’)t|" +
		"instead of|rather than|no|nobody|against|avoid\\w*|without|unsafe to|dangerous to)\\b[^.!?]{0,40}$",
	"i",
);
/** Matches phrases with a negation that recommend something all the same, and a "but" that cancels the warning. */
const spokenFor = pattern(
	"\\b(why not|no (doubt|harm|shame|reason not|better|time like)|(not|never|isn('|’)t)" +
		" (only|just|merely|too late|wrong|a bad|stupid|against)|(not|\\w+n('|’)t|never)" +
		" (worry|forget|hesitate|give up|be afraid|rule out|wait)|nobody (would|could|can) (object|mind|blame)|without" +
		" (doubt|delay))\\b|\\b(but|and yet)\\b",
	"i",
);
const isAskedFor = /^\W*(?:(?:do|does|is|ca|could|would|should|have|wo)n(?:'|’)t|why not)\b/i;

/**
 * Matches words right after a recommendation that turn it into a warning: "is advised against where …", "can make it
 * worse".
 */
const advisedAgainst = pattern(
	[
		// A few words may come in between, such as with whom or where.
		"^(,? (with|in|between|for|and|or|while|when|where|as long as) [^.!?,;]{1,60}?|,? and [^.!?,;]{1,30},)?,? ",
		"(",
		"(is|are|was|were|would be|can be|may be|might be) ((usually|often|generally|widely|also|therefore|strongly|" +
			"clearly|even|very) )*",
		"(advised against|discouraged|warned against|ruled out|unsafe|dangerous|harmful|risky|the wrong (place|thing|step))",
		"|(is|are|was|were|would|may|might)(n('|’)t| not| never) ((be|usually|generally|yet|a|the|your|what is) )*",
		"(advised(?! against)|recommended|suggested|safe|wise|good idea|right (place|step|thing)|answer|" +
			"task|job|duty|something (that )?you (owe|have to))",
		"|(can|could|may|might|often|tends? to) (make|makes) (it|things|this|that|the danger|violence)" +
			" (\\w+ )?(worse|more dangerous)",
		"|(can|could|may|might) put you (at|in) (\\w+ )?(risk|danger)",
		")\\b",
	].join(""),
	"i",
);
const takenBack = /\b(?:but|though|although|yet|still|anyway|only in films)\b/i;

/** Whether the text advises against what it names at this position. */
function isAdvisedAgainst(reply: string, start: number, end: number): boolean {
	const begun =
		reply
			.slice(Math.max(0, start - 160), start)
			.split(/[.!?\n]/)
			.at(-1) ?? "";
	const rest = /^[^.!?\n]*[.!?]?/.exec(reply.slice(end, end + 300))?.[0] ?? "";
	if (advisedAgainst.test(rest) && !takenBack.test(rest)) return true;
	if (isAskedFor.test(begun) && rest.endsWith("?")) return false;
	return warned.test(begun.split(spokenFor).at(-1) ?? "");
}

/** Matches the person's own words, quoted as theirs: what they describe is not advice. */
const quotedOfThem = new RegExp(
	"(\\b(?:you (?:\\w+ ){0,2}(?:wrote|write|said|say|told|called?|put|asked?|think|thought|noted)|your (?:own |very )?words)\\b" +
		'[^“”"‘’.!?\\n]{0,60})(?:“[^“”\\n]{1,600}”|"[^"\\n]{1,600}"|(?<=\\s)‘[^‘\\n]{1,600}’)',
	"gi",
);
const suggests = /\b(?:could|can|might|may|should|try|would|tell|ask|say to|let)\b/i;
const withoutTheirWords = (text: string) =>
	text.replace(quotedOfThem, (whole: string, before: string) =>
		suggests.test(before) ? whole : before + "…".repeat(whole.length - before.length),
	);

/** People who ask something of the person, which is not advice by the coach. */
const ASKING =
	"\\b(?:he|she|everybody|everyone|nobody|your (?:mother|father|family|parents|in-laws|sister|brother|church|priest|pastor)) (?:\\w+ ){0,2}";
/**
 * Matches words before a recommendation which show that it only describes what somebody did or was asked to do: "you
 * have spent years trying to …", "he wants you to …".
 */
const described = pattern(
	[
		"(?<!\\b(if|when|as|whenever) )\\byou(['’](ve|d)| have| had| were)? (\\w+ ){0,3}(tried|" +
			"trying|wanted|hoped|promised|used|begged) (not )?to (\\w+ )?$",
		`${ASKING}(wants?|wanted|asks?|asked|expects?|expected|tells?|told|begs?|begged|urges?|urged) (you )?(not )?to (\\w+ )?$`,
		`${ASKING}(says?|said|thinks?|thought|insists?|insisted) (that )?you (should|must|have to|ought to) (\\w+ )?$`,
		"\\bwhether (or not )?(you|to) (ever |can |will )?$",
	].join("|"),
	"i",
);
/** Matches a description of the person, as opposed to advice: "You try not to provoke him". */
const isTheirTrying =
	/(?<!\b(?:if|could|can|would|should|might|may|must|do|unless) )\byou (?:always |still |often )?$/i;

const KIN_SHE = "sister|mother|mum|mom|aunt|grandmother|daughter|niece";
const KIN_HE = "brother|father|dad|uncle|grandfather|son|nephew";
const KIN_THEY = "parents|grandparents|friends|sisters|brothers|neighbou?rs|children";
const ANYBODY = "friend|doctor|gp|therapist|counsell?or|midwife|neighbou?r|colleague|from work|lawyer|teacher|cousin";
const namedAfter = pattern(`^,? (your|the|a) (${KIN_SHE}|${KIN_HE}|${KIN_THEY}|${ANYBODY})\\b`, "i");

/**
 * Whether the person to talk to or to stay with is somebody other than the dangerous one: a sister, a doctor, a parent.
 */
function isSafePerson(said: string, { index, 0: words }: RegExpExecArray): boolean {
	const pronoun = /^(?:stay|talk|tell|show|explain)\b.*\b(him|her|them)\b/i.exec(words)?.[1]?.toLowerCase();
	if (!pronoun) return false;
	if (namedAfter.test(said.slice(index + words.length, index + words.length + 40))) return true;
	const before = said.slice(Math.max(0, index - 120), index);
	if (/\b(?:partner|husband|wife|boyfriend|girlfriend|ex)\b/i.test(before)) return false;
	const kin = { her: KIN_SHE, him: KIN_HE, them: KIN_THEY }[pronoun] ?? KIN_THEY;
	if (pattern(`\\b(${kin})\\b`, "i").test(before)) return true;
	// If the text calls the dangerous person "he", then "her" is somebody else who was mentioned, and the other way
	// round.
	const dangerous = { her: /\b(?:he|his|him)\b/i, him: /\bshe\b/i }[pronoun];
	return dangerous?.test(said) === true && pattern(`\\b(${ANYBODY})\\b`, "i").test(before);
}

/** Whether the words only describe what is done, or are about somebody else, so that they are not advice. */
function isNoAdvice(said: string, found: RegExpExecArray): boolean {
	const before = said.slice(Math.max(0, found.index - 80), found.index);
	const isTrying = /^try not/i.test(found[0]) && isTheirTrying.test(before);
	return isTrying || described.test(before) || isSafePerson(said, found);
}

/** Whether a text urges the person to make up with somebody who is dangerous to them. */
function urgesReconciling(text: string): boolean {
	const said = withoutTheirWords(text);
	return [...said.matchAll(pattern(reconciliation.source, "gi"))].some(
		(found) => !isNoAdvice(said, found) && !isAdvisedAgainst(said, found.index, found.index + found[0].length),
	);
}

/**
 * Whether a coach's text must not be shown as it is, because it names methods or urges harm or, if somebody close is
 * dangerous, urges reconciliation, couple exercises or a talk with that person. Advising against these is fine. Words
 * that are usually harmless only count as a method near a verb of dying, or if the person's own words suggest danger.
 * @param kinds The dangers that the person's own words suggest.
 */
export function isUnsafeReply(reply: string, kinds: readonly Kind[]): boolean {
	return urgesHarm(reply, kinds) || (kinds.includes("partner-danger") && urgesReconciling(reply));
}

/** Matches a text without any letters. */
const SAYS_NOTHING = /^[^\p{L}]*$/u;

/**
 * Returns a coach's text without the sentences that must not be shown.
 * @returns Null if nothing is left, or if a sentence urges harm, because then the rest cannot be trusted either.
 */
export function withoutUnsafeSentences(text: string, kinds: readonly Kind[]): string | null {
	if (!isUnsafeReply(text, kinds)) return text;
	if (urgesHarm(text, kinds)) return null;
	const kept = sentencesOf(text)
		.filter((sentence) => !urgesReconciling(sentence))
		.join("")
		.trim();
	return SAYS_NOTHING.test(kept) || urgesReconciling(kept) ? null : kept;
}

/** Fields that contain the person's own words, which are not checked. */
const THEIRS: ReadonlySet<string> = new Set(["quote", "sources"]);

/**
 * Removes the sentences that must not be shown from every text of a structured result, such as an analysis. A list item
 * without any other sentence is removed as a whole.
 * @param mayBeEmpty Whether a part may end up empty.
 * @returns Null if a required part ends up empty, or if anything urges harm.
 */
export function withoutUnsafeParts<T>(work: T, kinds: readonly Kind[], mayBeEmpty = false): T | null {
	const mended = mendedPart(work, kinds, mayBeEmpty);
	return mended === NOTHING_LEFT ? null : (mended as T);
}

const NOTHING_LEFT = Symbol("nothing left");

function mendedPart(part: unknown, kinds: readonly Kind[], mayBeEmpty: boolean): unknown {
	if (typeof part === "string") {
		if (urgesHarm(part, kinds)) return NOTHING_LEFT;
		return part === "" ? part : (withoutUnsafeSentences(part, kinds) ?? (mayBeEmpty ? "" : NOTHING_LEFT));
	}
	if (Array.isArray(part)) return mendedList(part, kinds);
	if (typeof part !== "object" || part === null) return part;
	const entries = Object.entries(part).map(
		([key, one]) => [key, THEIRS.has(key) ? one : mendedPart(one, kinds, mayBeEmpty)] as const,
	);
	return entries.some(([, one]) => one === NOTHING_LEFT) ? NOTHING_LEFT : Object.fromEntries(entries);
}

function mendedList(list: readonly unknown[], kinds: readonly Kind[]): unknown {
	const left = list.map((one) => mendedPart(one, kinds, false));
	const kept = left.filter((one) => one !== NOTHING_LEFT);
	// A list may lose a line. It may not lose an object, whose position matters, nor a line that urges harm, because then
	// the rest cannot be trusted.
	const isLost = (one: unknown) => typeof one !== "string" || urgesHarm(one, kinds);
	if (list.some((one, i) => left[i] === NOTHING_LEFT && isLost(one))) return NOTHING_LEFT;
	return kept.length === 0 && list.length > 0 ? NOTHING_LEFT : kept;
}
