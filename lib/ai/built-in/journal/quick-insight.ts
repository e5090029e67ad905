import type { QuickInsightInput } from "@/lib/ai/types";
import { type InsightForm, type QuickInsight, quickInsightSchema } from "@/lib/domain/journal/reflection";
import { fact, own, type Part, question } from "../parts/part";
import { chosen, Phrasebook } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import { feelingsIn } from "../reading/feelings";
import { ownWordsIn } from "../reading/own-words";
import { recurringIn } from "../reading/recurring";
import * as say from "./content/lines";
import { brief, briefLeads, tooFew } from "./content/questions";
import { type Page, readPage } from "./page";

/** With this many quoted words, any of the questions stays under thirty. */
const MAX_QUOTE = 16;
/** For somebody who wants it brief. */
const MAX_BRIEF_QUOTE = 8;
/** A word is worth a question from so many times on. */
const OFTEN = 3;
const journal = { source: "your journal" };

/** A short thought on words that are still being written. It ends with a question, whatever the settings wish. */
export async function quickInsight(input: QuickInsightInput, signal: AbortSignal): Promise<QuickInsight> {
	const page = await readPage(input, signal);
	const book = new Phrasebook(page.dice);
	const made = (form: InsightForm, ...parts: Part[]): QuickInsight => ({ form, text: renderParagraph(parts) });
	if (page.kind === "careful") return made("feeling", question(say.careful.ask));
	if (page.kind === "foreign") return made("direction", question(say.foreign.ask));
	if (page.kind === "short") return made("direction", question(chosen(book, tooFew)));
	const shown = forms(page, book).map(({ form, parts }) => made(form, ...parts));
	const fitting = shown.filter((one) => quickInsightSchema.safeParse(one).success);
	if (fitting.length > 0) return page.dice.pick(fitting);
	const form = page.dice.pick(["growth", "reframe"] as const);
	return made(form, question(chosen(book, brief[form])));
}

/** Each form for which the page gives something. */
function forms({ read, manner }: Page, book: Phrasebook): { form: InsightForm; parts: Part[] }[] {
	const found: { form: InsightForm; parts: Part[] }[] = [];
	const [feeling] = feelingsIn(read);
	if (feeling) {
		const values = { feeling: feeling.word };
		const named = fact(chosen(book, briefLeads.feeling, values), { of: "feeling", values, at: [journal] });
		found.push({ form: "feeling", parts: [named, question(chosen(book, brief.feeling))] });
	}
	const most = manner.isBrief ? MAX_BRIEF_QUOTE : MAX_QUOTE;
	const words = manner.quotes && ownWordsIn(read).find((one) => one.words <= most);
	if (words) {
		const quoted = own(words, journal, chosen(book, briefLeads.words, { words: words.text }));
		found.push({ form: "direction", parts: [quoted, question(chosen(book, brief.direction))] });
	}
	const again = recurringIn([{ read, at: journal }], 1).find(({ count }) => count >= OFTEN);
	if (again) {
		const values = { word: again.written, times: `${again.count} times` };
		const counted = fact(chosen(book, brief.pattern, values), { of: "recurrence", values, at: [journal] });
		found.push({ form: "pattern", parts: [counted] });
	}
	return found;
}
