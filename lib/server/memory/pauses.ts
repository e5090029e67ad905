import "server-only";
import { db } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";

/** The periods in which nothing was to be learned about a person. */
export interface Pauses {
	/** Whether a pause is on now. */
	paused: boolean;
	/**
	 * Whether a time, in milliseconds since 1970, is within a pause. What was written then is never learned from later
	 * either.
	 */
	covers(at: number): boolean;
}

export async function pausesOf(userId: number): Promise<Pauses> {
	const rows = await db().memoryPause.findMany({ where: { userId } });
	return {
		paused: rows.some(({ endedAt }) => endedAt === null),
		covers: (at) =>
			rows.some(({ startedAt, endedAt }) => at >= startedAt.getTime() && (endedAt === null || at < endedAt.getTime())),
	};
}

/** Pauses the coach's memory of a person, or resumes it. Doing the same twice changes nothing. */
export async function setPaused(userId: number, paused: boolean): Promise<{ paused: boolean }> {
	await db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const where = { userId, endedAt: null };
		if (!paused) await tx.memoryPause.updateMany({ where, data: { endedAt: new Date() } });
		else if ((await tx.memoryPause.count({ where })) === 0) await tx.memoryPause.create({ data: { userId } });
	});
	return { paused };
}
