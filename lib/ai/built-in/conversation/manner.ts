import type { CoachManner } from "@/lib/ai/types";
import { defaultCoachSettings } from "@/lib/coach-settings/defaults";
import { type Tone, toneOf } from "../writing/tone";

/** What the person’s coach settings ask of the conversation, as far as this coach can do it. Never touches safety. */
export interface Manner {
	tone: Tone;
	isBrief: boolean;
	asksQuestions: boolean;
	hasParting: boolean;
	/** May refer to what was written in the journal. */
	usesJournal: boolean;
	/** How the person wants to be called, if they say so. */
	callMe: string | null;
}

const defaults = `${defaultCoachSettings.coachPersona}\n${defaultCoachSettings.chatInstructions}`;
const no = "(?:no|without|don't|do not|never|skip|leave out|leave off|drop|omit|avoid|stop)";
const wishes = {
	brief:
		/\b(?:(?:be|keep|stay|answer|reply|write|very|really|as) (?:\w+ ){0,3}(?:short|brief|concise|succinct|terse)|(?:short|brief|concise|terse) (?:answers?|replies|responses?|messages?)|(?:short|brief|concise|terse)[.!]?$|(?:one|two|1|2|a few) (?:or two |short )?(?:sentences?|lines?|words))\b/m,
	noQuestions: new RegExp(
		`\\b${no} (?:\\w+ ){0,4}?(?:questions?|asking)\\b|\\bdon't ask (?:me )?(?:anything|any|back|things|so)|\\bnever ask\\b`,
	),
	noParting: new RegExp(
		`\\b${no} (?:\\w+ ){0,5}?(?:parting|closing|final|last|ending) (?:thoughts?|lines?|sentences?|words?|wisdom)\\b|\\b${no} (?:\\w+ ){0,3}?(?:aphorisms?|wisdoms?|proverbs?)\\b`,
	),
	noJournal: new RegExp(
		`\\b${no} (?:\\w+ ){0,5}?(?:journal|diary|entries)\\b|\\bleave (?:my |the )?journal (?:out|alone)\\b`,
	),
};

/** The settings without what everybody has, so that only the person’s own wishes count. */
function ownSettings(text: string): string {
	return text
		.split(/(?<=[.!?])\s+|\n+/)
		.filter((sentence) => sentence.trim() !== "" && !defaults.includes(sentence.trim()))
		.join("\n");
}

/** Reads a handful of plain wishes out of the settings. */
export function mannerOf({ persona, instructions }: CoachManner): Manner {
	const own: CoachManner = { persona: ownSettings(persona), instructions: ownSettings(instructions) };
	const text = `${own.persona}\n${own.instructions}`.toLowerCase().replace(/[‘’]/g, "'");
	const tone = toneOf(own);
	const name = /\b(?:[Cc]all|[Aa]ddress) me (?:as )?["“'‘]?(\p{Lu}[\p{L}’'-]{0,29})/u.exec(
		`${own.persona}\n${own.instructions}`,
	);
	return {
		tone: tone === "even" ? (text.trim() === "" ? "direct" : "even") : tone,
		isBrief: wishes.brief.test(text),
		asksQuestions: !wishes.noQuestions.test(text),
		hasParting: !wishes.noParting.test(text),
		usesJournal: !wishes.noJournal.test(text),
		callMe: name?.[1] ?? null,
	};
}
