import "server-only";
import type { SignedInPlace } from "@/lib/domain/account/sessions";
import { AppError } from "@/lib/domain/core/errors";
import { db } from "@/lib/server/core/database/db";
import { aliveAt } from "@/lib/server/core/sessions/session";

/** Lists where a person is signed in, the most recently seen first. @param sessionId The session that asks. */
export async function listSessions(userId: number, sessionId: string, now: Date): Promise<SignedInPlace[]> {
	const sessions = await db().session.findMany({
		where: { userId, ...aliveAt(now) },
		orderBy: [{ lastSeenAt: "desc" }, { createdAt: "desc" }],
		select: { id: true, createdAt: true, lastSeenAt: true, browser: true },
	});
	return sessions.map(({ id, createdAt, lastSeenAt, browser }) => ({
		id,
		createdAt: createdAt.toISOString(),
		lastSeenAt: lastSeenAt.toISOString(),
		browser: browser || "A browser we do not know",
		isCurrent: id === sessionId,
	}));
}

/** Ends one of a person's sessions. @throws AppError `not_found` if the person has no such session. */
export async function endSession(userId: number, id: string): Promise<void> {
	const { count } = await db().session.deleteMany({ where: { id, userId } });
	if (count === 0) throw new AppError("not_found", "You are no longer logged in there.");
}

/** Ends every session of a person but this one. @returns How many were ended. */
export async function endOtherSessions(userId: number, sessionId: string): Promise<number> {
	const { count } = await db().session.deleteMany({ where: { userId, id: { not: sessionId } } });
	return count;
}
