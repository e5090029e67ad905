import { FENCE } from "@/lib/ai/openai/prompts/text";
import { sentencesOf } from "@/lib/domain/text/pieces";

const DONE =
	"(?:booked|scheduled|arranged|reserved|ordered|purchased|signed you up|e-?mailed|texted|messaged|phoned|" +
	"contacted|notified|alerted|looked (?:it |that |this )?up|googled)";
const NOW = "(?:just |now |already |also |gone ahead and )*";
/** What turns it into the opposite, or into a thought. */
const NOTHING = "(?! (?:nothing|nobody|no|it to nobody)\\b)";
const SOMEBODY =
	"(?:him|her|them|your \\w+|the (?:police|doctor|hospital|authorities|emergency|crisis)|an? " +
	"(?:ambulance|doctor|therapist|friend|crisis)|somebody|someone|help|911|999|112|emergency)";

/** The one who speaks, unless it is denied or only imagined. */
const I = "(?<!\\b(?:never|not) (?:say|claim|pretend) (?:that )?|\\bif )\\bI";
/** Things that nobody can do who can only write messages. */
const actions = [
	new RegExp(`${I}(?:['’]ve| have)? ${NOW}${DONE}\\b${NOTHING}`, "i"),
	new RegExp(
		`${I}(?:['’]ve| have)? ${NOW}(?:called|reported|informed|told|reached out to|written to|sent) ${SOMEBODY}\\b(?<!your (?:story|words?|side|name))`,
		"i",
	),
	new RegExp(
		`${I}(?:['’]ve| have)? ${NOW}(?:sent|forwarded|shared|submitted|filed) ` +
			"(?:\\w+ ){0,3}(?:an? )?(?:message|e-?mail|text|letter|note|request|report|invitation|link)\\b",
		"i",
	),
	new RegExp(
		`${I}(?:['’]ve| have)? ${NOW}(?:set|created|added|made|saved|updated|deleted|removed|changed|recorded|logged|` +
			"stored|marked)(?: up)? (?!(?:\\w+ )?mental )(?:an? |the |your |this |that |it )?(?:\\w+ ){0,4}(?:reminder|alarm|appointment|calendar|" +
			"entry|goals?|journal|profile|settings|account|notes?|file|timeline|questionnaire)\\b",
		"i",
	),
	// Something in this very message is not a promise: "I'll remind you of one thing you said", "I'll call it courage".
	new RegExp(
		"\\bI(?:['’]ll| will| am going to|['’]m going to) " +
			`${NOW}(?:(?:call|phone|text|e-?mail|notify|alert|contact|report|inform|schedule|arrange|book)(?! ` +
			"(?:nobody|nothing|back on|it|this|that|what|out|on|attention|to mind|you (?:out|by|what)|these|those|myself|back to)\\b)|remind " +
			"(?!(?:you|us|myself) (?:of|that|how|what|why)\\b)|look (?:it|that|this) up|reach out to|check (?:in|back) " +
			"(?:on|with) you|get back to you|follow up(?! (?:on|with) (?:a|an|one|two|that|this|what|your)\\b))",
		"i",
	),
];

/*
 * Numbers that could be dialed, and words that make somebody dial one. Not years, dates, times of day, or how often or
 * how long something happens.
 */
const NO_COUNT =
	"(?![\\d:.,]*\\d*\\s?(?:%|€|£|\\$|a\\.?m\\b|p\\.?m\\b|o['’]clock|" +
	"(?:more |other |whole |of )?(?:times?|minutes?|hours?|seconds?|days?|weeks?|months?|years?|words?|people|guests?|letters?|" +
	"friends|things|sentences?|lines?|percent|euros?|pounds?|dollars?|francs?|crowns?|miles?|km|kilomet\\w+|met(?:er|re)s?|" +
	"pages?|messages?|emails?)\\b))";
const DIALED = `(?!(?:19|20)\\d\\d(?!\\d))${NO_COUNT}\\d{3}`;
/** A ring, a call, his text: things, and not what somebody is to do. */
const NO_THING =
	"(?<!\\b(?:an?|the|his|her|my|your|their|our|this|that|each|every|one|no|first|last|wedding|phone|a long) )";
const telephone = new RegExp(
	[
		"(?:\\+|\\b00)\\d[\\d\\s().-]{6,}\\d",
		`${NO_THING}\\b(?:call|dial|text|phone|ring)(?:ing)? ${DIALED}`,
		`${NO_THING}\\b(?:call|dial|text|phone|ring)(?:ing)? (?:[^\\s.!?]+ ){0,5}(?:on |at |to |number )${DIALED}`,
		`\\bnumber (?:is|to (?:call|dial|ring|text)(?: is)?):? ${DIALED}`,
		`\\b(?:dial|ring)(?:ing)? ${NO_COUNT}\\d{2}\\b`,
		`\\bcall(?:ing)? ${NO_COUNT}\\d{2}(?=\\s*(?:[.,;!)]|$|for\\b|or\\b|if\\b))`,
		"\\((?!(?:19|20)\\d\\d\\))\\d{2,5}\\) ?\\d{3,}",
		"\\b(?!(?:(?:19|20)\\d\\d[-\\s]){2}(?:19|20)\\d\\d\\b)\\d{3,4}[-\\s]\\d{3,4}[-\\s]\\d{3,4}\\b",
		"\\b1?-?8\\d\\d-[\\dA-Z-]{6,}",
	].join("|"),
	"i",
);

const GIVEN =
	"(?:says?|tells?|is|are|reads?|contains?|begins?|above|that i|(?:that )?i (?:was|were|have been|am) given)";
const frame = new RegExp(
	[
		"\\bmy (?:own )?(?:(?:system|hidden|initial|secret|original) )(?:prompt|message|instructions)\\b",
		`\\b(?:the|this|these|our) (?:system (?:prompt|message)|(?:hidden|initial|secret|original) instructions) ${GIVEN}\\b`,
		"\\bmy (?:prompt|instructions (?:say|are|tell))\\b",
		"\\bthe rules (?:at the beginning|i was given)\\b",
		"\\bas an? (?:large )?language model,? i\\b",
		"\\b(?:here is|this is|i (?:will )?answer with|return|below is) (?:the|a|one|your|my) JSON object\\b",
	].join("|"),
	"i",
);
/** So many words in a row from the frame are no coincidence. */
const RECITED = 12;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of the frame, which is the same for every sentence of a reply. */
let frameWords = { framed: "", words: "  " };
function wordsOfFrame(framed: string): string {
	if (frameWords.framed !== framed) frameWords = { framed, words: ` ${wordsOf(framed).join(" ")} ` };
	return frameWords.words;
}

/** Whether a text says so many words in a row that stand in the frame. */
function recites(text: string, framed: string): boolean {
	const said = wordsOf(text);
	const known = wordsOfFrame(framed);
	return said.some((_, i) => i + RECITED <= said.length && known.includes(` ${said.slice(i, i + RECITED).join(" ")} `));
}

/**
 * What stands between marks of a quotation, of any kind, or in italics; and what is suggested as a wording, up to the
 * end of its line. An apostrophe opens none: before it stands no letter, and behind what closes it neither.
 */
const quotations = new RegExp(
	[
		'["“„][^"“”„\\n]{0,600}["”“]',
		"«[^«»\\n]{0,600}»|»[^«»\\n]{0,600}«|‹[^‹›\\n]{0,600}›",
		"「[^「」\\n]{0,600}」|『[^『』\\n]{0,600}』",
		"(?<![\\p{L}\\p{N}])[‘‚'](?=\\S)[^\\n]{0,600}?\\S[’'‘](?![\\p{L}\\p{N}])",
		"(?<![\\p{L}\\p{N}*])\\*(?![*\\s])[^*\\n]{1,600}\\*(?!\\*)|(?<![\\p{L}\\p{N}_])_(?![_\\s])[^_\\n]{1,600}_(?![\\p{L}_])",
		"(?<=\\b(?:something like|words to try|for example|such as|how about|you (?:could|can|might|may) (?:say|write|ask|try)|(?:might|may|could|would) " +
			"(?:be short|begin|sound|say)(?: like this| with)?|says?|said|wrote)(?: \\w+){0,3}): ?[^\\n]{1,600}",
	].join("|"),
	"giu",
);
/** A text without its quotations, which may say anything. */
const withoutQuotations = (text: string) => text.replace(quotations, "…");

/** The faults of a reply; the sentence that has one can be left out. */
export interface ReplyFault {
	kind: "action" | "telephone" | "frame";
	/** For the model. */
	message: string;
}

/**
 * Why a well-formed reply cannot be used, or null: it claims to have done or promises something that nobody here can
 * do, it names a telephone number, or it gives away its frame.
 * @param framed The rules. A reply may not repeat a long stretch of them.
 */
export function replyFault(reply: string, framed: string): ReplyFault | null {
	const said = withoutQuotations(reply);
	if (reply.includes(FENCE) || frame.test(said) || recites(reply, framed)) {
		const message = "It speaks about the rules or about how the data is given to you. Speak with the person.";
		return { kind: "frame", message };
	}
	if (actions.some((action) => action.test(said))) {
		const message = "It claims that you did or will do something. You can do nothing but write this message.";
		return { kind: "action", message };
	}
	if (telephone.test(reply)) {
		return { kind: "telephone", message: "It names a telephone number. The app shows help lines itself." };
	}
	return null;
}

/** A reply without the sentences that claim an action or name a number; null if too little is left for a reply. */
export function withoutFaultySentences(reply: string, framed: string): string | null {
	const sentences = sentencesOf(reply);
	if (sentences.length > MOST_SENTENCES) return null;
	const kept = sentences.filter((sentence) => replyFault(sentence, framed) === null);
	const text = kept.join("").trim();
	return wordsOf(text).length < LEAST_WORDS || replyFault(text, framed) ? null : text;
}

/** With more of them it is no reply either, and looking at each would take long. */
const MOST_SENTENCES = 400;
/** With fewer words it is no reply. */
const LEAST_WORDS = 4;
