import { TIMELINE_QUESTIONNAIRE_ID } from "./ids";
import type { Questionnaire, ResponseSummary } from "./schema";

/** A completed questionnaire as the profile lists it: its newest response. A relationship of the timeline is one of its own. */
export interface Completed {
	/** Stays the same when the questionnaire is answered again. */
	key: string;
	title: string;
	questionnaire: Questionnaire;
	summary: ResponseSummary;
	/** How often it has been answered. */
	attempts: number;
}

/** What stands for a response in lists and addresses: its questionnaire, or for a relationship the response itself. */
export function completedKey(questionnaireId: string, responseId: string | undefined): string {
	return questionnaireId === TIMELINE_QUESTIONNAIRE_ID && responseId ? responseId : questionnaireId;
}

/** Everything that has been completed, newest first. Responses to questionnaires that no longer exist are left out. */
export function completedOf(
	questionnaires: readonly Questionnaire[],
	responses: readonly ResponseSummary[],
): Completed[] {
	const known = new Map(questionnaires.map((questionnaire) => [questionnaire.id, questionnaire]));
	const found = new Map<string, Completed>();
	for (const summary of [...responses].sort((a, b) => b.completedAt.localeCompare(a.completedAt))) {
		const questionnaire = known.get(summary.questionnaireId);
		if (!questionnaire) continue;
		const key = completedKey(summary.questionnaireId, summary.id);
		const newer = found.get(key);
		if (newer) newer.attempts += 1;
		else found.set(key, { key, title: titleOf(questionnaire, summary), questionnaire, summary, attempts: 1 });
	}
	return [...found.values()];
}

function titleOf({ title }: Questionnaire, { preview }: ResponseSummary): string {
	const name = preview?.name.trim();
	return name ? `${title}: ${name}` : title;
}
