import { feelingsNamed } from "@/lib/domain/feelings/named";
import { anyOf } from "./any-of";
import { loss } from "./loss";

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

/**
 * Whether a message is loud: several exclamation marks, capitals, "guess what". That can be joy or its opposite, so the
 * person is asked.
 */
export const soundsStrong = (message: string): boolean => loud.test(message) || /\bguess what\b|\byay\b/i.test(message);
const loud = /!{2,}|\b[A-Z]{2,}!|(?:\b(?:I|[A-Z]{2,})\b[ ,]+){2}\b[A-Z]{2,}\b/;

/** Whether the answer to “Is it good news?” is a yes. */
export const saysGood = (message: string): boolean =>
	/\b(?:good|great|yes+|likes? me)\b/i.test(message) && !hasABut.test(message);

/**
 * Whether a message sounds joyful, judged by its punctuation, emoji and phrases. The coach then asks whether it is good
 * news.
 */
export const soundsGlad = (message: string) =>
	soundsOfJoy.test(message) && !hasABut.test(message) && !loss.test(message);
const soundsOfJoy = anyOf(
	[
		"🎉",
		"🥳",
		"😍",
		"❤️",
		"\\b(?:(?:good|great|best) news|over the moon|so (?:happy|proud|excited)|(?:lovely|wonderful|perfect|" +
			"best) (?:day|evening|night|weekend|time)|(?:was|went) (?:(?:actually|so|really) )*(?:good|well|" +
			"great)(?=[.!?]*$)|got (?:promoted|the job|in\\b)|i passed|getting married|got engaged)\\b",
	],
	"iu",
);

/** Matches light talk, which wants no serious question. */
export const laughs = /\b(?:lol|lmao|(?:a?ha){2,}h?)\b|😂/i;
