import type { QuickInsightInput } from "@/lib/ai/types";
import { type InsightForm, type QuickInsight, quickInsightSchema } from "@/lib/domain/journal/reflection";
import { fact, type Part, question } from "../parts/part";
import { chosen, Phrasebook } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import { recurringIn } from "../reading/recurring";
import * as say from "./content/lines";
import { brief, briefLeads, tooFew } from "./content/questions";
import { type Page, plainFeeling, readPage } from "./page";

/** A word is worth a question once it occurs this many times. */
const OFTEN = 3;
const journal = { source: "your journal" };

/** A quick insight before it is rendered to text. */
export interface InsightParts {
	form: InsightForm;
	parts: Part[];
}

/**
 * Comments briefly on words that are still being written. The insight ends with a question, whatever the settings say.
 */
export async function quickInsight(input: QuickInsightInput, signal: AbortSignal): Promise<QuickInsight> {
	return written(await insightParts(input, signal));
}

const written = ({ form, parts }: InsightParts): QuickInsight => ({ form, text: renderParagraph(parts) });

/** Returns the parts of a quick insight. */
export async function insightParts(input: QuickInsightInput, signal: AbortSignal): Promise<InsightParts> {
	const page = await readPage(input, signal);
	const book = new Phrasebook(page.dice);
	const made = (form: InsightForm, ...parts: Part[]): InsightParts => ({ form, parts });
	if (page.kind === "careful") return made("feeling", question(say.careful.ask));
	if (page.kind === "foreign") return made("direction", question(say.foreign.ask));
	if (page.kind === "short") return made("direction", question(chosen(book, tooFew)));
	const fitting = forms(page, book).filter((one) => quickInsightSchema.safeParse(written(one)).success);
	const [first] = fitting;
	if (first) return first;
	const form = page.dice.pick(["growth", "reframe", "direction"] as const);
	return made(form, question(chosen(book, brief[form])));
}

/** Returns every form for which the entry offers something, in the order in which it mentions them. */
function forms({ read, manner }: Page, book: Phrasebook): InsightParts[] {
	const found: InsightParts[] = [];
	if (!manner.quotes) return found;
	const feeling = plainFeeling(read);
	if (feeling) {
		const values = { feeling: feeling.word };
		const named = fact(chosen(book, briefLeads, values), { of: "feeling", values, at: [journal] });
		found.push({ form: "feeling", parts: [named, question(chosen(book, brief.feeling))] });
	}
	const again = recurringIn([{ read, at: journal }], 1).find(
		// People count "laughed" and "laugh" as two words.
		({ count, forms, isThing }) => count >= OFTEN && isThing && forms.size === 1,
	);
	if (again) {
		const values = { word: again.written, times: `${again.count} times` };
		const counted = fact(chosen(book, brief.pattern, values), { of: "recurrence", values, at: [journal] });
		found.push({ form: "pattern", parts: [counted] });
	}
	return found;
}
