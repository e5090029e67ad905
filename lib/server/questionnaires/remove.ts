import "server-only";
import { isDamaged } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { db } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { type Deleted, deleteWithUndo, keepEmptied } from "@/lib/server/undo/service";
import { Prisma } from "@/prisma/client/client";

const MISSING = "We could not find those answers. They may have been deleted.";

/**
 * Deletes a set of answers with its analysis, which can be undone for some seconds.
 * @throws AppError `not_found`
 */
export async function deleteResponse(userId: number, id: string): Promise<Deleted> {
	const response = { table: "user_responses", where: Prisma.sql`t.id = ${id}` } as const;
	const notMeant = { table: "not_meant", where: Prisma.sql`t.response_id = ${id}` } as const;
	return db().$transaction((tx) => deleteWithUndo(tx, userId, [response, notMeant], MISSING));
}

/**
 * Deletes only the analysis.
 * @throws AppError `not_found` if there is none.
 */
export async function deleteAnalysis(userId: number, id: string): Promise<Deleted> {
	return db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const where = { id, userId };
		const row = await tx.userResponse.findFirst({ where, select: { aiAnalysis: true, analysisBy: true } });
		if (!row) throw new AppError("not_found", MISSING);
		if (row.aiAnalysis === null) throw new AppError("not_found", "There is no analysis to delete.");
		const { count } = await tx.userResponse.updateMany({ where, data: { aiAnalysis: null, analysisBy: null } });
		if (count === 0) throw new AppError("not_found", MISSING);
		// An analysis that cannot be decrypted cannot be restored either.
		if (isDamaged(row.aiAnalysis)) return keepEmptied(tx, userId, "user_responses", id, {});
		const values = { ai_analysis: row.aiAnalysis, analysis_by: row.analysisBy };
		return keepEmptied(tx, userId, "user_responses", id, values);
	});
}
