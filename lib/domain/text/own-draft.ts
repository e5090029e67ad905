import { countWords } from "./count-words";
import { beginsWith, hasOneOf } from "./phrases";
import { sentencesOf } from "./sentences";

/** Fewest and most words of a draft. */
const [FEWEST, MOST] = [3, 150] as const;

/** Matches the end of a draft: the question about it. */
const askedAfter = new RegExp(
	"(?:(?<=[.!?])\\s+|,\\s+|\\n|\\s[-–]\\s|\\s)(?=(?:so |and |but )?(?:(?:is|was|does|do|would|are) (?:that|this|it|these|those)|" +
		"how (?:does|is|do) (?:that|this|it)|(?:can|could|should|shall) i (?:send|say|write)|too \\w+\\W*$|" +
		"what do you think)\\b[^.!?]*\\??\\s*(?:yes or no)?\\W*$)",
	"i",
);

/** Words in quotation marks. The number of apostrophes is bounded, because the search begins at each of them. */
const inMarks =
	/[“"„«]([^“”"„«»]+)[”"»]|(?<![\p{L}\p{N}])['‘]([^'‘’]*(?:['’]\p{L}[^'‘’]*){0,60})['’](?![\p{L}\p{N}])/gu;
/** Matches "I'd write: …", "sent: …", "one sentence: …". */
const afterColon = new RegExp(
	"\\b(?:say|text|texting|write|writing|wrote|send|sending|sent|put|answer|reply|ask|tell \\w+|sentence|this)\\b" +
		"[^:.!?]{0,30}:\\s*(.+)$",
	"is",
);
/** Matches "i just wanna say hey, no pressure". */
const afterVerb = new RegExp(
	"\\bi(?:'ll| will|'d| would| could| might)?(?: just)?(?: wanna| want to)?(?: just)? (?:say|write|text)(?: back)? " +
		"(?!(?:to|that|something|it|this|him|her|them|my|sorry to|no to|yes to|how|what|a)\\b)(.+)$",
	"is",
);
/** Matches "it has to say that I built it". */
const afterIt = /^\W*(?:no,? )?it (?:has to|should|must|needs to) say (?:that )?(.+)$/is;
const letter = /(?:^|[.!?:]\s+)((?:dear|hi|hey|hello) \p{Lu}\p{Ll}+[ ,].+)$/isu;

const fits = (text: string | undefined): text is string =>
	text !== undefined && countWords(text) >= FEWEST && countWords(text) <= MOST;

/** Matches words in double quotation marks at the beginning, after which a remark on them may stand. */
const opening = /^\s*["“]([^"“”]+)["”]/;

/** Returns a draft without its marks and the question about it, and without the full stop before that question. */
function tidy(text = ""): string {
	const begun = opening.exec(text)?.[1];
	if (begun !== undefined) return begun;
	const [before = "", ...after] = text.split(askedAfter);
	const draft = before.trim().replace(/^["“'‘]|["”'’]$/g, "");
	return draft.replace(after.length > 0 ? /[.,]$/ : /,$/, "");
}

/** Returns the longest words in quotation marks; null if a message has none. */
export function quotedIn(message: string): string | null {
	const quotes = [...message.matchAll(inMarks)]
		.map(([, double, single]) => (double ?? single ?? "").trim())
		.filter(fits);
	return quotes.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** Returns the words that the person means to say to somebody, as they wrote them; null if the message has none. */
export function draftIn(message: string): string | null {
	return quotedIn(message) ?? letterIn(message) ?? [tidy(afterVerb.exec(message)?.[1])].find(fits) ?? null;
}

/** Returns a letter, or what stands after "I'd write:"; nothing that may be quoted from somebody else. */
export const letterIn = (message: string): string | null =>
	[letter, afterColon, afterIt].map((pattern) => tidy(pattern.exec(message)?.[1])).find(fits) ?? null;

const asides = beginsWith(
	"none, no, it should, its, it has, that, this, make, something, shorter, softer, more, less, not, " +
		"nobody, nothing, idk, dunno, i dont know, how, what, why, help",
);
const speaksToThem = /\byour?\b/i;

/** Most words of a thing to say. */
const MOST_SAID = 40;
/** Words with which somebody thinks aloud, or tells what somebody else will do. */
const aloud = new Set("perhaps maybe probably i'd he'll she'll they'll".split(" "));

/** Whether a message may be something to say to somebody: no story, no remark on words, and nobody thinking aloud. */
const mayBeSaid = (message: string): boolean =>
	fits(message) &&
	!asides(message) &&
	!aloud.has(message.trim().split(/\s/)[0]?.toLowerCase().replace(/’/g, "'") ?? "") &&
	countWords(message) <= MOST_SAID;

/** Whether a whole message may be said to somebody as it stands, because it speaks to them. */
export const isSaidToThem = (message: string): boolean => mayBeSaid(message) && speaksToThem.test(message);

/** Returns what stands before a question about it: "Happy birthday. You owe me nothing. How does that sound?" */
export function draftBeforeQuestion(message: string): string | null {
	const before = withoutLead(tidy(message));
	return before !== message.trim() && fits(before) ? before : null;
}

/** Matches what stands before the thing that somebody wants to say: "yes, that", "I want him to know that". */
const saidBefore = [
	/^(?:(?:yes|yeah|ok|well|just|maybe|mostly)\b[,:.]? *)+/i,
	/^(?:something|more) like\b[,:]? */i,
	/^(?:i(?:['’]d| would)? (?:want|like|need|wanna) (?:to (?:say|tell \w+)|\w+ to know)|it (?:has to|should) say)\b[,:]? */i,
	/^it['’]?s (?:more |just )?that\b[,:]? */i,
	/^that (?=i\b|i['’]|we\b|my\b)/i,
];

/** Matches, inside a message, what comes before the thing that somebody wants to say: "What I want to say is that". */
const wantsToSay = new RegExp(
	"(?:^|[.!?]\\s+)(?:what )?i(?:['’]d| would)? (?:just )?(?:want|like|need) (?:to (?:say|tell (?:him|her|" +
		"them))|(?:him|her|them) to know)(?: is)?(?: that)?[,:]? (?!(?:no|yes|sorry|something|it|this|how|what|about)\\b)(?=\\p{L}+ )",
	"iu",
);
/** Matches a request to put together what stands before it. */
const asksToPutTogether = /[.!?]\s+(?:can|could) you (?:put|make|write|turn)\b[^.!?]*\?\W*$/i;
/** Whether a message says that the one before it was what is to be said: "That's what I want to say to HER." */
export const isMeantBefore = hasOneOf("thats what i (want|meant) to (say|tell)");
/** Whether a message says that words are too dramatic, or that it wants less. */
export const isTooMuch = hasOneOf("(far|way|much|bit|all) too, i just want");

/** Returns what somebody says in a longer message that they want to say to somebody else; null if it does not say it. */
export function meantFor(message: string): string | null {
	const asked = asksToPutTogether.exec(message);
	if (asked) {
		const before = sentencesOf(message.slice(0, asked.index + 1)).map(({ text }) => text);
		const first = before.findIndex((one) => speaksToThem.test(one));
		const own = first < 0 ? "" : before.slice(first).join(" ");
		return fits(own) ? own : null;
	}
	const lead = wantsToSay.exec(message);
	const said = lead ? message.slice(lead.index + lead[0].length).trim() : undefined;
	return fits(said) && countWords(said) <= MOST_SAID && !said.includes("?") ? said : null;
}

const withoutLead = (text: string): string => saidBefore.reduce((left, before) => left.replace(before, ""), text);

/** Matches the thing that somebody asks how to tell: "how do I tell her that two weeks are enough". */
const toTell =
	/\b(?:tell|let) (?:him|her|them|(?:my|his|her|their|our) \w+)(?: know)?(?: that)? ((?:i|i['’]m|i['’]ll|we|it|it['’]s|thanks)\b[^.!?]+)/i;

/** Returns what somebody wants to tell, from a request for words that says it; null if it does not. */
export function toldToThem(message: string): string | null {
	const text = toTell.exec(message)?.[1]?.trim();
	return fits(text) && countWords(text) >= A_THING ? text : null;
}
/** Fewest words of a thing to tell: "it" is none. */
const A_THING = 4;

/** Returns what somebody answers who was asked what has to be said, without such words; null if it is no answer. */
export function materialIn(message: string): string | null {
	const text = withoutLead(message.trim());
	const isMarked = text !== message.trim() && fits(text) && countWords(text) <= MOST_SAID;
	return isMarked && /^(?:i|we|my)\b/i.test(text) ? text : mayBeSaid(message) ? message.trim() : null;
}

/** Whether somebody else says something in a message. */
export const quotesOthers = (message: string): boolean =>
	/\b(?:he|she|they) (?:says?|said|told|wrote|texted)\b/i.test(message);
