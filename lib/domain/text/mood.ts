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
const happyTears = hasOneOf("the good kind, happy tears, tears of joy, crying happily, cried happy, happy crying");
const joy = hasOneOf(
	"good news, great news, best news, over the moon, the good kind, happy tears, tears of joy, so happy, very happy, really happy, " +
		"just happy, and happy, im happy, i am happy, were happy, so proud, very proud, so excited, really excited, so glad, " +
		"stoked, thrilled, delighted, overjoyed, chuffed, buzzing, cant stop smiling, cant stop grinning, cant stop laughing, " +
		"lovely day, lovely evening, lovely night, lovely weekend, lovely time, wonderful day, wonderful evening, wonderful time, " +
		"perfect day, perfect evening, best day, best evening, best night, best weekend, great day, great evening, great time, " +
		"went well, went so well, went really well, went great, got promoted, got the job, got the flat, got the keys, " +
		"i got in, we got in, i passed, we passed, passed my, i won, we won, said yes, im getting married, we are getting married, " +
		"i got engaged, we got engaged",
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
	"alone, lonely, sad, cry, crying, cried, tears, wept, tired of, exhausted, worn out, drained, hurt, hurts, hurting, pain, " +
		"afraid, scared, frightened, terrified, panic, panicked, anxious, worried, worry, ashamed, guilty, jealous, envious, angry, " +
		"furious, embarrassed, upset, heartbroken, hopeless, empty, numb, fed up, awful, terrible, horrible, hate, hated, hates, " +
		"sleepless, miss him, miss her, miss them, miss my, missed him, missed her, misses him, misses her, lost my, lost him, lost her, " +
		"lost them, lost everything, cant cope, point of it, point of anything, ill, sick, dementia, alzheimers, cancer, hospital, " +
		"biopsy, diagnosis, diagnosed, died, dead, dying, funeral, grief, row, fight, fights, fighting, fought, argue, argued, arguing, " +
		"argument, quarrel, quarrelled, quarreled, shout, shouted, shouting, yell, yelled, yelling, left me, dumped, binned, broke up, " +
		"breakup, split up, divorce, divorced, divorcing, cheat, cheated, cheating, affair, lied, stood me up, ignored, ignores, " +
		"ignoring, fired, let me go, laid off, redundant, redundancy, debt, debts, drunk, drinking, failed, hasnt texted, hasnt txted, " +
		"hasnt called, hasnt rung, hasnt written, hasnt answered, hasnt replied, hasnt spoken, no one, nobody is, nobody was, " +
		"nobody here, nobody came, nobody cares, nobody asks, nobody knows, nobody calls, nobody called, nobody understands",
);

/** Whether a message has a word of those who may be in the dark. Then a way to say so stands below the reply. */
export const isDark = hasOneOf(
	"no point, point of it, point of anything, tired of it, tired of everything, tired of life, tired of living, cant go on, " +
		"cant do this, cant cope, give up, giving up, hopeless, worthless, empty, numb, all alone, so alone, feel alone, nobody is, " +
		"nobody cares, half cut, drunk, drinking, panic, cant stop crying",
);

/** Whether a message says that its writer has just done or sent something. */
export const hasDoneIt = (message: string): boolean =>
	!unquoted(message).includes("?") && (sentIt(message) || done.test(message));
const sentIt = hasOneOf("hit send, i sent it, ive sent it, i just sent it");
const done = /^\W*(?:ok\W+|okay\W+|so\W+)?(?:sent\b|done\b|i (?:just )?(?:told|asked) (?:him|her|them)(?=[.!,]|$))/i;

/** Whether a message says that somebody has answered. */
export const hasAnswered = hasOneOf(
	"he wrote back, she wrote back, they wrote back, he texted back, she texted back, they texted back, he messaged back, " +
		"she messaged back, he rang back, she rang back, he called back, she called back, he replied, she replied, they replied, " +
		"he answered, she answered, they answered",
);

/** Whether an answer to "How is it for you?" says that it is good, hard, or both. */
export const saysBoth = hasOneOf("both, bit of both, bit of each");
export const saysHard = hasOneOf(
	"hard, bad, heavy, tough, rough, shit, rubbish, not good, not great, not so good, not very good",
);
export const saysGood = hasOneOf("good, great, lovely, fine, grand, well, wonderful, nice");
export const saysOrdinary = hasOneOf("ordinary, normal, usual, okay, ok");

/** Matches light talk, which wants no serious question. */
export const laughs = /\b(?:lol|lmao|(?:a?ha){2,}h?)\b|😂/i;
