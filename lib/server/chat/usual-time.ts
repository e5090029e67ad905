import "server-only";
import { db } from "@/lib/server/core/database/db";

/** How many of the newest replies are taken into account. */
const LOOKED_AT = 15;

/**
 * Returns how long a coach usually takes to answer a person: the median of recent times from the message to the
 * complete answer, in seconds.
 * @returns null if it has not answered them yet.
 */
export async function usualTime(userId: number, writtenBy: string): Promise<number | null> {
	const replies = await db().chatMessage.findMany({
		where: { userId, writtenBy, isImported: false, isAiResponse: true, replyTo: { userId } },
		orderBy: { id: "desc" },
		take: LOOKED_AT,
		select: { createdAt: true, replyTo: { select: { createdAt: true } } },
	});
	const times = replies.flatMap(({ createdAt, replyTo }) =>
		replyTo ? [Math.max(0, createdAt.getTime() - replyTo.createdAt.getTime()) / 1_000] : [],
	);
	return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? null;
}
