import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { addDays, type Day, fromDateColumn, localDay, mondayOf, toDateColumn } from "@/lib/domain/progress/days";
import { type ClientProgress, timezoneOffsetSchema, WEEKS_SHOWN } from "@/lib/domain/progress/schema";
import { afterEntry, progressOf } from "@/lib/domain/progress/streaks";
import { recentWeeks } from "@/lib/domain/progress/weeks";
import { db } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import type { Prisma } from "@/prisma/client/client";
import { figuresAt, fromColumns, toColumns } from "./user-row";

/**
 * The request's X-Timezone-Offset in minutes, or null where it has none.
 * @throws AppError `invalid`
 */
export function timezoneOffset(request: Request): number | null {
	const header = request.headers.get("x-timezone-offset");
	if (header === null) return null;
	const offset = timezoneOffsetSchema.safeParse(header.trim() === "" ? Number.NaN : header);
	if (!offset.success) throw new AppError("invalid", offset.error.issues[0]?.message ?? "The time zone is not right.");
	return offset.data;
}

/** A person's figures, locked until the transaction ends, so that entries at the same moment are counted one by one. */
async function lockProgress(tx: Prisma.TransactionClient, userId: number) {
	await lockPerson(tx, userId);
	return tx.user.findUniqueOrThrow({ where: { id: userId } });
}

/**
 * Counts an entry that is written now, inside the transaction that saves it.
 * @param offset The time zone that the browser told, or null for the one it told last.
 * @returns When it was written: the instant, later than that of every entry counted before, and the local day.
 */
export async function countEntry(
	tx: Prisma.TransactionClient,
	userId: number,
	{ words, offset }: { words: number; offset: number | null },
): Promise<{ writtenAt: Date; day: Day }> {
	const user = await lockProgress(tx, userId);
	const writtenAt = new Date();
	const timezoneOffset = offset ?? user.timezoneOffset;
	const day = localDay(writtenAt, timezoneOffset);
	const progress = afterEntry(fromColumns(user), day, words);
	await tx.user.update({ where: { id: userId }, data: { ...toColumns(progress), timezoneOffset } });
	return { writtenAt, day };
}

/** Deletes or changes something of a person's and counts anew what there is, in one transaction. */
export async function recountAfter(
	userId: number,
	change: (tx: Prisma.TransactionClient) => Promise<unknown>,
): Promise<void> {
	await db().$transaction(async (tx) => {
		await lockProgress(tx, userId);
		await change(tx);
		const rows = await tx.journalEntry.findMany({
			where: { userId },
			// By the day it belongs to, which can be another one than that on which it was written.
			orderBy: [{ localDate: "asc" }, { createdAt: "asc" }, { id: "asc" }],
			select: { localDate: true, wordCount: true },
		});
		const progress = progressOf(rows.map((row) => ({ day: fromDateColumn(row.localDate), words: row.wordCount })));
		await tx.user.update({ where: { id: userId }, data: toColumns(progress) });
	});
}

/** The day it is where the person is, as far as their browser has told. */
export async function todayOf(userId: number, now: Date): Promise<Day> {
	return localDay(now, await offsetOf(userId));
}

/** How far the clock of where the person was last is away from UTC, in minutes: negative east of Greenwich. */
export async function offsetOf(userId: number): Promise<number> {
	const { timezoneOffset } = await db().user.findUniqueOrThrow({
		where: { id: userId },
		select: { timezoneOffset: true },
	});
	return timezoneOffset;
}

/** The figures as they read now, and the words of the last twelve weeks. */
export async function readProgress(userId: number, now: Date): Promise<ClientProgress> {
	const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
	const today = localDay(now, user.timezoneOffset);
	const from = toDateColumn(addDays(mondayOf(today), -7 * (WEEKS_SHOWN - 1)));
	const rows = await db().journalEntry.groupBy({
		by: ["localDate"],
		where: { userId: user.id, localDate: { gte: from } },
		_sum: { wordCount: true },
	});
	const sums = new Map<Day, number>();
	for (const { localDate, _sum } of rows) {
		const monday = mondayOf(fromDateColumn(localDate));
		sums.set(monday, (sums.get(monday) ?? 0) + (_sum.wordCount ?? 0));
	}
	return { ...figuresAt(user, now), today, weeks: recentWeeks(sums, today, WEEKS_SHOWN) };
}
