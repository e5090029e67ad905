import { FENCE } from "@/lib/ai/openai/prompts/text";
import { sentencesOf } from "./sentences";

const DONE =
	"(?:booked|scheduled|arranged|reserved|ordered|purchased|signed you up|e-?mailed|texted|messaged|phoned|" +
	"contacted|notified|alerted|looked (?:it |that |this )?up|googled)";
const NOW = "(?:just |now |already |also |gone ahead and )*";
const SOMEBODY =
	"(?:him|her|them|your \\w+|the (?:police|doctor|hospital|authorities|emergency|crisis)|an? " +
	"(?:ambulance|doctor|therapist|friend|crisis)|somebody|someone|help|911|999|112|emergency)";

/** Things that nobody can do who can only write messages. */
const actions = [
	new RegExp(`\\bI(?:['’]ve| have)? ${NOW}${DONE}\\b`, "i"),
	new RegExp(
		`\\bI(?:['’]ve| have)? ${NOW}(?:called|reported|informed|told|reached out to|written to|sent) ${SOMEBODY}\\b`,
		"i",
	),
	new RegExp(
		`\\bI(?:['’]ve| have)? ${NOW}(?:sent|forwarded|shared|submitted|filed) ` +
			"(?:\\w+ ){0,3}(?:an? )?(?:message|e-?mail|text|letter|note|request|report|invitation|link)\\b",
		"i",
	),
	new RegExp(
		`\\bI(?:['’]ve| have)? ${NOW}(?:set|created|added|made|saved|updated|deleted|removed|changed|recorded|logged|` +
			"stored|marked)(?: up)? (?:an? |the |your |this |that |it )?(?:\\w+ ){0,4}(?:reminder|alarm|appointment|calendar|" +
			"entry|goals?|journal|profile|settings|account|notes?|file|timeline|questionnaire)\\b",
		"i",
	),
	// Something in this very message is not a promise: "I'll remind you of one thing you said", "I'll call it courage".
	new RegExp(
		"\\bI(?:['’]ll| will| am going to|['’]m going to) " +
			`${NOW}(?:(?:call|phone|text|e-?mail|notify|alert|contact|report|inform|schedule|arrange|book)(?! ` +
			"(?:it|this|that|what|out|on|attention|to mind|you (?:out|by|what)|these|those|myself|back to)\\b)|remind " +
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
	"(?![\\d:.,]*\\d*\\s?(?:%|a\\.?m\\b|p\\.?m\\b|o['’]clock|" +
	"(?:more |other |whole |of )?(?:times?|minutes?|hours?|seconds?|days?|weeks?|months?|years?|words?|people|" +
	"friends|things|sentences?|lines?|percent)\\b))";
const DIALED = `(?!(?:19|20)\\d\\d(?!\\d))${NO_COUNT}\\d{3}`;
const telephone = new RegExp(
	[
		"(?:\\+|\\b00)\\d[\\d\\s().-]{6,}\\d",
		`\\b(?:call|dial|text|phone|ring)(?:ing)? (?:[^\\s.!?]+ ){0,6}(?:on |at |to )?${DIALED}`,
		`\\b(?:dial|ring)(?:ing)? ${NO_COUNT}\\d{2}\\b`,
		`\\bcall(?:ing)? ${NO_COUNT}\\d{2}(?=\\s*(?:[.,;!)]|$|for\\b|or\\b|if\\b))`,
		"\\(\\d{2,5}\\) ?\\d{3,}",
		"\\b\\d{3,4}[-\\s]\\d{3,4}[-\\s]\\d{3,4}\\b",
		"\\b1?-?8\\d\\d-[\\dA-Z-]{6,}",
	].join("|"),
	"i",
);

const frame = new RegExp(
	"\\b(?:system (?:prompt|message)|(?:hidden|initial|secret) instructions|my " +
		"(?:prompt|instructions (?:say|are|tell))|the rules (?:at the beginning|i was given)|as an? (?:large )?language " +
		"model)\\b|\\bJSON object\\b",
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

/** A text without its quotations, which may say anything. */
const withoutQuotations = (text: string) => text.replace(/["“][^"“”\n]{0,600}["”]/g, "…");

/** The faults of a reply. `frame` cannot be mended; for the others, the sentence can be left out. */
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
