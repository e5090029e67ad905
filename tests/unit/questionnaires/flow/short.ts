import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { goodAnswers } from "@/tests/unit/questionnaires/good-answers";

export const responseTo = (questionnaire: Questionnaire, more: Partial<ClientResponse> = {}): ClientResponse => ({
	id: "r1",
	userId: 7,
	questionnaireId: questionnaire.id,
	responses: goodAnswers(questionnaire),
	patternScores: null,
	marked: null,
	aiAnalysis: null,
	analysisBy: null,
	isBeingAnalyzed: false,
	version: 1,
	completedAt: "2026-03-01T20:00:00.000Z",
	...more,
});

/** A questionnaire with two text questions, so that test messages are readable. */
export const short: Questionnaire = {
	id: "2",
	title: "Short",
	description: "Two questions",
	questions: [
		{ id: "q1", type: "text", text: "First?" },
		{ id: "q2", type: "text", text: "Second?" },
	],
};
