import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { fieldsOf, sent } from "@/lib/domain/core/stored";
import { type ClientResponse, responseSchema } from "@/lib/domain/questionnaires/schema";
import { isHeld } from "@/lib/server/core/database/claim";
import { opened } from "@/lib/server/core/database/db";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { Prisma, type UserResponse } from "@/prisma/client/client";
import { answersIn, isUnread, markIn, scoresIn } from "./columns";

const fields = ["userId", ...fieldsOf(responseSchema)] as const;
const columns = columnsAs("r", [...fields, "analysisUntil"]);

/** Reads the person's responses with these ids, in no particular order. */
export async function readResponses(userId: number, ids: readonly string[]): Promise<UserResponse[]> {
	const rows = await readRows<UserResponse>(Prisma.sql`
		SELECT ${columns} FROM user_responses r WHERE r.user_id = ${userId} AND r.id = ANY(${ids}::text[])`);
	return opened("UserResponse", rows);
}

/**
 * Reads one response.
 * @throws AppError `not_found` if there is none, or if it belongs to somebody else.
 */
export async function findRow(userId: number, id: string): Promise<UserResponse> {
	const [row] = await readResponses(userId, [id]);
	if (!row) throw new AppError("not_found", "We could not find those answers.");
	return row;
}

/** Converts a response for the browser. */
export const serialize = (row: UserResponse): ClientResponse => ({
	...sent(row, fields),
	responses: answersIn(row.responses),
	...(isUnread(row) && { isUnread: true }),
	patternScores: scoresIn(row.patternScores),
	marked: markIn(row.marked),
	isBeingAnalyzed: isHeld(row.analysisUntil),
});
