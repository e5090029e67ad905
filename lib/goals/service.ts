import "server-only";
import { db } from "@/lib/core/db";
import { AppError } from "@/lib/core/errors";
import type { RelationshipGoal } from "@/prisma/client/client";
import { MAX_GOALS } from "./limits";
import type { ClientGoal, GoalUpdate, NewGoal } from "./schema";

/** This person's goals, oldest first. */
export async function listGoals(userId: number): Promise<ClientGoal[]> {
	const rows = await db().relationshipGoal.findMany({
		where: { userId },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
	});
	return rows.map(serialize);
}

/**
 * Makes a goal. The person's row is locked meanwhile, so that goals made at the same moment are counted one by one.
 * @throws AppError `conflict` where there are two already, `forbidden` for somebody else's.
 */
export async function createGoal(
	userId: number,
	{ userId: named, title, description, type }: NewGoal,
): Promise<ClientGoal> {
	if (named !== undefined && named !== userId) throw new AppError("forbidden", "That belongs to somebody else.");
	return db().$transaction(async (tx) => {
		await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
		if ((await tx.relationshipGoal.count({ where: { userId } })) >= MAX_GOALS) {
			throw new AppError("conflict", "You have two goals already. Finish or remove one to make room.");
		}
		return serialize(await tx.relationshipGoal.create({ data: { userId, title: title || null, description, type } }));
	});
}

/**
 * Changes a goal. Completing it sets its progress to 100, and reopening it leaves the progress as it is.
 * @throws AppError `not_found`
 */
export async function updateGoal(userId: number, id: string, update: GoalUpdate): Promise<ClientGoal> {
	const { completed, title, ...rest } = update;
	const finished = completed === undefined ? {} : { completedAt: completed ? new Date() : null };
	const { count } = await db().relationshipGoal.updateMany({
		where: { id, userId },
		data: {
			...rest,
			...(title !== undefined && { title: title || null }),
			...(completed && { progress: 100 }),
			...finished,
		},
	});
	const row = count > 0 && (await db().relationshipGoal.findFirst({ where: { id, userId } }));
	if (!row) throw notFound();
	return serialize(row);
}

/** @throws AppError `not_found` */
export async function deleteGoal(userId: number, id: string): Promise<{ ok: true }> {
	const { count } = await db().relationshipGoal.deleteMany({ where: { id, userId } });
	if (count === 0) throw notFound();
	return { ok: true };
}

const notFound = () => new AppError("not_found", "We could not find that goal. It may have been removed.");

function serialize(row: RelationshipGoal): ClientGoal {
	return {
		id: row.id,
		title: row.title,
		description: row.description,
		type: row.type as ClientGoal["type"],
		progress: row.progress,
		completedAt: row.completedAt?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
	};
}
