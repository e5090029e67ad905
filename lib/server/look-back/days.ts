import "server-only";
import { type FeelingId, feelingById } from "@/lib/domain/feelings/feelings";
import type { DayThen, YearThen } from "@/lib/domain/look-back/shown";
import { type Day, localDay } from "@/lib/domain/progress/days";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";

interface Person {
	id: number;
	/** Minutes, as JavaScript's getTimezoneOffset gives them. */
	timezoneOffset: number;
}

/** Day, id and feeling, which is encrypted: as one value, because thousands of rows take the driver long. */
export type Felt = [Day, string, string][];

interface Row {
	/** Day, pages and words. */
	written: [Day, number, number][];
	/** Hour and pages. */
	hours: [number, number][];
	felt: Felt;
	first: Day | null;
}

/** The days of a stretch on which something was written or a feeling was chosen, and in which hours pages were begun. */
async function readRange({ id: userId, timezoneOffset }: Person, from: Day, to: Day): Promise<Row> {
	const range = Prisma.sql`user_id = ${userId} AND local_date BETWEEN ${from}::date AND ${to}::date`;
	const [row] = await readRows<Row>(Prisma.sql`
		WITH e AS (
			SELECT local_date, word_count, created_at - make_interval(mins => ${timezoneOffset}::int) AS at
			FROM journal_entries WHERE ${range}
		) SELECT
		(SELECT coalesce(json_agg(json_build_array(local_date, pages, words)), '[]') FROM (
			SELECT local_date, count(*) AS pages, sum(word_count) AS words FROM e GROUP BY local_date
		) d) AS written,
		(SELECT coalesce(json_agg(json_build_array(hour, pages)), '[]') FROM (
			SELECT extract(hour FROM at AT TIME ZONE 'UTC')::int AS hour, count(*) AS pages FROM e
			-- What was brought in, or written for another day, has no hour of its own.
			WHERE (at AT TIME ZONE 'UTC')::date = local_date GROUP BY 1
		) h) AS hours,
		(SELECT coalesce(json_agg(json_build_array(local_date, id, feeling) ORDER BY created_at, id), '[]')
			FROM feelings WHERE ${range}) AS felt,
		(SELECT least(
			(SELECT min(local_date) FROM journal_entries WHERE user_id = ${userId}),
			(SELECT min(local_date) FROM feelings WHERE user_id = ${userId})
		)::text) AS first`);
	return row ?? { written: [], hours: [], felt: [], first: null };
}

/** The feelings of rows, each with its day; one that cannot be read, or that this version does not know, is left out. */
export async function feelingsIn(userId: number, felt: Felt): Promise<{ day: Day; feeling: FeelingId }[]> {
	const rows = felt.map(([day, id, feeling]) => ({ day, id, feeling }));
	return (await openedInTurn("ChosenFeeling", rows, { userId })).flatMap((row) => {
		const feeling = row && feelingById(row.feeling)?.id;
		return row && feeling ? [{ day: row.day, feeling }] : [];
	});
}

/** The days of a stretch, oldest first. */
async function daysIn(userId: number, { written, felt }: Row): Promise<DayThen[]> {
	const days = new Map<Day, DayThen>(
		written.map(([day, pages, words]) => [day, { day, pages, words, feelings: [] as FeelingId[] }]),
	);
	for (const { day, feeling } of await feelingsIn(userId, felt)) {
		const known = days.get(day) ?? { day, pages: 0, words: 0, feelings: [] };
		known.feelings.push(feeling);
		days.set(day, known);
	}
	return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** A calendar year of somebody's days. */
export async function readYear(person: Person, year: number, now: Date): Promise<YearThen> {
	const row = await readRange(person, `${year}-01-01`, `${year}-12-31`);
	const hours = Array.from({ length: 24 }, () => 0);
	for (const [hour, pages] of row.hours) hours[hour] = pages;
	return {
		...{ year, today: localDay(now, person.timezoneOffset) },
		firstYear: row.first === null ? null : Number(row.first.slice(0, 4)),
		...{ days: await daysIn(person.id, row), hours },
	};
}
