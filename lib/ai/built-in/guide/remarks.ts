import type { Turn } from "@/lib/ai/types";
import { type Remark, remarks } from "./content/remarks";

/** Longer messages are tellings; a complaint may stand in a longer one. */
const [LONGEST, LONGEST_WITH_COMPLAINT] = [160, 300];
/** A wish to be offered nothing holds for so many of their messages. */
const QUIET_FOR = 20;

const read = (message: string) =>
	message
		.trim()
		.toLowerCase()
		.replace(/[‘’]/g, "'")
		.replace(/\s+/g, " ")
		.replace(/[\s.!…,;:)(]+$/, "");

const first = (text: string): Remark | null => {
	const bare = text.replace(/[?\s]+$/, "");
	return remarks.find(({ pattern, unless }) => pattern.test(bare) && !unless?.test(text)) ?? null;
};

/** What a message says to the guide, where it is one of the things that have an answer of their own. */
export function remarkIn(message: string): Remark | null {
	const found = message.length > LONGEST ? null : first(read(message));
	return found ?? complaintIn(message)?.remark ?? null;
}

/** "She is gone. Can you read?" complains, whatever stands around it: the complaint, and what is left of the message. */
export function complaintIn(message: string): { remark: Remark; rest: string } | null {
	if (message.length > LONGEST_WITH_COMPLAINT) return null;
	const parts = message.split(/(?<=[.!?])\s+/);
	for (const part of parts.toReversed()) {
		const remark = first(read(part));
		if (remark?.isComplaint) return { remark, rest: parts.filter((one) => one !== part).join(" ") };
	}
	return null;
}

/** Whether they asked lately to be offered nothing. */
export const isQuiet = (turns: readonly Turn[]): boolean =>
	turns
		.filter(({ from }) => from === "person")
		.slice(-QUIET_FOR)
		.some(({ content }) => remarkIn(content)?.isQuiet ?? false);

/** How many of their messages before a good one are looked at. */
const NEAR = 4;
const SAD =
	/\b(?:fail\w*|die[ds]?|dead|death|funeral|lost|losing|overdose|hospital|cry|cried|crying|sad|alone|afraid|scared|hurts?|hate|worthless|hopeless|bridge|pills?|divorc\w*|miscarr\w*|cancer|hits?|drunk|gun)\b/i;

/** Whether something sad stands close before: no cheer then. */
export const isNearSadness = (turns: readonly Turn[]): boolean =>
	turns
		.filter(({ from }) => from === "person")
		.slice(-NEAR)
		.some(({ content }) => SAD.test(content));

/** What asks for an opinion, and not for what is known: "do you think I should …?", "am I wrong?". */
const OPINION =
	/^(?:(?:so|and|but|ok(?:ay)?|well|honestly)[ ,]+)*(?:(?:what )?do (?:you|u) (?:really |honestly |also )?(?:think|believe|reckon|feel|agree|suppose)\b|what(?:'s| is) your (?:opinion|view|advice|take)|in your opinion|should i\b|shall i\b|should we\b|am i (?:\w+ )?(?:wrong|right|crazy|mad|overreacting|too|being|selfish|a bad|a good|the (?:problem|bad|asshole)|unreasonable|stupid|weird|normal|allowed|to blame|an? )|was i (?:wrong|right|too|unfair|stupid)|is it (?:\w+ )?(?:normal|ok|okay|wrong|weird|bad|strange|selfish|fair|my fault|all right|crazy|too late|too early|worth|stupid)|is (?:he|she|this|that) (?:right|wrong|normal|ok|okay|the one)|are (?:they|we) (?:right|wrong|normal)|would you\b)/i;

/** Whether a message asks for an opinion. */
export const asksOpinion = (message: string) => OPINION.test(message.trim().replace(/[‘’]/g, "'"));

/** The question without "do you think". */
export const withoutOpinion = (message: string) =>
	message
		.trim()
		.replace(
			/^(?:(?:so|and|but|ok(?:ay)?|well|honestly)[ ,]+)*do (?:you|u) (?:really |honestly |also )?(?:think|believe|reckon|feel|agree|suppose)(?: that)?\s+(?=\p{L})/iu,
			"",
		);

/** "That is all right, isn't it?" tells more than it asks. */
const TAG =
	/[\s,.]+(?:right|ok(?:ay)?|no|huh|yeah|eh|you know|isn['’]?t (?:it|that)|is it|innit|or what|lol|haha)\s*\?+\s*$/i;
const ASKS =
	/^(?:(?:so|and|but|ok(?:ay)?|well|please|pls|hi|hey|hello|sorry)[ ,]+)*(?:(?:how|what|whats|what's|why|should|can|could|is|are|do|does|where|who|which|any (?:tips|advice|ideas))\b|when\b(?! (?:i|you|he|she|we|they|it|my|your|his|her|our|their|the|a)\b))/i;
/** A sentence in the order of a question, which needs no question mark. */
const INVERTED =
	/^(?:(?:so|and|but|ok(?:ay)?|well|please|pls)[ ,]+)*(?:(?:how|what|which)(?: (?!(?:i|you|he|she|it|we|they|my|his|her|our|their|the|an?)\b)[\w']+){0,2} (?:do|does|did|is|are|was|were|can|could|should|would|will|am)\b|(?:why|when|where|who) (?:do|does|did|is|are|was|were|can|could|should|would|will|am)\b|what['’]?s (?:next|wrong)\b|(?:am|do|should|can|could|may) i\b|does (?:that|it|this)\b|need (?:a |some )?(?:reply|words|answer)\b|is (?:it|this|that|there)\b)/i;
/** What asks the guide to do something. */
const REQUEST =
	/(?:^|[.!?,;:]\s+|\band )(?:please |pls |can you |could you )?(?:look at my|tell me|make me|give me|show me|explain|analy[sz]e|compare|count|list|say something|talk to me|advise me|help me (?:to )?(?:understand|decide|choose|find|answer|see|figure))\b|\bpros and cons\b/i;

/** What asks for a way without the order of a question: "I forgot how to find my old entries", "tell me where my goals are". */
const HOW =
	/\b(?:my (?:page|entry|text|draft|answers?) (?:is|are|was|has|have|just|got)|i (?:forgot|don['’]?t know|can['’]?t (?:find|see)|need to know|want to know|want to|need to|would like to|lost))\b/i;
export const asksHow = (message: string): boolean => HOW.test(message);

/** What to do or to say, asked in the midst of a sentence: "he is sober now, but what do we do on a Friday". */
const WHAT_TO_DO =
	/\b(?:what|how) (?:on earth |the hell |else )?(?:do|should|can|could|shall|am) (?:i|we) (?:\w+ ){0,2}?(?:do|say|tell|text|write|reply|respond|answer)\b/i;
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/);
/** "What I say to boss?" */
const WHAT_TO_SAY = /\b(?:what|how) (?:i|we) (?:say|tell|do|write|answer|ask)\b[^.!]*\?/i;
const asks = (sentence: string) =>
	/\?/.test(sentence) && (INVERTED.test(sentence) || WHAT_TO_DO.test(sentence) || WHAT_TO_SAY.test(sentence));

/** Whether a message asks something of the guide: a question, or a request. */
export function isQuestion(message: string): boolean {
	const text = message.trim();
	if (ASKS.test(text) || (/\?\s*$/.test(text) && !TAG.test(text))) return true;
	const all = sentences(text);
	const last = all.at(-1) ?? text;
	return INVERTED.test(last) || WHAT_TO_DO.test(last) || all.some(asks) || REQUEST.test(text);
}

/** The sentences of a message that ask; the whole of it where none does for itself, and null where it asks nothing. */
export function askedIn(message: string): string | null {
	if (!isQuestion(message)) return null;
	const asked = sentences(message.trim()).filter(
		(one) => /\?/.test(one) || INVERTED.test(one) || WHAT_TO_DO.test(one) || ASKS.test(one),
	);
	return asked.length > 0 ? asked.join(" ") : message.trim();
}
