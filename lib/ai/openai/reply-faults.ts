import { FENCE } from "@/lib/ai/prompt-text";

const DONE =
	"(?:booked|scheduled|arranged|reserved|ordered|purchased|signed you up|e-?mailed|texted|messaged|phoned|contacted|notified|alerted|looked (?:it |that |this )?up|googled)";
const NOW = "(?:just |now |already |also |gone ahead and )*";
const SOMEBODY =
	"(?:him|her|them|your \\w+|the (?:police|doctor|hospital|authorities|emergency|crisis)|an? (?:ambulance|doctor|therapist|friend|crisis)|somebody|someone|help|911|999|112|emergency)";

/** What nobody can do who can only write a message. */
const actions = [
	new RegExp(`\\bI(?:['’]ve| have)? ${NOW}${DONE}\\b`, "i"),
	new RegExp(
		`\\bI(?:['’]ve| have)? ${NOW}(?:called|reported|informed|told|reached out to|written to|sent) ${SOMEBODY}\\b`,
		"i",
	),
	new RegExp(
		`\\bI(?:['’]ve| have)? ${NOW}(?:sent|forwarded|shared|submitted|filed) (?:\\w+ ){0,3}(?:an? )?(?:message|e-?mail|text|letter|note|request|report|invitation|link)\\b`,
		"i",
	),
	new RegExp(
		`\\bI(?:['’]ve| have)? ${NOW}(?:set|created|added|made|saved|updated|deleted|removed|changed|recorded|logged|stored|marked)(?: up)? (?:an? |the |your |this |that |it )?(?:\\w+ ){0,4}(?:reminder|alarm|appointment|calendar|entry|goals?|journal|profile|settings|account|notes?|file|timeline|questionnaire)\\b`,
		"i",
	),
	new RegExp(
		`\\bI(?:['’]ll| will| am going to|['’]m going to) ${NOW}(?:call|phone|text|e-?mail|notify|alert|contact|report|inform|remind|book|schedule|arrange|look (?:it|that|this) up|reach out to|check (?:in|back) (?:on|with) you|get back to you|follow up)\\b`,
		"i",
	),
];

/** Numbers that could be dialed, and words that send somebody to dial one. Years and dates are none. */
const telephone =
	/(?:\+|\b00)\d[\d\s().-]{6,}\d|\b(?:call|dial|text|phone|ring)(?:ing)? (?:[^\s.!?]+ ){0,6}(?:on |at |to )?\d{2,}|\(\d{2,5}\) ?\d{3,}|\b\d{3,4}[-\s]\d{3,4}[-\s]\d{3,4}\b|\b1?-?8\d\d-[\dA-Z-]{6,}/i;

const frame =
	/\b(?:system (?:prompt|message)|(?:hidden|initial|secret) instructions|my (?:prompt|instructions (?:say|are|tell))|the rules (?:at the beginning|i was given)|as an? (?:large )?language model)\b|\bJSON object\b/i;
/** So many words of the frame in a row are no coincidence. */
const RECITED = 12;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text says so many words in a row that stand in the frame. */
function recites(text: string, framed: string): boolean {
	const said = wordsOf(text);
	const known = ` ${wordsOf(framed).join(" ")} `;
	return said.some((_, i) => i + RECITED <= said.length && known.includes(` ${said.slice(i, i + RECITED).join(" ")} `));
}

/** A text without what stands in quotation marks: it is somebody's, and may say anything. */
const withoutQuotations = (text: string) => text.replace(/["“][^"“”\n]{0,600}["”]/g, "…");

/**
 * Why a reply cannot be used although it has the right form, in a sentence for the model, or null: it claims to have
 * done or promises what nobody here can do, it names a telephone number, or it gives away what frames it.
 * @param framed The rules, of which so much in a row may not be said.
 */
export function replyFault(reply: string, framed: string): string | null {
	const said = withoutQuotations(reply);
	if (actions.some((action) => action.test(said))) {
		return "It claims that you did or will do something. You can do nothing but write this message.";
	}
	if (telephone.test(reply)) return "It names a telephone number. The app shows help lines itself.";
	if (reply.includes(FENCE) || frame.test(said) || recites(reply, framed)) {
		return "It speaks about the rules or about how the data is given to you. Speak with the person.";
	}
	return null;
}
