import { analysisParts } from "@/lib/ai/built-in/analyses/analysis";
import { paragraphsOf, renderAnalysisParts } from "@/lib/ai/built-in/analyses/analysis-parts";
import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import { renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { bandOf } from "@/lib/domain/questionnaires/meanings/find";
import { four, heldOut, inputFor, questionnaireOf, tuned } from "@/tests/people/people";
import type { Play, Played } from "../play";

/** Writes every analysis of every person, as if each were the person's first. */
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
				ticks: ticksOf(input),
				isCare: parts.quote === null && parts.keyInsights.flat().every(({ kind }) => kind === "content"),
			});
		}
	}
	return played;
}

/** Returns the choices, and numbers by the band that has a text of its own. */
function ticksOf({ questionnaire, answers }: AnalyzeQuestionnaireInput): string[] {
	const types = new Map(questionnaire.questions.map(({ id, type }) => [id, type]));
	return answers.flatMap(({ questionId, answer }) => {
		const type = types.get(questionId);
		if (type === "text") return [];
		return [`${questionId} ${type === "scale" ? bandOf(Number(answer)) : answer}`];
	});
}

export const play: Play = { area: "analyses", run };
