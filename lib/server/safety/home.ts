import "server-only";
import { answerPageId } from "@/lib/domain/search/pages/page-makers";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { isUnsafeNow } from "@/lib/server/look-back/danger";
import { gatherAnswers, longOverOf } from "@/lib/server/scripts/answered";

/**
 * Whether the person is not safe at home, by what they have written up to now. Answers that tell of violence which is
 * over, by all of their answers, do not count.
 */
export async function isUnsafeAtHome(user: SessionUser): Promise<boolean> {
	if (!(await isUnsafeNow(user))) return false;
	const { answered } = await gatherAnswers(user);
	const over = await longOverOf(user.id, answered);
	const pages = answered.flatMap(({ questionnaire, responseId }, i) =>
		(over[i] ?? []).map((questionId) => answerPageId(questionnaire.id, responseId, questionId)),
	);
	return isUnsafeNow(user, new Set(pages));
}
