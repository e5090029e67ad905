import { analysisParts } from "@/lib/ai/built-in/analyses/analysis";
import { paragraphsOf, renderAnalysisParts } from "@/lib/ai/built-in/analyses/analysis-parts";
import { renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { inputFor, questionnaireOf } from "@/tests/unit/built-in-coach/people/person";
import { four } from "../people/four";
import { heldOut } from "../people/held-out";
import { tuned } from "../people/tuned";
import type { Play, Played } from "../play";

/** Every analysis of every person, as if each were their first. */
async function run(): Promise<Played[]> {
	const played: Played[] = [];
	const people = process.env.PEOPLE === "tuned" ? tuned : [...tuned, ...heldOut, ...four];
	for (const person of people) {
		for (const id of Object.keys(person.answers)) {
			const input = inputFor(person, id);
			const parts = await analysisParts(input, new AbortController().signal);
			const { title, questions } = questionnaireOf(id);
			played.push({
				who: person.firstName,
				of: title,
				paragraphs: paragraphsOf(parts),
				sources: input.answers.map(({ answer }) => String(answer)),
				given: [
					title,
					...questions.flatMap(({ text, options }) => [text, ...(options ?? []).map(({ label }) => label)]),
				],
				markdown: renderAnalysis(id, renderAnalysisParts(parts)),
				isCare: parts.quote === null && parts.keyInsights.flat().every(({ kind }) => kind === "content"),
			});
		}
	}
	return played;
}

export const play: Play = { area: "analyses", run };
