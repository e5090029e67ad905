import type { Day } from "@/lib/domain/progress/days";
import { type Period, periodIn } from "@/lib/domain/text/days";
import { kinshipTerms } from "@/lib/domain/text/kinship";
import { seeksPage } from "@/lib/domain/text/page-sought";
import { pattern } from "@/lib/domain/text/short-forms";
import { plainText } from "@/lib/domain/text/words";
import { asks, newestAsked, others, type PagesQuestion, placesNamed, type Question } from "./forms";

/** Maximum length of a question, in characters. Only the last sentences of a longer message are read. */
const LONGEST = 240;

const POLITE = pattern(
	"^((hi|hello|hey|ok|okay|so|and|but|well|please|sorry|sage|thanks|thank you|actually|now|" +
		"um+|then|what i want is)[ ,.:!…-]+)*((can|could|would|will) (you|u) " +
		"(please )?(just )?(((tell|show|remind|help) me|see|tell|find out|check|look up) " +
		"(of |see |know |remember )?)?|(do you (still )?know|i('d| would) (like|love)( (you|u))? to " +
		"(know|see|read|(?=find|search|look))|i (want|need)( (you|u))? to (know|see|read|(?=find|search|look))|" +
		"i('m| am) (wondering|curious)|i wonder|tell me|" +
		"remind me( of)?|let me see|let's see|please) ?(if |whether )?)?(please )?",
	"i",
);

/** Matches words that are not a topic: "what did I say wrong?" is not about pages. */
const NO_TOPIC = pattern(
	"^(my name|who i am|wrong|bad|there|then|to deserve\\b.*|that for|about (it|that|this|me)|me|us|it|that|this|" +
		"things?|stuff|anything|something|so far|before|again|here|in here|already|next|now|when|with " +
		"(it|that|this|my life|myself)|to (deserve|do|get)\\b.*|do (wrong|now|next|about|with|to)\\b.*|do|i " +
		"(want|need|do|feel|think|like|love|miss))$",
	"i",
);

/** Removes the place and filler words from the topic of a question. */
function tidied(topic: string): string {
	let left = topic;
	for (const { pattern } of placesNamed) left = left.replace(pattern, " ");
	return left
		.replace(
			/\b(?:please|again|exactly|at all|so far|ever|if anything|in (?:the|my) (?:app|pages?|past)|at the time|back then|thing)\b/gi,
			" ",
		)
		.replace(/^\s*(?:for )?(?:(?:the )?(?:words?|name)|(?:any|every|some)thing(?: (?:about|on|with))?) /i, " ")
		.replace(/\s+/g, " ")
		.replace(/^[\s,.:;?!"“”'-]+|[\s,.:;?!"“”'-]+$/g, "")
		.replace(/^(?:(?:about|on|of|with|that|for|to|regarding|from|and|in|the (?:topic|subject) of)\s+)+(?=\S)/i, "")
		.replace(/^(?:about|on|of|with|that|for|to|from|and|in)$/i, "");
}

/** Matches "I wrote something about the boat, where is it?" */
const writtenWhere = new RegExp(
	"^(?:.*[.!] )?i (?:had |have |'ve )?(?:written|wrote) (?:something )?(?:here )?about (.+?),? where (?:is|are) " +
		"(?:it|that|this|the|those)\\b",
	"i",
);

/** Matches a request for a page that only refers to it: "Can you find that page for me?" */
const asksForIt = pattern(
	"\\b(find|search for|look up|show me|open|bring( me)?|read( me)?)\\b[^.?!]{0,20}\\b(that|this|" +
		"the|my) (page|entry)\\b(?! (about|where|on|of|from|with|i|that|for the))",
	"i",
);
/** Matches what somebody says of such a page. Its group is the topic. */
const wroteOf = new RegExp(
	"\\bi(?:'ve| have)? (?:once |already )?(?:wrote|written)\\b(?: (?:once|down|here|in (?:my|" +
		"the) (?:journal|diary)))*(?: something)?(?: (?:about|of|on|what|that|how))? ([^.,;?!]{3,120})",
	"i",
);

/**
 * Reads a request for a page that only refers to it, with what was said of that page in this message or the ones before:
 * its day, or else what it is about. Null if the message asks for no such page.
 * @param before The earlier messages, newest first.
 */
export function thatPage(message: string, before: readonly string[], today: Day): PagesQuestion | null {
	if (message.length > LONGEST || !asksForIt.test(message)) return null;
	const said = [message, ...before].map((text) => text.slice(0, LONGEST * 2).replace(/[‘’]/g, "'"));
	const topic = said.flatMap((text) => wroteOf.exec(text)?.[1] ?? [])[0] ?? "";
	const period = said.map((text) => periodIn(text, today)).find((one) => one !== null && one.from === one.to) ?? null;
	if (topic === "" && !period) return null;
	return { ask: "pages", want: "all", topic: period ? "" : topic, period, pageKinds: null };
}

/**
 * Returns only the question if it is followed by its reason: "Read back what I said about Mum, I want to see if I was
 * fair".
 */
const withoutReason = (text: string): string[] => {
	const first =
		/^(.{8,}?)(?:[.,;:] (?:i (?:want|need|would|think|am|feel|just|only)|(?:he|she|it) is|they are)|,? (?:because|so (?:that )?i)) \S/i.exec(
			text,
		)?.[1];
	const had = writtenWhere.exec(text)?.[1];
	return [...(had ? [`what did i write about ${had}`] : []), ...(first ? [first] : [])];
};

/** Matches a sentence that asks for a search without being a question: "Please search my journal for the word boat." */
const seeks = pattern(
	"^((please|ok|okay|so|then|and|but|now|just|well)[ ,:]+)*(i('d| would) like (you )?to |" +
		"i (want|need) (you )?to )?(find|search|look (up|for|through)|show me)\\b",
	"i",
);

/** Returns the parts of a message that may be a question: all of a short one, otherwise its last sentences. */
function candidates(message: string): string[] {
	const text = message
		.slice(-2_000)
		.replace(/[‘’]/g, "'")
		.replace(/\s+/g, " ")
		.replace(/\b(what|who|where|when|how)'s\b/gi, "$1 is")
		// Joins "What did I write in March? About my sister?", which is one question.
		.replace(/\?\s+(?=(?:about|on|with|from|in)\b)/i, " ")
		.trim();
	const whole = message.length <= LONGEST ? [...withoutReason(text), text] : [];
	const parts = text.split(/(?<=[.!?…])\s+/);
	const last = parts.slice(-2).filter((part) => part.length <= LONGEST && (part.endsWith("?") || seeks.test(part)));
	return [...new Set([...last.toReversed(), ...whole])];
}

/**
 * Reads a message as a question about the person's own pages; null if it is not one. A story that merely mentions
 * somebody is not a question.
 * @param message At most its beginning and its last 2,000 characters are read.
 * @param today The person's local day.
 */
export function questionOf(message: string, today: Day): Question | null {
	for (const part of candidates(message)) {
		const period = periodIn(part, today);
		const rest = (period ? `${part.slice(0, period.start)} ${part.slice(period.end)}` : part)
			.replace(/\s+/g, " ")
			.trim()
			.replace(POLITE, "")
			.replace(/[\s?!.…]+$/, "")
			.trim();
		const found = otherQuestion(rest, period) ?? pagesQuestion(rest, part, period, today);
		if (found) return found;
	}
	return null;
}

function otherQuestion(text: string, period: Period | null): Question | null {
	for (const { pattern, question } of others) {
		const found = pattern.exec(text);
		if (found) return question(found.slice(1), period);
	}
	return null;
}

/** Matches what follows "the first time" in a story, but not in "the first time I mentioned Dad". */
const tellsOn = /^(?:it|was|he|she|they|we|i (?!(?:ever |even )?(?:wrote|mentioned|told|said|talked|noted)\b))\b/i;

function pagesQuestion(text: string, whole: string, period: Period | null, today: Day): Question | null {
	const newest = newestAsked(text);
	if (newest !== null) return { ask: "pages", want: "all", topic: "", period, pageKinds: ["journal"], newest };
	for (const { pattern, want } of asks) {
		const found = pattern.exec(text);
		if (!found) continue;
		const pageKinds = placesNamed.find((place) => place.pattern.test(whole))?.pageKinds ?? null;
		const topic = tidied(found[1] ?? "");
		if (NO_TOPIC.test(topic)) return null;
		// "Show me November"
		const named = period === null && /^\p{L}+$/u.test(topic) ? periodIn(`in ${topic}`, today) : null;
		if (named) return { ask: "pages", want, topic: "", period: named, pageKinds };
		// "Last time it was October" and "the first time I was too nervous" are statements, not questions.
		if ((want === "last" || want === "first") && !whole.includes("?") && tellsOn.test(topic)) return null;
		// "What I wrote last time": the newest page.
		if (/^(?:the )?last time$/i.test(topic))
			return { ask: "pages", want: "all", topic: "", period, pageKinds: ["journal"], newest: 1 };
		if (topic === "" && !period && want !== "decided" && !(want === "last" || want === "first")) return null;
		if (want === "felt" && !period && topic === "") return null;
		return { ask: "pages", want, topic, period, pageKinds };
	}
	return null;
}

/** Matches "Who is Pilar?" */
const WHO =
	/^(?:(?:and|so|ok(?:ay)?|well|but|hey|hi)[ ,]+)*who(?:'s| is| was) ([\p{L}][\p{L}'-]+)(?: (?:again|to me))?\s*\?*$/iu;

/** Returns the name of the person whom a message asks about ("who is Dana?"); null if it asks about nobody. */
export const whoAsked = (message: string): string | null => WHO.exec(message.trim().replace(/[‘’]/g, "'"))?.[1] ?? null;

/** Whether a message only asks for pages or their content. A search must not find such messages themselves. */
export const isRequest = (message: string, today: Day) =>
	message.length <= LONGEST &&
	(questionOf(message, today) !== null ||
		seeksPage(message) ||
		whoAsked(message) !== null ||
		(/^\s*(?:when|where|who)\b/i.test(message) && possibleQuestion(message, today) !== null) ||
		/^\s*(?:more|show more|go on|next|back|the (?:first|second|third|last) one)\b/i.test(plainText(message)));

/** Matches a question about something that happened which contains a name or a relative ("my sister"). */
const HAPPENED = new RegExp(
	"^(?:where|when|who|what|how) (?:did|was|were|had) " +
		"((?:[iI]|we|he|she|they|it|my \\p{L}+|\\p{Lu}\\p{L}+) .*(?:\\bmy \\p{L}|\\p{Lu}\\p{L}).*|" +
		"(?:my \\p{L}+|\\p{Lu}\\p{L}+) .+)\\?$",
	"u",
);

/** Alternatives of a pattern for relatives: "[mM]other" and so on. */
const theirs = Object.values(kinshipTerms)
	.flat()
	.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
	.join("|");
/**
 * Matches a question about a fact of the person's life: when or where a relative, or somebody named, does something.
 */
const OWN_LIFE = new RegExp(
	"^(?:(?:and|so|ok|okay|but)[ ,]+)*(?:(?:on )?(?:what|which) (?:time|day|days|weekday)|when|where) " +
		`(?:do|does|is|are) ((?:my (?:\\w+ )?(?:${theirs})\\b|\\p{Lu}\\p{Ll}+)(?:['’]s)? .+?)\\s*\\?*$`,
	"u",
);
/** Lower-cases the first letter, so that any remaining capital begins a name. */
const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** Matches words for things that no page could tell. */
const NO_FACT =
	/\b(?:need|stop|love|change|forgive|trust|respect|listen|understand|help|too|ready|abus\w*|ever|finally|going to|supposed)\b/i;

/** Reads a question about when or where somebody does something, named or as "my mother"; null if it is not one. */
export function ownLifeQuestion(message: string, today: Day): PagesQuestion | null {
	const text = message.trim().replace(/\s+/g, " ");
	if (text.length > LONGEST || NO_FACT.test(text)) return null;
	const topic = OWN_LIFE.exec(uncapitalized(text))?.[1];
	return topic === undefined
		? null
		: { ask: "pages", want: "all", topic, period: periodIn(text, today), pageKinds: null };
}

/** Reads a question that the person's pages may answer if they contain everything it names; null if it is not one. */
export function possibleQuestion(message: string, today: Day): PagesQuestion | null {
	const text = message.trim().replace(/\s+/g, " ");
	if (text.length > LONGEST) return null;
	const fact = ownLifeQuestion(text, today);
	if (fact) return fact;
	const period = periodIn(text, today);
	const topic = HAPPENED.exec(uncapitalized(text))?.[1];
	return topic === undefined
		? null
		: { ask: "pages", want: "all", topic: topic.replace(/^(?:i|we) /i, ""), period, pageKinds: null };
}
