import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { isHeld } from "@/lib/server/core/database/claim";
import { opened } from "@/lib/server/core/database/db";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { Prisma, type UserResponse } from "@/prisma/client/client";
import { answersIn, markIn, scoresIn } from "./columns";

const ofResponse: Record<keyof UserResponse, true> = {
	id: true,
	userId: true,
	questionnaireId: true,
	responses: true,
	patternScores: true,
	marked: true,
	aiAnalysis: true,
	analysisBy: true,
	analysisUntil: true,
	version: true,
	completedAt: true,
};
const columns = columnsAs("r", Object.keys(ofResponse));

/** Those of a person's responses that have these ids, in no order. */
export async function readResponses(userId: number, ids: readonly string[]): Promise<UserResponse[]> {
	const rows = await readRows<UserResponse>(Prisma.sql`
		SELECT ${columns} FROM user_responses r WHERE r.user_id = ${userId} AND r.id = ANY(${ids}::text[])`);
	return opened("UserResponse", rows);
}

/** @throws AppError `not_found` where there is none, or where it is somebody else's. */
export async function findRow(userId: number, id: string): Promise<UserResponse> {
	const [row] = await readResponses(userId, [id]);
	if (!row) throw new AppError("not_found", "We could not find those answers.");
	return row;
}

/** A response as the browser gets it. */
export function serialize(row: UserResponse): ClientResponse {
	return {
		id: row.id,
		userId: row.userId,
		questionnaireId: row.questionnaireId,
		responses: answersIn(row.responses),
		patternScores: scoresIn(row.patternScores),
		marked: markIn(row.marked),
		aiAnalysis: row.aiAnalysis,
		analysisBy: row.analysisBy,
		isBeingAnalyzed: isHeld(row.analysisUntil),
		version: row.version,
		completedAt: row.completedAt.toISOString(),
	};
}
