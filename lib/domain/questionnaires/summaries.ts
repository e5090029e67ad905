import { PREVIEW_LENGTH, TIMELINE_QUESTIONNAIRE_ID } from "./ids";
import type { ClientResponse, ResponseSummary } from "./schema";

/** What the list holds of a response, as the server would send it. */
export function summarize(response: ClientResponse): ResponseSummary {
	const { id, questionnaireId, patternScores, aiAnalysis, isBeingAnalyzed, version, completedAt } = response;
	const answerTo = (question: string) =>
		String(response.responses.find(({ questionId }) => questionId === question)?.answer ?? "");
	const isTimeline = questionnaireId === TIMELINE_QUESTIONNAIRE_ID;
	return {
		id,
		questionnaireId,
		patternScores: patternScores?.map(({ name, score }) => ({ name, score })) ?? null,
		hasAnalysis: aiAnalysis !== null,
		isBeingAnalyzed,
		version,
		completedAt,
		preview: isTimeline
			? {
					name: answerTo("q1"),
					dates: answerTo("q2"),
					// Whole characters, as the database counts them.
					highlights: [...answerTo("q3")].slice(0, PREVIEW_LENGTH).join(""),
				}
			: null,
	};
}

/** Whether a whole response is older than what the list says of it. */
export function isBehind(response: ClientResponse, summary: ResponseSummary): boolean {
	if (response.version !== summary.version) return response.version < summary.version;
	return summary.hasAnalysis && response.aiAnalysis === null;
}

/** The response to a questionnaire that is meant: the one that is named, else the newest. */
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
