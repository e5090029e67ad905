import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { addDays, type Day, localDay, mondayOf } from "@/lib/domain/progress/days";
import { type ClientProgress, timezoneOffsetSchema, WEEKS_SHOWN } from "@/lib/domain/progress/schema";
import { afterEntry } from "@/lib/domain/progress/streaks";
import { recentWeeks } from "@/lib/domain/progress/weeks";
import { db } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import { figuresAt, fromColumns, type ProgressColumns, toColumns } from "./user-row";

/**
 * Reads the request's X-Timezone-Offset in minutes; null if there is none.
 * @throws AppError `invalid`
 */
export function timezoneOffset(request: Request): number | null {
	const header = request.headers.get("x-timezone-offset");
	if (header === null) return null;
	const offset = timezoneOffsetSchema.safeParse(header.trim() === "" ? Number.NaN : header);
	if (!offset.success) throw new AppError("invalid", offset.error.issues[0]?.message ?? "The time zone is not right.");
	return offset.data;
}

/**
 * Reads a person's statistics and locks them until the transaction ends, so that simultaneous entries are counted one
 * by one.
 */
async function lockProgress(tx: Prisma.TransactionClient, userId: number) {
	await lockPerson(tx, userId);
	return tx.user.findUniqueOrThrow({ where: { id: userId } });
}

/** When an entry arrived, the local day, and that day's time zone offset in minutes. */
interface Arrival {
	writtenAt: Date;
	day: Day;
	offset: number;
}

/**
 * Counts an entry inside the transaction that saves it.
 * @param offset The time zone that the browser sent, or null for the one it last sent.
 * @returns The time of writing, which is later than that of every entry counted before, and the local day.
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

/**
 * How long an entry may have waited in the outbox, in milliseconds. An earlier time means that the device's clock is
 * wrong.
 */
const LONGEST_WAIT_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Returns the local day of an entry that waited in the outbox; null if that is not before the day on which it arrives.
 * @param written When it was written, by the device's clock.
 * @param arrived What `countEntry` returned.
 */
export function dayWritten(written: Date, arrived: Arrival): Day | null {
	if (arrived.writtenAt.getTime() - written.getTime() > LONGEST_WAIT_MS) return null;
	const day = localDay(written, arrived.offset);
	return day < arrived.day ? day : null;
}

/**
 * Recounts the statistics from all entries, by the days to which they belong, inside a transaction that has locked
 * them. Done in SQL, because there may be tens of thousands. Gives the same result as `progressOf`.
 */
export async function recount(tx: Prisma.TransactionClient, userId: number): Promise<void> {
	await tx.$executeRaw`
		WITH days AS (
			SELECT local_date AS day, sum(word_count) AS words FROM journal_entries WHERE user_id = ${userId} GROUP BY 1
		), runs AS (
			-- Days in a row are as far from their number in the list as each other.
			SELECT max(day) AS last, count(*) AS length
			FROM (SELECT day, day - (row_number() OVER (ORDER BY day))::int AS run FROM days) r GROUP BY run
		), last AS (
			SELECT max(day) AS day, date_trunc('week', max(day)::timestamp)::date AS monday FROM days
		)
		UPDATE users SET
			current_streak = coalesce((SELECT length FROM runs ORDER BY runs.last DESC LIMIT 1), 0),
			best_streak = coalesce((SELECT max(length) FROM runs), 0),
			last_journal_date = last.day,
			weekly_word_count = coalesce((SELECT sum(words) FROM days WHERE days.day >= last.monday), 0),
			week_start_date = last.monday,
			total_word_count = coalesce((SELECT sum(words) FROM days), 0)
		FROM last WHERE users.id = ${userId}`;
}

/** Returned by a change that has changed nothing. */
export const UNCHANGED = Symbol("unchanged");

/** Deletes or changes something of a person's, and recounts the statistics, in one transaction. */
export async function recountAfter(
	userId: number,
	change: (tx: Prisma.TransactionClient) => Promise<unknown>,
): Promise<void> {
	await db().$transaction(async (tx) => {
		await lockProgress(tx, userId);
		if ((await change(tx)) !== UNCHANGED) await recount(tx, userId);
	});
}

/** Reads the person's offset from UTC in minutes, as last sent: negative east of Greenwich. */
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

/** Reads the present statistics, and the words of the last twelve weeks. */
export async function readProgress(userId: number, now: Date): Promise<ClientProgress> {
	// A day earlier than in any time zone, because the person's is not known yet.
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
