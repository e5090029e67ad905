import type { CoachManner } from "@/lib/ai/types";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { formerDefaults } from "@/lib/domain/coach-settings/former-defaults";
import { settingTexts } from "@/lib/domain/coach-settings/texts";

/** How directly the coach speaks. */
export type Tone = "gentle" | "even" | "direct";

/**
 * The wishes from the person’s coach settings that the built-in coach can follow in the conversation, the journal, the
 * analyses and the scripts. They never affect safety.
 */
export interface Manner {
	/** From all settings; the person’s own words take precedence. */
	tone: Tone;
	/** From the person’s own words alone; the default if they do not mention it. */
	askedTone: Tone;
	isBrief: boolean;
	asksQuestions: boolean;
	hasParting: boolean;
	/** Whether it may quote the person’s own words to them. */
	quotes: boolean;
	/** Whether it may refer to earlier journal entries. */
	usesJournal: boolean;
	/** What the person wants to be called, if they have said. */
	callMe: string | null;
}

const defaults = [...settingTexts.map((name) => defaultCoachSettings[name]), ...formerDefaults].join("\n");
const gentle = new RegExp(
	"\\b(?:gentl[ey]|soft(?:ly|er)?|kind(?:ly|er)?|warm(?:ly|th)?|tender(?:ly)?|patient(?:ly)?|careful(?:ly)?|" +
		"soothing|compassionate|empathetic|empathic)\\b",
	"g",
);
const direct = new RegExp(
	"\\b(?:direct(?:ly)?|blunt(?:ly)?|straight|straightforward|challeng(?:e|es|ing)|honest(?:ly)?|tough|" +
		"no[- ]nonsense|provok(?:e|ing)|confront(?:s|ing)?|unsparing|frank(?:ly)?)\\b",
	"g",
);
const denied =
	/\b(?:not|never|don't|do not|without being|less|avoid being|isn't|no) (?:so |too |be |being |overly |very )?$/;
const no = "(?:no|without|don't|do not|never|skip|leave out|leave off|drop|omit|avoid|stop)";
const wishes = {
	brief: new RegExp(
		"\\b(?:(?:be|keep|stay|answer|reply|write|very|really|as) (?:\\w+ ){0,3}(?:short|brief|concise|succinct|terse)|" +
			"(?:short|brief|concise|terse) (?:answers?|replies|responses?|messages?|insights?|reflections?|thoughts?)|" +
			"(?:short|brief|concise|terse)[.!]?$|(?:one|two|1|2|a few) (?:or two |short )?(?:sentences?|lines?|words))\\b",
		"m",
	),
	noQuestions: new RegExp(
		`\\b${no} (?:\\w+ ){0,4}?(?:questions?|asking)\\b|\\bdon't ask (?:me )?(?:anything|any|back|things|so)|\\bnever ask\\b`,
	),
	noParting: new RegExp(
		`\\b${no} (?:\\w+ ){0,5}?(?:parting|closing|final|last|ending) (?:thoughts?|lines?|sentences?|words?|wisdom)\\b|` +
			`\\b${no} (?:\\w+ ){0,3}?(?:aphorisms?|wisdoms?|proverbs?)\\b`,
	),
	noQuotes: new RegExp(
		`\\b${no} (?:(?:need to|use|give|show|me|any|more|a|the|my|own|include|pick|add|put|in|back|direct|from) ` +
			"){0,4}(?:quotes?|quoting|quotations?)\\b",
	),
	noJournal: new RegExp(
		`\\b${no} (?:\\w+ ){0,5}?(?:journal|diary|entries)\\b|\\bleave (?:my |the )?journal (?:out|alone)\\b`,
	),
};

/** Removes the default settings, so that only what the person wrote remains. */
function ownSettings(text: string): string {
	return text
		.split(/(?<=[.!?])\s+|\n+/)
		.filter((sentence) => sentence.trim() !== "" && !defaults.includes(sentence.trim()))
		.join("\n");
}

/** Returns the tone that the words ask for more often; "not too direct" counts as gentle. */
function toneOf(text: string): Tone {
	const balance = weigh(text, direct) - weigh(text, gentle);
	if (balance > 0) return "direct";
	return balance < 0 ? "gentle" : "even";
}

function weigh(text: string, pattern: RegExp): number {
	let sum = 0;
	for (const match of text.matchAll(pattern))
		sum += denied.test(text.slice(Math.max(0, match.index - 24), match.index)) ? -1 : 1;
	return sum;
}

const plainly = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'");

/** Reads a handful of plainly stated wishes from the settings; everything else in them has no effect. */
export function mannerOf({ persona, instructions }: CoachManner): Manner {
	const own = `${ownSettings(persona)}\n${ownSettings(instructions)}`;
	const text = plainly(own);
	const askedTone = toneOf(text);
	const name = /\b(?:[Cc]all|[Aa]ddress) me (?:as )?["“'‘]?(\p{Lu}[\p{L}’'-]{0,29})/u.exec(own);
	return {
		tone: askedTone === "even" ? toneOf(plainly(`${persona}\n${instructions}`)) : askedTone,
		askedTone,
		isBrief: wishes.brief.test(text),
		asksQuestions: !wishes.noQuestions.test(text),
		hasParting: !wishes.noParting.test(text),
		quotes: !wishes.noQuotes.test(text),
		usesJournal: !wishes.noJournal.test(text),
		callMe: name?.[1] ?? null,
	};
}
