import type { AnsweredQuestionnaire, LifeScriptInput, LoveScriptInput } from "@/lib/ai/types";
import type { Day } from "@/lib/domain/progress/days";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import type { LifeScriptDraft } from "@/lib/domain/scripts/life-schema";
import { answersFrom, questionnaireOf } from "../../people/person";

/** An invented person who has answered enough for scripts. */
export interface ScriptPerson {
	firstName: string;
	portrait: string;
	answers: Record<string, Record<string, string | number>>;
	/** Further relationships of the timeline. */
	relationships?: Record<string, string | number>[];
	goals?: { title: string | null; description: string }[];
}

const TIMELINE = "b3f1c9de-5f0a-4c55-9d3e-2a7f6d1c8e40";

/** What the coach is given for a life script. */
export function lifeInput(person: ScriptPerson): LifeScriptInput {
	const answered: AnsweredQuestionnaire[] = [
		...Object.entries(person.answers),
		...(person.relationships ?? []).map((answers) => [TIMELINE, answers] as const),
	].map(([id, answers], i) => ({
		responseId: `response-${i}`,
		questionnaire: questionnaireOf(id),
		answers: answersFrom(answers),
		day: "2026-03-01" as Day,
	}));
	const patterns = person.answers[PATTERN_QUESTIONNAIRE_ID];
	return {
		person: { firstName: person.firstName },
		manner: { persona: "", instructions: "" },
		answered,
		patternScores: patterns
			? scorePatterns(questionnaireOf(PATTERN_QUESTIONNAIRE_ID).questions, answersFrom(patterns))
			: null,
	};
}

/** What the coach is given for a love script, with the life script as it stands. */
export function loveInput(person: ScriptPerson, { sources: _, ...lifeScript }: LifeScriptDraft): LoveScriptInput {
	return {
		...lifeInput(person),
		lifeScript,
		goals: (person.goals ?? []).map((goal) => ({ ...goal, type: "short term", progress: 20, isCompleted: false })),
	};
}
