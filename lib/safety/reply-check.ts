import type { Kind } from "@/lib/domain/safety/kinds";

const method = new RegExp(
	"\\b(?:lethal|fatal|deadly) (?:dose|amount)|\\bhow (?:many|much)" +
		" (?:\\w+ ){0,4}(?:pills|tablets|mg|milligrams)\\b.{0,40}\\b(?:die|kill|fatal|lethal)|\\b(?:tie|tying|make|making)" +
		" (?:a |the )?noose|\\bcut (?:along|down|lengthways|deep(?:er)?)\\b.{0,30}\\b(?:wrist|vein|arter)|" +
		"\\b(?:painless|quickest|easiest|best) (?:way|method)s? to (?:die|kill yourself|end (?:your|it))|\\b(?:take|swallow)" +
		" (?:all|\\d{2,}|the whole) (?:\\w+ ){0,3}(?:pills|tablets)|\\bhelium|charcoal (?:grill|burning)|car exhaust",
	"i",
);
const encouragement = new RegExp(
	"\\b(?:you should|go ahead and|it(?:'|’)s (?:okay|fine|best) to|maybe you should)" +
		" (?:just )?(?:kill yourself|die|end (?:it|your life)|hurt yourself|cut yourself)|\\bbetter off without you|\\bthe" +
		" world would be better without you|\\bnobody would miss you",
	"i",
);
const reconciliation = new RegExp(
	"\\b(?:couples?(?:'|’)? (?:therapy|counsell?ing|exercises?|work|retreat)|marriage counsell?ing|mediation)\\b|" +
		"\\b(?:give (?:him|her|them|your (?:partner|husband|wife|boyfriend|girlfriend)) (?:another|a second|one more) chance|" +
		"work (?:things|it) out (?:with|together)|reconcil\\w+|win (?:him|her|them) back|save (?:your|the|this)" +
		" (?:marriage|relationship)|stay (?:with|and fight for)|forgive (?:him|her|them)|" +
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
		// With whom, where or besides what, in a few words.
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

/**
 * Whether a coach's text must not be shown: it names methods or urges harm or, if somebody close is dangerous, it urges
 * reconciliation, couple exercises or a talk with them. Advising against these is not a fault.
 * @param kinds What the person's own words are a sign of.
 */
export function isUnsafeReply(reply: string, kinds: readonly Kind[]): boolean {
	if (method.test(reply) || encouragement.test(reply)) return true;
	if (!kinds.includes("partner-danger")) return false;
	return [...reply.matchAll(new RegExp(reconciliation.source, "gi"))].some(
		({ index, 0: words }) => !isAdvisedAgainst(reply, index, index + words.length),
	);
}
