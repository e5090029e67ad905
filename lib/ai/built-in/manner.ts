import type { CoachManner } from "@/lib/ai/types";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { formerDefaults } from "@/lib/domain/coach-settings/former-defaults";
import { settingTexts } from "@/lib/domain/coach-settings/texts";
import { denied, direct, gentle, wishes } from "@/lib/domain/text/manner-words";

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
