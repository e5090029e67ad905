import "server-only";
import type { EntryInsight } from "@/lib/domain/journal/schema";
import { db } from "@/lib/server/core/database/db";
import type { Prisma } from "@/prisma/client/client";

/** How many insights wait for an entry at most, and how many an entry takes. */
const WAITING = 20;

/** Keeps a quick insight for the entry that may follow. The words it is about are not kept. */
export async function saveInsight(userId: number, prompt: string, message: string): Promise<void> {
	const insights = db().journalInsight;
	await insights.create({ data: { userId, prompt, message } });
	const old = await insights.findMany({
		where: { userId },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		skip: WAITING,
		select: { id: true },
	});
	if (old.length > 0) await insights.deleteMany({ where: { userId, id: { in: old.map(({ id }) => id) } } });
}

/**
 * What was asked for with this prompt since the last submit, oldest first. Afterwards nothing waits any more.
 * @param tx The transaction that saves the entry.
 */
export async function takeInsights(
	tx: Prisma.TransactionClient,
	userId: number,
	prompt: string,
): Promise<EntryInsight[]> {
	const rows = await tx.journalInsight.findMany({
		where: { userId },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		select: { prompt: true, message: true, createdAt: true },
	});
	if (rows.length > 0) await tx.journalInsight.deleteMany({ where: { userId } });
	return rows
		.filter((row) => row.prompt === prompt)
		.map(({ message, createdAt }) => ({ message, createdAt: createdAt.toISOString() }));
}
