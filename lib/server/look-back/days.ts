import "server-only";
import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { DayThen, YearThen } from "@/lib/domain/look-back/shown";
import { type Day, localDay } from "@/lib/domain/progress/days";
import { readRows } from "@/lib/server/core/database/read-rows";
import { feltOn } from "@/lib/server/feelings/felt";
import { Prisma } from "@/prisma/client/client";

interface Person {
	id: number;
	/** In minutes, as returned by `getTimezoneOffset`. */
	timezoneOffset: number;
}

interface Row {
	/** Day, number of pages, number of words. */
	written: [Day, number, number][];
	/** Hour, number of pages. */
	hours: [number, number][];
	first: Day | null;
}

/** Reads the days of a period on which the person wrote, and the hours in which pages were begun. */
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
		(SELECT least(
			(SELECT min(local_date) FROM journal_entries WHERE user_id = ${userId}),
			(SELECT min(local_date) FROM feelings WHERE user_id = ${userId})
		)::text) AS first`);
	return row ?? { written: [], hours: [], first: null };
}

/** Combines what was written and felt on the days of a period, oldest first. */
function daysIn({ written }: Row, felt: Awaited<ReturnType<typeof feltOn>>): DayThen[] {
	const days = new Map<Day, DayThen>(
		written.map(([day, pages, words]) => [day, { day, pages, words, feelings: [] as FeelingId[] }]),
	);
	for (const { day, feeling } of felt) {
		const known = days.get(day) ?? { day, pages: 0, words: 0, feelings: [] };
		known.feelings.push(feeling);
		days.set(day, known);
	}
	return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Reads a calendar year of a person's days. */
export async function readYear(person: Person, year: number, now: Date): Promise<YearThen> {
	const [from, to] = [`${year}-01-01`, `${year}-12-31`];
	const [row, felt] = await Promise.all([
		readRange(person, from, to),
		feltOn(person.id, Prisma.sql`local_date BETWEEN ${from}::date AND ${to}::date`),
	]);
	const hours = Array.from({ length: 24 }, () => 0);
	for (const [hour, pages] of row.hours) hours[hour] = pages;
	return {
		...{ year, today: localDay(now, person.timezoneOffset) },
		firstYear: row.first === null ? null : Number(row.first.slice(0, 4)),
		...{ days: daysIn(row, felt), hours },
	};
}
