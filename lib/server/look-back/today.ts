import "server-only";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import { DAYS_SHOWN } from "@/lib/domain/look-back/limits";
import type { DayFelt, TodayThen } from "@/lib/domain/look-back/shown";
import { addDays, type Day, localDay, mondayOf } from "@/lib/domain/progress/days";
import { feltIn, openFelt, type StoredFelt } from "@/lib/server/feelings/felt";
import { Prisma } from "@/prisma/client/client";
import { madeOnce, stateOf } from "./kept-answers";

interface Found {
	felt: StoredFelt[];
	/** Id and slug. */
	run: [string, string] | null;
	/** How many pages were written today, and the id of the newest. */
	written: [number, string | null];
	/** Whether the last week that is over has a letter that was neither kept nor thrown away. */
	hasLetter: boolean;
}

/** Reads the feelings of the last sixty days, today's pages, the exercise left unfinished, and whether a letter is new. */
export function readToday(
	{ id: userId, timezoneOffset }: { id: number; timezoneOffset: number },
	now: Date,
): Promise<TodayThen> {
	const today = localDay(now, timezoneOffset);
	const range = Prisma.sql`local_date >= ${addDays(today, 1 - DAYS_SHOWN)}::date`;
	const run = Prisma.sql`(SELECT json_build_array(id, slug) FROM exercise_runs
		WHERE user_id = ${userId} AND status = 'open' ORDER BY updated_at DESC, id LIMIT 1)`;
	const written = Prisma.sql`(
		SELECT json_build_array(count(*), (array_agg(id ORDER BY created_at DESC, id DESC))[1])
		FROM journal_entries WHERE user_id = ${userId} AND local_date = ${today}::date)`;
	// A week has a letter from its Sunday on.
	const monday = addDays(mondayOf(addDays(today, 1)), -7);
	const letter = `week-${monday}`;
	const hasLetter = Prisma.sql`(
		EXISTS (SELECT FROM journal_entries WHERE user_id = ${userId}
			AND local_date BETWEEN ${monday}::date AND ${addDays(monday, 6)}::date)
		AND NOT EXISTS (SELECT FROM letter_marks WHERE user_id = ${userId} AND period = ${letter}))`;
	return madeOnce<Found, TodayThen>(
		userId,
		{
			name: `today ${today}`,
			states: [
				stateOf(Prisma.sql`feelings f WHERE user_id = ${userId} AND ${range}`, "f"),
				Prisma.sql`${run}::text`,
				Prisma.sql`${written}::text`,
				Prisma.sql`${hasLetter}::text`,
			],
			read: Prisma.sql`json_build_object(
				'felt', ${feltIn(userId, range)}, 'run', ${run}, 'written', ${written}, 'hasLetter', ${hasLetter})`,
		},
		async (found) => ({
			today,
			days: daysOf(await openFelt(userId, found.felt)),
			written: { pages: found.written[0], newestId: found.written[1] },
			begun: begunIn(found),
			letter: found.hasLetter ? letter : null,
		}),
	);
}

function daysOf(felt: Awaited<ReturnType<typeof openFelt>>): DayFelt[] {
	const days = new Map<Day, DayFelt>();
	for (const { day, feeling } of felt) {
		const known = days.get(day) ?? { day, feelings: [] };
		known.feelings.push(feeling);
		days.set(day, known);
	}
	return [...days.values()];
}

function begunIn({ run }: Found): TodayThen["begun"] {
	const [id = "", slug = ""] = run ?? [];
	// A talk is continued in the conversation.
	const exercise = exerciseBySlug(slug);
	return exercise ? { title: exercise.title, href: exerciseScreen(exercise.slug, id) } : null;
}
