import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { addDays, type Day, fromDateColumn, localDay, mondayOf } from "@/lib/domain/progress/days";
import { type ClientProgress, timezoneOffsetSchema, WEEKS_SHOWN } from "@/lib/domain/progress/schema";
import { afterEntry, progressOf } from "@/lib/domain/progress/streaks";
import { recentWeeks } from "@/lib/domain/progress/weeks";
import { db } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import { figuresAt, fromColumns, type ProgressColumns, toColumns } from "./user-row";

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

/** A person's figures, locked until the transaction ends, so that simultaneous entries are counted one by one. */
async function lockProgress(tx: Prisma.TransactionClient, userId: number) {
	await lockPerson(tx, userId);
	return tx.user.findUniqueOrThrow({ where: { id: userId } });
}

/** When an entry arrived, the local day then, and the time zone that this day is of, in minutes. */
interface Arrival {
	writtenAt: Date;
	day: Day;
	offset: number;
}

/**
 * Counts an entry inside the transaction that saves it.
 * @param offset The time zone that the browser reported, or null for the one it reported last.
 * @returns When it was written: an instant later than every entry counted before, and the local day.
 */
export async function countEntry(
	tx: Prisma.TransactionClient,
	userId: number,
	{ words, offset }: { words: number; offset: number | null },
): Promise<Arrival> {
	const user = await lockProgress(tx, userId);
	const writtenAt = new Date();
	const timezoneOffset = offset ?? user.timezoneOffset;
	const day = localDay(writtenAt, timezoneOffset);
	const progress = afterEntry(fromColumns(user), day, words);
	await tx.user.update({ where: { id: userId }, data: { ...toColumns(progress), timezoneOffset } });
	return { writtenAt, day, offset: timezoneOffset };
}

/** The longest that an entry may have waited on a device. An earlier time is that of a clock that is wrong. */
const LONGEST_WAIT_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * The local day of an entry that waited on a device, or null where it is not before the day on which it arrives.
 * @param written When it was written, as the device's clock said.
 * @param arrived What `countEntry` returned.
 */
export function dayWritten(written: Date, arrived: Arrival): Day | null {
	if (arrived.writtenAt.getTime() - written.getTime() > LONGEST_WAIT_MS) return null;
	const day = localDay(written, arrived.offset);
	return day < arrived.day ? day : null;
}

/** Counts the figures anew from every entry, inside a transaction that has locked them. */
export async function recount(tx: Prisma.TransactionClient, userId: number): Promise<void> {
	const rows = await tx.journalEntry.findMany({
		where: { userId },
		// By the day that it belongs to, which need not be the day on which it was written.
		orderBy: [{ localDate: "asc" }, { createdAt: "asc" }, { id: "asc" }],
		select: { localDate: true, wordCount: true },
	});
	const progress = progressOf(rows.map((row) => ({ day: fromDateColumn(row.localDate), words: row.wordCount })));
	await tx.user.update({ where: { id: userId }, data: toColumns(progress) });
}

/** Deletes or changes something of a person's, and recounts the figures, in one transaction. */
export async function recountAfter(
	userId: number,
	change: (tx: Prisma.TransactionClient) => Promise<unknown>,
): Promise<void> {
	await db().$transaction(async (tx) => {
		await lockProgress(tx, userId);
		await change(tx);
		await recount(tx, userId);
	});
}

/** The person's offset from UTC in minutes, as last reported: negative east of Greenwich. */
export async function offsetOf(userId: number): Promise<number> {
	const [row] = await readRows<{ offset: number }>(
		Prisma.sql`SELECT timezone_offset AS "offset" FROM users WHERE id = ${userId}`,
	);
	if (!row) throw new Error("Nobody has this id.");
	return row.offset;
}

const progressColumns: Record<keyof ProgressColumns | "timezoneOffset", true> = {
	currentStreak: true,
	bestStreak: true,
	lastJournalDate: true,
	weeklyWordCount: true,
	weekStartDate: true,
	totalWordCount: true,
	timezoneOffset: true,
};
const ofUser = columnsAs("u", Object.keys(progressColumns));

type ProgressRow = ProgressColumns & { timezoneOffset: number; written: [Day, number][] };

/** The present figures, and the words of the last twelve weeks. */
export async function readProgress(userId: number, now: Date): Promise<ClientProgress> {
	// A day earlier than anybody's clock can say, because the person's is not known yet.
	const earliest = addDays(mondayOf(localDay(now, 0)), -7 * WEEKS_SHOWN - 1);
	const [user] = await readRows<ProgressRow>(Prisma.sql`
		SELECT ${ofUser}, (
			SELECT coalesce(json_agg(json_build_array(e.local_date, e.word_count)), '[]') FROM journal_entries e
			WHERE e.user_id = u.id AND e.local_date >= ${earliest}::date
		) AS written
		FROM users u WHERE u.id = ${userId}`);
	if (!user) throw new Error("Nobody has this id.");
	const today = localDay(now, user.timezoneOffset);
	const sums = new Map<Day, number>();
	for (const [day, words] of user.written) {
		const monday = mondayOf(day);
		sums.set(monday, (sums.get(monday) ?? 0) + words);
	}
	return { ...figuresAt(user, now), today, weeks: recentWeeks(sums, today, WEEKS_SHOWN) };
}
