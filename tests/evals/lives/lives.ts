import { readdirSync, readFileSync } from "node:fs";
import { analysisParts } from "@/lib/ai/built-in/analyses/analysis";
import { renderAnalysisParts } from "@/lib/ai/built-in/analyses/analysis-parts";
import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";
import { composeOffers } from "@/lib/ai/built-in/scripts/offers";
import type { EarlierAnalysis } from "@/lib/ai/types";
import { renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import type { Mark } from "@/lib/domain/questionnaires/schema";
import type { LifeScriptDraft } from "@/lib/domain/scripts/life-schema";
import type { LoveScriptDraft } from "@/lib/domain/scripts/love-schema";
import { earlierFor, inputFor, lifeInput, loveInput, type Person } from "@/tests/people/people";

/** The sentence that somebody marked in each questionnaire, by its id. */
export type Marks = Readonly<Record<string, Mark>>;

/** A stranger's life: all that somebody who had read no code answered, marked and wrote in a journal, as an invented person. */
export interface Life {
	name: string;
	person: string;
	answers: Person["answers"];
	marks: Marks;
	journal: { day: string; prompt: string; content: string; feeling: string }[];
}

const here = `${process.cwd()}/tests/evals/lives`;

export const lives: readonly Life[] = readdirSync(here)
	.filter((file) => file.endsWith(".json"))
	.sort()
	.map((file) => JSON.parse(readFileSync(`${here}/${file}`, "utf8")) as Life);

/** Everything that is written for somebody, in the order in which they answered. */
export interface WrittenLife {
	analyses: { id: string; title: string; markdown: string }[];
	life: LifeScriptDraft;
	love: LoveScriptDraft;
	offers: ReturnType<typeof composeOffers>;
}

const { signal } = new AbortController();

export async function writeFor({ name, person: portrait, answers, marks }: Life): Promise<WrittenLife> {
	const person: Person = { firstName: name, portrait, answers, specifics: [] };
	const earlier: EarlierAnalysis[] = [];
	const analyses: WrittenLife["analyses"] = [];
	for (const id of Object.keys(answers)) {
		const mark = marks[id];
		const marked = mark ? { ...mark, questionnaireId: id } : null;
		const input = inputFor(person, id, { earlier: [...earlier], marked });
		const markdown = renderAnalysis(id, renderAnalysisParts(await analysisParts(input, signal)));
		analyses.push({ id, title: input.questionnaire.title, markdown });
		earlier.unshift(earlierFor(person, id, markdown));
	}
	const from = lifeInput({ firstName: name, portrait, answers });
	const marked = from.answered.map((one) => ({ ...one, marked: marks[one.questionnaire.id] ?? null }));
	const life = await writeLifeScript({ ...from, answered: marked }, signal);
	const asked = { ...loveInput({ firstName: name, portrait, answers }, life), answered: marked };
	const love = await writeLoveScript(asked, signal);
	const offers = composeOffers(asked, { isInDanger: false, isHarmed: false });
	return { analyses, life, love, offers };
}
