import { feelingsNamed } from "@/lib/domain/feelings/named";
import { loss } from "./loss";
import { hasOneOf } from "./phrases";
import { unquoted } from "./plain-chat";
import { sentencesOf } from "./sentences";

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

/** Whether a message is loud: several exclamation marks, capitals, "guess what". That can be joy or its opposite. */
export const soundsStrong = (message: string): boolean => loud.test(message) || /\bguess what\b|\byay\b/i.test(message);
const loud = /!{2,}|\b[A-Z]{2,}!|(?:\b(?:I|[A-Z]{2,})\b[ ,]+){2}\b[A-Z]{2,}\b/;

/**
 * Whether a message is plainly glad: a word, an emoji or an event of joy, which nothing in its sentence or beside it takes
 * back.
 */
export function isPlainlyGlad(message: string): boolean {
	const plain = happyTears(message) ? message.replace(/\b(?:cry|crying|cried|tears)\b/gi, " ") : message;
	const isGlad = (sentence: string) =>
		(joy(sentence) || /🎉|🥳|😍|❤️|🙌|\bback ?!/iu.test(sentence)) && !takenBack(sentence);
	return sentencesOf(plain).some(({ text }) => isGlad(text)) && !turns(plain) && !isHard(plain) && !loss.test(plain);
}
const happyTears = hasOneOf("the good kind, happy (tears|crying), tears of joy, crying happily, cried happy");
const joy = hasOneOf(
	"good news, great (news|day|time), best (news|day|night|weekend), over the moon, the good kind, happy tears, tears of" +
		" joy, (so|very|really|just|and|im|i am|were) happy, (so|very) proud, (so|really) excited, so glad, stoked, thrilled," +
		" delighted, overjoyed, chuffed, buzzing, cant stop (smiling|grinning|laughing), lovely (day|night|weekend|time), " +
		"(lovely|wonderful|perfect|best|great) evening, wonderful (day|time), perfect day, went (well|so well|really well|" +
		"great), got promoted, got the (job|flat|keys), (i|we) (got (in|engaged)|passed), passed my, i won, we won, said yes," +
		" (im|we are) getting married",
);
const takenBack = hasOneOf(
	"no, not, never, if, wish, without, would, should, could, except, until, supposed, pretend, pretended, used to, dont, didnt, " +
		"doesnt, isnt, wasnt, arent, werent, wont, havent, hasnt, hadnt, wouldnt, couldnt, shouldnt",
);
const turns = hasOneOf("but, though, tho, although");

/**
 * Whether a message has a word that is mostly used for something hard. Then no reply is cheerful; nothing else is
 * concluded from it.
 */
export const isHard = hasOneOf(
	"alone, lonely, sad, cry, crying, cried, tears, wept, tired of, exhausted, worn out, drained, hurt, hurts, hurting, " +
		"pain, afraid, scared, frightened, terrified, panic, panicked, anxious, worried, worry, ashamed, guilty, jealous, " +
		"envious, angry, furious, embarrassed, upset, heartbroken, hopeless, empty, numb, (fed|broke|split|stood me) up, " +
		"awful, terrible, horrible, hate, hated, hates, sleepless, miss (him|her|them|my), (missed|misses) (him|her), lost " +
		"(my|him|her|them|everything), cant cope, point of (it|anything), ill, sick, dementia, alzheimers, cancer, hospital, " +
		"biopsy, diagnosis, diagnosed, died, dead, dying, funeral, grief, row, fight, fights, fighting, fought, argue, " +
		"argued, arguing, argument, quarrel, quarrelled, quarreled, shout, shouted, shouting, yell, yelled, yelling, left me," +
		" dumped, binned, breakup, divorce, divorced, divorcing, cheat, cheated, cheating, affair, lied, ignored, ignores, " +
		"ignoring, fired, let me go, laid off, redundant, redundancy, debt, debts, drunk, drinking, failed, hasnt (texted|" +
		"txted|called|rung|written|answered|replied|spoken), no one, nobody (is|was|here|came|cares|asks|knows|calls|called|" +
		"understands)",
);

/** Whether a message has a word of those who may be in the dark. Then a way to say so stands below the reply. */
export const isDark = hasOneOf(
	"no point, point of (it|anything), tired of (it|everything|life|living), cant (go on|do this|cope|stop crying), give " +
		"up, giving up, hopeless, worthless, empty, numb, (all|so|feel) alone, nobody (is|cares), half cut, drunk, drinking, " +
		"panic",
);

/** Whether a message says that its writer has just done or sent something. */
export const hasDoneIt = (message: string): boolean =>
	!unquoted(message).includes("?") && (sentIt(message) || done.test(message));
const sentIt = hasOneOf("hit send, (i|ive|i just) sent it");
const done = /^\W*(?:ok\W+|okay\W+|so\W+)?(?:sent\b|done\b|i (?:just )?(?:told|asked) (?:him|her|them)(?=[.!,]|$))/i;

/** Whether a message says that somebody has answered. */
export const hasAnswered = hasOneOf(
	"((he|she) (wrote|texted|messaged|rang|called)|they wrote|they texted) back, (he|she|they) (replied|answered)",
);

/** Whether an answer to "How is it for you?" says that it is good, hard, or both. */
export const saysBoth = hasOneOf("both, bit of (both|each)");
export const saysHard = hasOneOf("hard, bad, heavy, tough, rough, shit, rubbish, not (good|great|so good|very good)");
export const saysGood = hasOneOf("good, great, lovely, fine, grand, well, wonderful, nice");
export const saysOrdinary = hasOneOf("ordinary, normal, usual, okay, ok");

/** Matches light talk, which wants no serious question. */
export const laughs = /\b(?:lol|lmao|(?:a?ha){2,}h?)\b|😂/i;
