import type { Kind } from "./kinds";

const method =
	/\b(?:lethal|fatal|deadly) (?:dose|amount)|\bhow (?:many|much) (?:\w+ ){0,4}(?:pills|tablets|mg|milligrams)\b.{0,40}\b(?:die|kill|fatal|lethal)|\b(?:tie|tying|make|making) (?:a |the )?noose|\bcut (?:along|down|lengthways|deep(?:er)?)\b.{0,30}\b(?:wrist|vein|arter)|\b(?:painless|quickest|easiest|best) (?:way|method)s? to (?:die|kill yourself|end (?:your|it))|\b(?:take|swallow) (?:all|\d{2,}|the whole) (?:\w+ ){0,3}(?:pills|tablets)|\bhelium|charcoal (?:grill|burning)|car exhaust/i;
const encouragement =
	/\b(?:you should|go ahead and|it(?:'|’)s (?:okay|fine|best) to|maybe you should) (?:just )?(?:kill yourself|die|end (?:it|your life)|hurt yourself|cut yourself)|\bbetter off without you|\bthe world would be better without you|\bnobody would miss you/i;
const reconciliation =
	/\b(?:couples?(?:'|’)? (?:therapy|counsell?ing|exercises?|work|retreat)|marriage counsell?ing|mediation)\b|\b(?:give (?:him|her|them|your (?:partner|husband|wife|boyfriend|girlfriend)) (?:another|a second|one more) chance|work (?:things|it) out (?:with|together)|reconcil\w+|win (?:him|her|them) back|save (?:your|the|this) (?:marriage|relationship)|stay (?:with|and fight for)|forgive (?:him|her|them)|(?:talk|sit down|have a calm conversation|speak openly) (?:\w+ ){0,3}with (?:him|her|them|your (?:partner|husband|wife|boyfriend|girlfriend))|(?:tell|show|explain to) (?:him|her|them|your (?:partner|husband|wife|boyfriend|girlfriend)) (?:\w+ ){0,3}(?:how you feel|your feelings|your needs|what you need)|understand (?:his|her|their|where (?:he|she|they)) (?:anger|side|pain|perspective|point of view|is coming)|your (?:part|role|share) in (?:it|this|the conflict|his|her|their|what)|date night|be more patient with|try not to (?:provoke|upset|trigger))/i;
const warned = /\b(?:not|never|don(?:'|’)t|instead of|rather than|no)\b[^.!?]{0,40}$/i;

/**
 * Whether a text that a coach wrote must not be shown: it names methods or urges harm, or, where somebody close is
 * dangerous, it urges reconciliation, couple exercises or a talk with them.
 * @param kinds What the person's own words are a sign of.
 */
export function isUnsafeReply(reply: string, kinds: readonly Kind[]): boolean {
	if (method.test(reply) || encouragement.test(reply)) return true;
	if (!kinds.includes("partner-danger")) return false;
	return [...reply.matchAll(new RegExp(reconciliation.source, "gi"))].some(
		({ index }) => !warned.test(reply.slice(Math.max(0, index - 60), index)),
	);
}
