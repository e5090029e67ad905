import "server-only";
import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { DayThen, YearThen } from "@/lib/domain/look-back/shown";
import { type Day, localDay } from "@/lib/domain/progress/days";
import { feltIn, openFelt, type StoredFelt } from "@/lib/server/feelings/felt";
import { Prisma } from "@/prisma/client/client";
import { madeOnce, stateOf } from "./kept-answers";

interface Person {
	id: number;
	/** In minutes, as returned by `getTimezoneOffset`. */
	timezoneOffset: number;
}

interface Found {
	/** Day, number of pages, number of words. */
	written: [Day, number, number][];
	/** Hour, number of pages. */
	hours: [number, number][];
	first: Day | null;
	felt: StoredFelt[];
}

/** Returns an SQL expression for the day of the person's first page or feeling. */
const firstDay = (userId: number): Prisma.Sql => Prisma.sql`least(
	(SELECT min(local_date) FROM journal_entries WHERE user_id = ${userId}),
	(SELECT min(local_date) FROM feelings WHERE user_id = ${userId})
)::text`;

/**
 * Returns SQL expressions for the days in a range on which the person wrote, and for the hours in which pages were
 * begun.
 */
const writtenIn = ({ id: userId, timezoneOffset }: Person, range: Prisma.Sql) => ({
	written: Prisma.sql`(SELECT coalesce(json_agg(json_build_array(local_date, pages, words)), '[]') FROM (
		SELECT local_date, count(*) AS pages, sum(word_count) AS words
		FROM journal_entries WHERE user_id = ${userId} AND ${range} GROUP BY local_date
	) d)`,
	hours: Prisma.sql`(SELECT coalesce(json_agg(json_build_array(hour, pages)), '[]') FROM (
		SELECT extract(hour FROM at)::int AS hour, count(*) AS pages FROM (
			SELECT local_date, (created_at - make_interval(mins => ${timezoneOffset}::int)) AT TIME ZONE 'UTC' AS at
			FROM journal_entries WHERE user_id = ${userId} AND ${range}
		) e
		-- What was brought in, or written for another day, has no hour of its own.
		WHERE at::date = local_date GROUP BY 1
	) h)`,
});

/** Combines what was written and felt on the days of a period, oldest first. */
function daysIn(written: Found["written"], felt: Awaited<ReturnType<typeof openFelt>>): DayThen[] {
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
export function readYear(person: Person, year: number, now: Date): Promise<YearThen> {
	const { id: userId, timezoneOffset } = person;
	const today = localDay(now, timezoneOffset);
	const range = Prisma.sql`local_date BETWEEN ${`${year}-01-01`}::date AND ${`${year}-12-31`}::date`;
	const { written, hours } = writtenIn(person, range);
	return madeOnce<Found, YearThen>(
		userId,
		{
			name: `days ${year} ${today} ${timezoneOffset}`,
			states: [
				stateOf(Prisma.sql`journal_entries e WHERE user_id = ${userId} AND ${range}`, "e"),
				stateOf(Prisma.sql`feelings f WHERE user_id = ${userId} AND ${range}`, "f"),
				firstDay(userId),
			],
			read: Prisma.sql`json_build_object('written', ${written}, 'hours', ${hours}, 'first', ${firstDay(userId)},
				'felt', ${feltIn(userId, range)})`,
		},
		async (found) => {
			const pagesByHour = Array.from({ length: 24 }, () => 0);
			for (const [hour, pages] of found.hours) pagesByHour[hour] = pages;
			return {
				...{ year, today, firstYear: found.first === null ? null : Number(found.first.slice(0, 4)) },
				...{ days: daysIn(found.written, await openFelt(userId, found.felt)), hours: pagesByHour },
			};
		},
	);
}
