import { TIMELINE_QUESTIONNAIRE_ID } from "./ids";
import type { QuestionnaireTitle, ResponseSummary } from "./schema";

/** One attempt at a questionnaire, as the profile lists it. */
export interface Completed {
	/** The newest attempt keeps its key when the questionnaire is answered again. */
	key: string;
	title: string;
	questionnaire: QuestionnaireTitle;
	summary: ResponseSummary;
	/** Number of the attempt, counted from 1. Every relationship of the timeline is a single attempt. */
	attempt: number;
	/** How many attempts there are. */
	attempts: number;
}

/**
 * Returns all attempts. The most recently answered questionnaire comes first, and within each the newest attempt.
 * Responses to questionnaires that no longer exist are left out.
 */
export function completedOf(
	questionnaires: readonly QuestionnaireTitle[],
	responses: readonly ResponseSummary[],
): Completed[] {
	const known = new Map(questionnaires.map((questionnaire) => [questionnaire.id, questionnaire]));
	const groups = new Map<string, ResponseSummary[]>();
	for (const summary of [...responses].sort((a, b) => b.completedAt.localeCompare(a.completedAt))) {
		// Each relationship is a group of its own.
		const key = summary.questionnaireId === TIMELINE_QUESTIONNAIRE_ID ? summary.id : summary.questionnaireId;
		groups.set(key, [...(groups.get(key) ?? []), summary]);
	}
	return [...groups].flatMap(([key, attempts]) =>
		attempts.flatMap((summary, index) => {
			const questionnaire = known.get(summary.questionnaireId);
			if (!questionnaire) return [];
			return {
				key: index === 0 ? key : summary.id,
				title: titleOf(questionnaire, summary),
				questionnaire,
				summary,
				attempt: attempts.length - index,
				attempts: attempts.length,
			};
		}),
	);
}

function titleOf({ title }: QuestionnaireTitle, { preview }: ResponseSummary): string {
	const name = preview?.name.trim();
	return name ? `${title}: ${name}` : title;
}
