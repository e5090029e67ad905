import { wordsOf } from "@/lib/domain/handbook/words";

/** Words that alone stand for no subject: somebody says sorry, loves and lives. */
export const small = new Set(
	"no to you sorry love loves loved life live lives living speak speaks talk talks look looks looked work works hours hour one two three four five six seven eight nine ten away joint account kill killed came out nobody wrote write down apologised apologized left leave kind told hurt house home world days sleeps".split(
		" ",
	),
);

/**
 * What a reason quotes: a subject, or nothing but words as small as "to", or small words with one like "sorry" among
 * them. One that says what was asked has a subject.
 */
export function weightOf(reason: string): "subject" | "stop words" | "small words" {
	const quoted = [...reason.matchAll(/“([^”]+)”/g)].map(([, words = ""]) => words);
	const words = quoted.flatMap(wordsOf);
	if (words.some(({ text, isEmpty }) => !isEmpty && !small.has(text.toLowerCase()))) return "subject";
	if (words.length === 0) return "subject";
	return words.every(({ isEmpty }) => isEmpty) ? "stop words" : "small words";
}

const FEELINGS = "(?:anxious|worried|afraid|scared|angry|sad|stressed|lonely|jealous|ashamed|nervous|tired)";
const DENIED = new RegExp(`^(?:i'?m|i am|i was) (?:not|never) (?:really |at all )?${FEELINGS}\\b`, "i");
const NOT_BEFORE =
	/\b(?:wasn't|isn't|weren't|aren't|wouldn't be|never|nobody (?:is|was)|(?:am|is|was|are|were|'m|'s|'re) not)\s+(?:\w+\s+){0,2}$/i;
const SAID_BEFORE =
	/\b(?:you|he|she|they|mum|mom|dad|(?:my|the) \w+) (?:said|says|say|told me|tells me|thinks?)(?: that)?\s*$|\b(?:asked|asks|wonders?|wondered) (?:me |him |her |us )?(?:if|whether)\s*$/i;

/** "The neighbour's dog" is not the writer's. */
const OF_OTHERS = /\b(?:his|her|their|\p{L}+['’]s?) (?:\p{L}+ )?$/iu;
/** "I don't want to calm down", "dont say yes": what is refused, or asked of the guide, is wished for no more. */
const REFUSED =
	/\bi (?:really |just )?(?:don'?t|do not|didn'?t|won'?t) (?:want|wanna|need)(?: to)? $|(?:^|[,:]) *(?:please |just |and )*(?:don'?t|do not) $/i;
/** Words between quotation marks are somebody's whom the writer quotes. */
const isQuoted = (text: string, at: number) => {
	const before = text.slice(0, at).replace(/[“”]/g, '"');
	return (before.split('"').length - 1) % 2 === 1;
};

/** Whether words mean something else in their sentence than alone: denied, somebody else's, or cut off from what follows. */
export function isTurned(message: string, words: string): boolean {
	const text = message.replace(/[‘’]/g, "'");
	const quoted = words.replace(/[‘’]/g, "'");
	const at = text.indexOf(quoted);
	if (at < 0) return false;
	// "Never" before "say no" is what it is about.
	if (/\bno$/i.test(quoted)) return false;
	const before =
		text
			.slice(0, at)
			.split(/[.!?;\n]/)
			.at(-1) ?? "";
	const after = text.slice(at + quoted.length);
	// "She left me on read" is no parting, and "I can't decide if I'm sad or bored" no decision.
	if (
		/\bleft me$/i.test(quoted) &&
		/^ (?:on (?:read|seen|delivered|hold)|(?:a|an|the|his|her|this|with|in charge|speechless|alone with)\b)/i.test(
			after,
		)
	)
		return true;
	if (
		/\bdecide(?: (?:if|whether))?$/i.test(quoted) &&
		/^(?: (?:if|whether))? i(?:'m| am| feel| was)\b(?! (?:going|leaving|staying|moving))/i.test(after)
	)
		return true;
	if (isQuoted(text, at) || REFUSED.test(before)) return true;
	if (DENIED.test(quoted) || NOT_BEFORE.test(before) || SAID_BEFORE.test(before)) return true;
	if (/^(?:dog|cat|pet|horse)\b/i.test(quoted) && OF_OTHERS.test(before)) return true;
	if (/\bwhose (?:\p{L}+ )?$/iu.test(before)) return true;
	if (/^drink/i.test(quoted) && /^ (?:\w+ )?(?:water|tea|coffee|milk|juice)\b/i.test(after)) return true;
	if (/\btold (?:him|her|them|anybody|anyone)$/i.test(quoted) && /^ (?:which|where|when|what|how)\b/i.test(after))
		return true;
	return (
		/\bif i$/i.test(quoted) &&
		!/^ (?:should|shall|can|could|want|will|would|must|need|may|ought|am|have)\b/i.test(after)
	);
}
