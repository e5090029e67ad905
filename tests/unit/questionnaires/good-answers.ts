import type { Answer, Questionnaire } from "@/lib/domain/questionnaires/schema";

/** Answers every question in a way that passes all checks. */
export function goodAnswers({ questions }: Questionnaire): Answer[] {
	return questions.map(({ id, type, options }) => ({
		questionId: id,
		answer: type === "scale" ? 4 : (options?.[0]?.value ?? `What I remember of ${id} is the light in the kitchen.`),
	}));
}
