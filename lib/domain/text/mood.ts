import { feelingsNamed } from "@/lib/domain/feelings/named";
import { hasOneOf } from "./phrases";
import { unquoted } from "./plain-chat";

/** Matches a sign that what the person tells is also hard or unresolved. */
export const hasABut = new RegExp(
	"\\b(?:but|though|tho|sad|guilty|ashamed|lonely|alone|afraid|scared|anxious|nervous|weird|strange|miss(?:es|ed)?|wish|" +
		"cry(?:ing)?|without|not|never)\\b|n['’]t\\b",
	"i",
);

/** Matches a stated feeling: "I'm so angry", "i feel a bit lonely"; or "scared mostly" at the start of a sentence. */
const feelingSaid = new RegExp(
	"(?:(?<!\\b(?:if|say|think|thinks|that|not) )\\b(?:i'?m|i am|i feel|i'?m feeling)|(^|" +
		"[.!?;\\n]))(?: ?\\b(?:so|very|really|rather|slightly|just|a bit|kind of|quite|mostly|also|still|all|" +
		`too|bit))* ?\\b(${feelingsNamed.join("|")})\\b(.{0,12})`,
	"gi",
);
/** Matches what may follow a feeling at the beginning of a sentence, so that it is not part of another expression. */
const standsAlone = /^(?:$|[.,!?;]| (?:and|but|i gu?ess?|mostly|really|of|about|because|tbh)\b)/i;

/** Matches "proud of her" and "tired of it", which are about somebody or something else. */
const ofElse = /^ of (?!myself\b)/i;

/** Returns the word with which a person names a feeling that they have right now; null if they name none. */
export function feelingNamedIn(message: string): string | null {
	// Drops what the person corrects at once: in "angry. no. ashamed a bit", only "ashamed" counts.
	const said = message.replace(/[‘’]/g, "'").replace(/^[^.!?,]{1,30}[.,] no[.,] /i, "");
	const found = [...said.matchAll(feelingSaid)].find(
		([, start, , after = ""]) => (start === undefined || standsAlone.test(after)) && !ofElse.test(after),
	);
	return found?.[2]?.toLowerCase() ?? null;
}

const feelingAnywhere = new RegExp(`(?<!\\bnot (?:\\w+ )?)\\b(${feelingsNamed.join("|")})\\b`, "i");

/** Returns the first word for a feeling in an answer to how the person is; null if there is none. */
export const feelingIn = (answer: string): string | null =>
	feelingAnywhere.exec(answer.replace(/[‘’]/g, "'"))?.[1]?.toLowerCase() ?? null;

/** Whether a message has a word of those who may be in the dark. Then a way to say so stands below the reply. */
export const isDark = hasOneOf(
	"no point, point of (it|anything), tired of (it|everything|life|living), cant (go on|do this|cope|stop crying), give " +
		"up, giving up, hopeless, worthless, empty, numb, (all|so|feel) alone, nobody (is|cares), half cut, drunk, drinking, " +
		"panic",
);

/** Whether a message says that its writer has just done or sent something. */
export const hasDoneIt = (message: string): boolean => !unquoted(message).includes("?") && done.test(message);
const done = new RegExp(
	"^\\W*(?:(?:ok|okay|so|well|lol|haha|just) )*(?:i |ive |i've )?(?:just )?(?:hit send\\b|sent (?:it|that)\\b|" +
		"sent\\b|done\\b|(?:told|asked) (?:him|her|them)(?=[.!,]|$))|\\b(?:i|i've|ive|i just) sent it\\b",
	"i",
);

/** The words that are offered as answers to "How is it for you?", and others for them. */
const moods = [
	["both", hasOneOf("both, bit of both, bit of each, all of the above")],
	["hard", hasOneOf("hard, bad, heavy, tough, rough, not good, not great, not so good, not very good")],
	["good", hasOneOf("good, great, lovely, wonderful")],
	["ordinary", hasOneOf("ordinary, just ordinary")],
	["rather-not", hasOneOf("rather not, rather not say")],
] as const;
/** Maximum length, in words, of the beginning of an answer. */
const BEGINNING = 6;

/** Returns what the beginning of an answer to "How is it for you?" says; null if it says something else. */
export function moodSaid(answer: string): (typeof moods)[number][0] | null {
	const [beginning = ""] = answer.split(/[.?;\n]/);
	const isShort = beginning.trim().split(/\s+/).length <= BEGINNING;
	return moods.find(([mood, says]) => (isShort || mood === "rather-not") && says(beginning))?.[0] ?? null;
}

/** Whether a message is full of exclamation marks, or written in capitals. */
export const isLoud = (message: string): boolean =>
	/!\s*!/.test(message) || (message.match(/!/g) ?? []).length > 2 || /\b\p{Lu}{3,}\b.*\b\p{Lu}{3,}\b/su.test(message);

/** Matches light talk, which wants no serious question. */
export const laughs = /\b(?:lol|lmao|(?:a?ha){2,}h?)\b|😂/i;
