import "server-only";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { DAYS_SHOWN } from "@/lib/domain/look-back/limits";
import type { DayFelt, TodayThen } from "@/lib/domain/look-back/shown";
import { addDays, type Day, localDay } from "@/lib/domain/progress/days";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";

interface Row {
	/** Day, id and feeling, which is encrypted. */
	felt: [Day, string, string][];
	run: { id: string; slug: string } | null;
}

/** The feelings of the last sixty days, and the exercise that was left half-way. */
export async function readToday(
	{ id: userId, timezoneOffset }: { id: number; timezoneOffset: number },
	now: Date,
): Promise<TodayThen> {
	const today = localDay(now, timezoneOffset);
	const from = addDays(today, 1 - DAYS_SHOWN);
	const [row] = await readRows<Row>(Prisma.sql`
		SELECT (
			SELECT coalesce(json_agg(json_build_array(local_date, id, feeling) ORDER BY local_date, created_at, id), '[]')
			FROM feelings WHERE user_id = ${userId} AND local_date >= ${from}::date
		) AS felt, (
			SELECT json_build_object('id', id, 'slug', slug) FROM exercise_runs
			WHERE user_id = ${userId} AND status = 'open' ORDER BY updated_at DESC, id LIMIT 1
		) AS run`);
	const felt = (row?.felt ?? []).map(([day, id, feeling]) => ({ day, id, feeling }));
	const days = new Map<Day, DayFelt>();
	for (const one of await openedInTurn("ChosenFeeling", felt, { userId })) {
		const feeling = one && feelingById(one.feeling)?.id;
		if (!one || !feeling) continue;
		const known = days.get(one.day) ?? { day: one.day, feelings: [] };
		known.feelings.push(feeling);
		days.set(one.day, known);
	}
	// A talk is taken up in the conversation.
	const exercise = row?.run ? exerciseBySlug(row.run.slug) : undefined;
	return {
		today,
		days: [...days.values()],
		begun: row?.run && exercise ? { title: exercise.title, href: exerciseScreen(exercise.slug, row.run.id) } : null,
	};
}
