import "server-only";
import { isDamaged } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { fieldsOf, sent } from "@/lib/domain/core/stored";
import { refuseIfChanged } from "@/lib/domain/core/was";
import { MAX_GOALS } from "@/lib/domain/goals/limits";
import { type ClientGoal, type GoalUpdate, goalSchema, type NewGoal } from "@/lib/domain/goals/schema";
import { db } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { allOpenedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { forgetOutdated } from "@/lib/server/safety/not-meant";
import { type Deleted, deleteWithUndo } from "@/lib/server/undo/service";
import { Prisma, type RelationshipGoal } from "@/prisma/client/client";

const fields = ["userId", ...fieldsOf(goalSchema)] as const;
const columns = columnsAs("g", fields);

/** Maximum number of goals in a list, open ones and newest ones first: more than anybody sets. */
const LISTED = 500;

/** Lists this person's goals, oldest first. */
export async function listGoals(userId: number): Promise<ClientGoal[]> {
	const rows = await readRows<RelationshipGoal>(Prisma.sql`
		SELECT ${columns} FROM relationship_goals g WHERE g.user_id = ${userId}
		ORDER BY g.completed_at IS NULL DESC, g.created_at DESC, g.id DESC
		LIMIT ${LISTED}`);
	const goals = (await allOpenedInTurn("RelationshipGoal", rows, { userId })).map(serialize);
	return goals.sort((a, b) =>
		a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1,
	);
}

/** Lists the goals that can be decrypted, for a coach. */
export async function goalsForCoach(userId: number): Promise<ClientGoal[]> {
	const goals = (await listGoals(userId)).filter(({ description }) => !isDamaged(description));
	return goals.map((goal) => ({ ...goal, title: isDamaged(goal.title) ? null : goal.title }));
}

/**
 * Adds a goal.
 * @throws AppError `conflict` if two are open already, `forbidden` if it names another user.
 */
export async function createGoal(
	userId: number,
	{ userId: named, title, description, type }: NewGoal,
): Promise<ClientGoal> {
	if (named !== undefined && named !== userId) throw new AppError("forbidden", "That belongs to somebody else.");
	return db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		await refuseWithoutRoom(tx, userId);
		return serialize(await tx.relationshipGoal.create({ data: { userId, title: title || null, description, type } }));
	});
}

/**
 * Changes a goal. Completing it sets its progress to 100 and makes room for another; reopening it needs room, and
 * leaves the progress as it is.
 * @throws AppError `not_found`, and `conflict` if it is to be reopened while two others are open, or if a field was
 * changed elsewhere since the form was opened.
 */
export async function updateGoal(userId: number, id: string, update: GoalUpdate): Promise<ClientGoal> {
	const { completed, title, was: _, ...rest } = update;
	return db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const before = await tx.relationshipGoal.findFirst({ where: { id, userId } });
		if (!before) throw notFound();
		refuseIfChanged(before, update);
		if (completed === false && before.completedAt !== null) await refuseWithoutRoom(tx, userId);
		// Completing it again does not change the day on which it was first completed.
		if (completed) {
			await tx.relationshipGoal.updateMany({
				where: { id, userId, completedAt: null },
				data: { completedAt: new Date() },
			});
		}
		await tx.relationshipGoal.updateMany({
			where: { id, userId },
			data: {
				...rest,
				...(title !== undefined && { title: title || null }),
				...(completed && { progress: 100 }),
				...(completed === false && { completedAt: null }),
			},
		});
		const row = await tx.relationshipGoal.findFirstOrThrow({ where: { id, userId } });
		await forgetOutdated(tx, userId, { goalId: id }, () => row.description);
		return serialize(row);
	});
}

/** Deletes a goal, which can be undone for some seconds. @throws AppError `not_found` */
export async function deleteGoal(userId: number, id: string): Promise<Deleted> {
	const goal = { table: "relationship_goals", where: Prisma.sql`t.id = ${id}` } as const;
	const notMeant = { table: "not_meant", where: Prisma.sql`t.goal_id = ${id}` } as const;
	return db().$transaction((tx) => deleteWithUndo(tx, userId, [goal, notMeant], notFound().message));
}

/**
 * Refuses if there is no room for another open goal.
 * @throws AppError `conflict`
 */
async function refuseWithoutRoom(tx: Prisma.TransactionClient, userId: number): Promise<void> {
	if ((await tx.relationshipGoal.count({ where: { userId, completedAt: null } })) < MAX_GOALS) return;
	throw new AppError("conflict", "You have two open goals already. Finish or remove one to make room.");
}

const notFound = () => new AppError("not_found", "We could not find that goal. It may have been removed.");

const serialize = (row: RelationshipGoal) => sent(row, fields) as ClientGoal;
