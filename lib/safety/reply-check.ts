import type { Kind } from "@/lib/domain/safety/kinds";
import { sentencesOf } from "@/lib/domain/text/pieces";

/** What names a way to die or to hurt oneself, whoever reads it. */
const method = new RegExp(
	"\\b(?:lethal|fatal|deadly) (?:dose|amount)|\\bhow (?:many|much)" +
		" (?:\\w+ ){0,4}(?:pills|tablets|mg|milligrams)\\b.{0,40}\\b(?:die|kill|fatal|lethal)|\\b(?:tie|tying|make|making)" +
		" (?:a |the )?noose|\\bcut (?:along|down(?! on)|lengthways|deep(?:er)?)\\b.{0,30}\\b(?:wrist|vein|arter)|" +
		"\\b(?:painless|quickest|easiest|best) (?:way|method)s? to (?:die|kill yourself|end (?:your (?:own )?life|it all))",
	"i",
);
/** What may be a way to die, and more often is a party, a picnic, a street, a break-up or a prescription. */
const perhapsMethod = new RegExp(
	"\\b(?:painless|quickest|easiest|best) (?:way|method)s? to end it\\b|\\b(?:take|swallow)" +
		" (?:all|\\d{2,}|the whole) (?:\\w+ ){0,3}(?:pills|tablets)|\\bhelium|charcoal (?:grill|burning)|car exhaust",
	"gi",
);
/** A verb of dying or hurting: near words that may be a method, it makes them one. */
const ofDying = new RegExp(
	"\\b(?:die|dies|dying|kill(?:s|ing)?|suicid\\w*|lethal|fatal|painless(?:ly)?|overdos\\w*|(?:hurt|harm|cut)(?:ting|ing)?" +
		" yourself|end(?:ing)? your (?:own )?life|never wake|not wake|peacefully|unconscious)\\b",
	"i",
);
/** So far from it, in characters, a verb of dying counts. */
const NEAR = 160;
/** With these signs, whatever may be a method is one. */
const inDanger: ReadonlySet<Kind> = new Set<Kind>(["self-harm", "danger-to-others", "someone-else"]);

const encouragement = new RegExp(
	"\\b(?:you should|go ahead and|it(?:'|’)s (?:okay|fine|best) to|maybe you should)" +
		" (?:just )?(?:kill yourself|die|end (?:it|your life)|hurt yourself|cut yourself)|\\bbetter off without you|\\bthe" +
		" world would be better without you|\\bnobody would miss you",
	"gi",
);
/** What else may be ended. Where a text speaks of it, "end it" means that. */
const otherEnds = new RegExp(
	"\\b(?:relationship|marriage|engagement|affair|friendship|break(?:ing)?[- ]?up|divorce|separat\\w+|contract|lease|job|" +
		"call|meeting|conversation|evening|argument|quarrel|project|course|tradition|years together)\\b",
	"i",
);
/** Words before it by which it is somebody's thought and not the coach's: "the thought that …", "you feel that …". */
const reported = new RegExp(
	"\\b(?:(?:the|that|this|a|an old|his|her|their|your) (?:\\w+ )?(?:thoughts?|voices?|belief|feeling|fear|idea|lie|" +
		"sentence|conviction)|(?:you|he|she|they|somebody|part of you|something in you) (?:\\w+ ){0,2}(?:thinks?|thought|feels?|felt|" +
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
		ofDying.test(text.slice(Math.max(0, index - NEAR), index)) ||
		ofDying.test(text.slice(index + words.length, index + words.length + NEAR));
	if ([...text.matchAll(perhapsMethod)].some((found) => isMethod(found) && !(!signs && isOtherEnd(found, text))))
		return true;
	return [...text.matchAll(encouragement)].some((found) => {
		if (!signs && isOtherEnd(found, text)) return false;
		const before = text.slice(Math.max(0, found.index - 120), found.index);
		return !reported.test(before) && !denied.test(before);
	});
}

/** Whether "end it" is about something that is not a life. */
const isOtherEnd = ({ 0: words }: RegExpExecArray, text: string): boolean =>
	/\bend it$/i.test(words) && otherEnds.test(text) && !/\b(?:die|kill|suicid\w*|your life)\b/i.test(text);

const reconciliation = new RegExp(
	"\\b(?:couples?(?:'|’)? (?:therapy|counsell?ing|exercises?|work|retreat)|marriage counsell?ing|mediation)\\b|" +
		"\\b(?:give (?:him|her|them|your (?:partner|husband|wife|boyfriend|girlfriend)) (?:another|a second|one more) chance|" +
		"work (?:things|it) out (?:with|together)|reconcil\\w+|win (?:him|her|them) back|save (?:your|the|this)" +
		" (?:marriage|relationship)|stay (?:with (?:him|her|them|your (?:partner|husband|wife|boyfriend|" +
		"girlfriend))|and fight for)|forgive (?:him|her|them)|" +
		"(?:talk|sit down|have a calm conversation|speak openly) (?:\\w+ ){0,3}with" +
		" (?:him|her|them|your (?:partner|husband|wife|boyfriend|girlfriend))|(?:tell|show|explain to)" +
		" (?:him|her|them|your (?:partner|husband|wife|boyfriend|girlfriend))" +
		" (?:\\w+ ){0,3}(?:how you feel|your feelings|your needs|what you need)|understand" +
		" (?:his|her|their|where (?:he|she|they)) (?:anger|side|pain|perspective|point of view|is coming)|your" +
		" (?:part|role|share) in (?:it|this|the conflict|his|her|their|what)|date night|be more patient with|try not to" +
		" (?:provoke|upset|trigger))",
	"i",
);
/** Words before it that advise against it: "never", "rather than", "experts advise against". */
const warned = new RegExp(
	"\\b(?:not|never|don(?:'|’)t|doesn(?:'|’)t|isn(?:'|’)t|can(?:'|’)t|cannot|won(?:'|’)t|shouldn(?:'|’)t|needn(?:'|’)t|" +
		"instead of|rather than|no|nobody|against|avoid\\w*|without|unsafe to|dangerous to)\\b[^.!?]{0,40}$",
	"i",
);
/** Words with a "not" that recommend it all the same, and anything that a "but" has taken back. */
const spokenFor = new RegExp(
	"\\b(?:why not|no (?:doubt|harm|shame|reason not|better|time like)|(?:not|never|isn(?:'|’)t)" +
		" (?:only|just|merely|too late|wrong|a bad|stupid|against)|(?:not|\\w+n(?:'|’)t|never)" +
		" (?:worry|forget|hesitate|give up|be afraid|rule out|wait)|nobody (?:would|could|can) (?:object|mind|blame)|without" +
		" (?:doubt|delay))\\b|\\b(?:but|and yet)\\b",
	"i",
);
const isAskedFor = /^\W*(?:(?:do|does|is|ca|could|would|should|have|wo)n(?:'|’)t|why not)\b/i;

/** Words right after it that advise against it: "is advised against where …", "can make it worse". */
const advisedAgainst = new RegExp(
	[
		// What may stand between, in a few words: with whom, where, besides what.
		"^(?:,? (?:with|in|between|for|and|or|while|when|where|as long as) [^.!?,;]{1,60}?|,? and [^.!?,;]{1,30},)?,? ",
		"(?:",
		"(?:is|are|was|were|would be|can be|may be|might be) (?:(?:usually|often|generally|widely|also|therefore|strongly|" +
			"clearly|even|very) )*",
		"(?:advised against|discouraged|warned against|ruled out|unsafe|dangerous|harmful|risky|the wrong (?:place|thing|step))",
		"|(?:is|are|was|were|would|may|might)(?:n(?:'|’)t| not| never) (?:(?:be|usually|generally|yet|a|the|your|what is) )*",
		"(?:advised(?! against)|recommended|suggested|safe|wise|good idea|right (?:place|step|thing)|answer|task|job|duty)",
		"|(?:can|could|may|might|often|tends? to) (?:make|makes) (?:it|things|this|that|the danger|violence)" +
			" (?:\\w+ )?(?:worse|more dangerous)",
		"|(?:can|could|may|might) put you (?:at|in) (?:\\w+ )?(?:risk|danger)",
		")\\b",
	].join(""),
	"i",
);
const takenBack = /\b(?:but|though|although|yet|still|anyway|only in films)\b/i;

/** Whether what is named at a place is advised against. */
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

/** Words of the person's that a text quotes as theirs: what they do is no advice. */
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

/** Whether a text urges somebody to make up with somebody who is dangerous to them. */
function urgesReconciling(text: string): boolean {
	const said = withoutTheirWords(text);
	return [...said.matchAll(new RegExp(reconciliation.source, "gi"))].some(
		({ index, 0: words }) => !isAdvisedAgainst(said, index, index + words.length),
	);
}

/**
 * Whether a coach's text must not be shown as it is: it names methods or urges harm or, if somebody close is dangerous,
 * it urges reconciliation, couple exercises or a talk with them. Advising against these is not a fault. Words that are
 * more often harmless count as a method only beside a verb of dying, or where the person shows a sign of it.
 * @param kinds What the person's own words are a sign of.
 */
export function isUnsafeReply(reply: string, kinds: readonly Kind[]): boolean {
	return urgesHarm(reply, kinds) || (kinds.includes("partner-danger") && urgesReconciling(reply));
}

/** A text with so few letters says nothing. */
const SAYS_NOTHING = /^[^\p{L}]*$/u;

/**
 * A coach's text without the sentences that may not be shown.
 * @returns Null where nothing is left, and where one of them urges harm: then the rest is not to be trusted either.
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

/** What of a work is the person's own, and not the coach's to be judged. */
const THEIRS: ReadonlySet<string> = new Set(["quote", "sources"]);

/**
 * A work in parts without the sentences that may not be shown; an item of a list that has no others goes as a whole.
 * @param mayBeEmpty Whether a part may have nothing left.
 * @returns Null where a part has nothing left that needs something, or where anything in it urges harm.
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
	// A line may go. An object has its place in the list, and nobody trusts the rest of what urges harm.
	const isLost = (one: unknown) => typeof one !== "string" || urgesHarm(one, kinds);
	if (list.some((one, i) => left[i] === NOTHING_LEFT && isLost(one))) return NOTHING_LEFT;
	return kept.length === 0 && list.length > 0 ? NOTHING_LEFT : kept;
}
