import type { AnalyzeQuestionnaireInput, EarlierAnalysis } from "@/lib/ai/types";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Answer, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { catalog } from "@/prisma/catalog/catalog";

/** An invented person and what they answered, by questionnaire id and question id. */
export interface Person {
	firstName: string;
	/** Who they are, for whoever reads the output. */
	portrait: string;
	answers: Record<string, Record<string, string | number>>;
	/** Words of theirs that an attentive reader would come back to. */
	specifics: string[];
}

/** A questionnaire of the catalog. */
export function questionnaireOf(id: string): Questionnaire {
	const found = catalog.find((questionnaire) => questionnaire.id === id);
	if (!found) throw new Error(`no questionnaire ${id}`);
	return found;
}

export const answersFrom = (given: Record<string, string | number>): Answer[] =>
	Object.entries(given).map(([questionId, answer]) => ({ questionId, answer }));

/** What the coach is given about one questionnaire of a person. */
export function inputFor(
	person: Person,
	id: string,
	changes: Partial<AnalyzeQuestionnaireInput> = {},
): AnalyzeQuestionnaireInput {
	const questionnaire = questionnaireOf(id);
	const answers = answersFrom(person.answers[id] ?? {});
	return {
		person: { firstName: person.firstName },
		manner: { persona: "", instructions: "" },
		questionnaire,
		answers,
		patternScores: id === PATTERN_QUESTIONNAIRE_ID ? scorePatterns(questionnaire.questions, answers) : null,
		previousPatternScores: null,
		earlier: [],
		...changes,
	};
}

/** Earlier answers of the same person, as the coach gets them. */
export function earlierFor(person: Person, id: string, analysis = ""): EarlierAnalysis {
	const { title, questions } = questionnaireOf(id);
	return {
		questionnaireId: id,
		title,
		completedAt: new Date("2025-03-01T10:00:00Z"),
		analysis,
		answers: answersFrom(person.answers[id] ?? {}),
		questions,
	};
}
