import { PREVIEW_LENGTH, TIMELINE_QUESTIONNAIRE_ID } from "./ids";
import type { Answer, ClientResponse, ResponseSummary, TimelinePreview } from "./schema";

/** Returns what the card of a relationship shows of its answers. */
export function previewOf(responses: readonly Answer[]): TimelinePreview {
	const answerTo = (question: string) =>
		String(responses.find(({ questionId }) => questionId === question)?.answer ?? "");
	// Split by code point, so that no surrogate pair is cut.
	const highlights = [...answerTo("q3").slice(0, PREVIEW_LENGTH * 2)].slice(0, PREVIEW_LENGTH).join("");
	return { name: answerTo("q1"), dates: answerTo("q2"), highlights };
}

/** Returns a response's summary as the server would send it. */
export function summarize(response: ClientResponse): ResponseSummary {
	const { id, questionnaireId, patternScores, aiAnalysis, isBeingAnalyzed, version, completedAt } = response;
	return {
		id,
		questionnaireId,
		patternScores: patternScores?.map(({ name, score }) => ({ name, score })) ?? null,
		hasAnalysis: aiAnalysis !== null,
		isBeingAnalyzed,
		version,
		completedAt,
		preview: questionnaireId === TIMELINE_QUESTIONNAIRE_ID ? previewOf(response.responses) : null,
	};
}

/** Whether a complete response is older than its summary in the list. */
export function isBehind(response: ClientResponse, summary: ResponseSummary): boolean {
	if (response.version !== summary.version) return response.version < summary.version;
	return summary.hasAnalysis && response.aiAnalysis === null;
}

/** Finds the response with this id or, without an id, the newest of the questionnaire. */
export function findSummary(
	summaries: readonly ResponseSummary[],
	questionnaireId: string | null,
	responseId: string | null,
): ResponseSummary | undefined {
	return summaries
		.filter((summary) => summary.questionnaireId === questionnaireId)
		.filter(({ id }) => responseId === null || id === responseId)
		.reduce<ResponseSummary | undefined>(
			(newest, next) => (newest && newest.completedAt >= next.completedAt ? newest : next),
			undefined,
		);
}
