import "server-only";
import { db } from "@/lib/core/db";
import { AppError } from "@/lib/core/errors";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";

/**
 * Deletes one relationship of somebody's timeline. Responses to other questionnaires cannot be deleted.
 * @throws AppError `not_found` where there is none, or where it is somebody else's.
 */
export async function deleteTimelineResponse(userId: number, id: string): Promise<void> {
	const { count } = await db().userResponse.deleteMany({
		where: { id, userId, questionnaireId: TIMELINE_QUESTIONNAIRE_ID },
	});
	if (count === 0) throw new AppError("not_found", "We could not find that relationship.");
}
