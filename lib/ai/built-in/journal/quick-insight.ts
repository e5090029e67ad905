import type { QuickInsightInput } from "@/lib/ai/types";
import { type InsightForm, type QuickInsight, quickInsightSchema } from "@/lib/domain/journal/reflection";
import { fact, type Part, question } from "../parts/part";
import { chosen, Phrasebook } from "../parts/phrasebook";
import { renderParagraph } from "../parts/render";
import { recurringIn } from "../reading/recurring";
import * as say from "./content/lines";
import {
	type BriefQuestion,
	briefFeeling,
	briefForAny,
	briefLeads,
	briefPattern,
	briefUnder,
	tooFew,
} from "./content/questions";
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
	const { prompt, given = [] } = input;
	const page = await readPage(input, signal);
	const book = new Phrasebook(page.dice, given);
	const asked = ({ form, question: text }: BriefQuestion) => made(form, question(text));
	if (page.kind === "careful") return made("feeling", question(say.careful.ask));
	if (page.kind === "foreign") return made("direction", question(say.foreign.ask));
	if (page.kind === "short") return asked(next([book.shuffled(tooFew)], given));
	const fitting = forms(page, book).filter((one) => quickInsightSchema.safeParse(written(one)).success);
	const [first] = fitting;
	if (first) return first;
	return asked(
		next(
			[briefUnder(prompt), briefForAny].map((questions) => book.shuffled(questions)),
			given,
		),
	);
}

const made = (form: InsightForm, ...parts: Part[]): InsightParts => ({ form, parts });

/** Returns the first question that was not given yet or, if all were, the one given longest ago. */
function next(lists: readonly (readonly BriefQuestion[])[], given: readonly string[]): BriefQuestion {
	const lastGiven = ({ question: text }: BriefQuestion) => given.findLastIndex((one) => one.endsWith(text));
	const [first] = lists.flat().sort((a, b) => lastGiven(a) - lastGiven(b));
	if (!first) throw new Error("There is no question to choose from");
	return first;
}

/** Returns the forms for which the entry offers something and that were not given yet. */
function forms({ read, manner }: Page, book: Phrasebook): InsightParts[] {
	const found: InsightParts[] = [];
	if (!manner.quotes) return found;
	const feeling = plainFeeling(read);
	const ask = feeling && book.fresh(briefFeeling);
	if (ask) {
		const values = { feeling: feeling.word };
		const named = fact(chosen(book, briefLeads, values), { of: "feeling", values, at: [journal] });
		found.push({ form: "feeling", parts: [named, question(ask)] });
	}
	const again = recurringIn([{ read, at: journal }], 1).find(
		// People count "laughed" and "laugh" as two words.
		({ count, forms, isThing }) => count >= OFTEN && isThing && forms.size === 1,
	);
	const values = again && { word: again.written, times: `${again.count} times` };
	const often = values && book.fresh(briefPattern, values);
	if (often) {
		const counted = fact(often, { of: "recurrence", values, at: [journal] });
		found.push({ form: "pattern", parts: [counted] });
	}
	return found;
}
