import type { QuickInsightInput } from "@/lib/ai/types";
import { type InsightForm, type QuickInsight, quickInsightSchema } from "@/lib/journal/reflection";
import { quotesOf } from "../reading/quotes";
import { quoted } from "../writing/prose";
import { choose, fill, type Pen } from "./pen";
import { careEntry, quickLeads, shortEntry } from "./phrases";
import { ENOUGH_WORDS, readEntry } from "./read-entry";
import { type Signal, signalsIn } from "./signals";

/** With this many quoted words, any of the questions stays under thirty. */
const MAX_QUOTE = 14;
/** For somebody who wants it brief. */
const MAX_BRIEF_QUOTE = 8;
const plainQuestions: Record<InsightForm, readonly string[]> = {
	direction: [
		"{q} stands out. What makes it stay with you?",
		"I stopped at {q}. What is behind it?",
		"{q}: what comes right after that?",
	],
	feeling: ["There is a feeling close to the surface here. What would you call it?"],
	pattern: ["Something repeats in these lines. Where have you met it before?"],
	growth: ["You kept writing, and that takes something. What keeps you at it tonight?"],
	reframe: ["Told by somebody who likes you, how would this story begin?"],
};

/** A short thought on words that are still being written. It ends with a question, whatever the settings wish. */
export async function quickInsight(input: QuickInsightInput, signal: AbortSignal): Promise<QuickInsight> {
	const { reading, text, dice, manner } = await readEntry(input, signal);
	if (reading.care.length > 0) {
		return { form: "feeling", text: reading.care[0] === "self-harm" ? careEntry.selfHarm.ask : careEntry.violence.ask };
	}
	if (text.legibility === "other language" || text.legibility === "unclear") {
		return {
			form: "direction",
			text: "I read English only and will not guess at this. What would you like to hear back, in a few English words?",
		};
	}
	if (text.words < ENOUGH_WORDS) return { form: "direction", text: dice.pick(shortEntry.asks) };

	const pen: Pen = { manner: { ...manner, asksQuestions: true }, lately: "", dice };
	const most = manner.isBrief ? MAX_BRIEF_QUOTE : MAX_QUOTE;
	const isShort = ({ quote }: Signal) => !manner.quotes || quote.words <= most;
	const speaking = signalsIn(text).filter(isShort).slice(0, 3);
	if (speaking.length > 0) {
		const { form, lines, quote } = dice.pick(speaking);
		const ask = choose(lines.ask, pen) ?? choose(plainQuestions[form], pen);
		if (ask) return led({ form, text: fill(ask, { q: quoted(quote.text) }) }, pen);
	}
	const quote = quotesOf(text).find(({ words }) => words <= most);
	const ask = quote && choose(plainQuestions.direction, pen);
	if (ask) return led({ form: "direction", text: fill(ask, { q: quoted(quote.text) }) }, pen);
	const form = dice.pick(["feeling", "pattern", "growth", "reframe"] as const);
	return led({ form, text: dice.pick(plainQuestions[form]) }, pen);
}

/** With a word or two in front for somebody who wants it gentle or direct, where there is room. */
function led(insight: QuickInsight, { manner, dice }: Pen): QuickInsight {
	if (manner.askedTone === "even" || manner.isBrief) return insight;
	const withLead = { ...insight, text: `${dice.pick(quickLeads[manner.askedTone])} ${insight.text}` };
	return quickInsightSchema.safeParse(withLead).success ? withLead : insight;
}
