import "server-only";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import { DAYS_SHOWN } from "@/lib/domain/look-back/limits";
import type { DayFelt, TodayThen } from "@/lib/domain/look-back/shown";
import { addDays, type Day, localDay } from "@/lib/domain/progress/days";
import { readRows } from "@/lib/server/core/database/read-rows";
import { feltOn } from "@/lib/server/feelings/felt";
import { Prisma } from "@/prisma/client/client";

interface Run {
	id: string;
	slug: string;
}

/** Reads the feelings of the last sixty days, and the exercise that was left unfinished. */
export async function readToday(
	{ id: userId, timezoneOffset }: { id: number; timezoneOffset: number },
	now: Date,
): Promise<TodayThen> {
	const today = localDay(now, timezoneOffset);
	const from = addDays(today, 1 - DAYS_SHOWN);
	const [felt, [run]] = await Promise.all([
		feltOn(userId, Prisma.sql`local_date >= ${from}::date`),
		readRows<Run>(Prisma.sql`
			SELECT id, slug FROM exercise_runs
			WHERE user_id = ${userId} AND status = 'open' ORDER BY updated_at DESC, id LIMIT 1`),
	]);
	const days = new Map<Day, DayFelt>();
	for (const { day, feeling } of felt) {
		const known = days.get(day) ?? { day, feelings: [] };
		known.feelings.push(feeling);
		days.set(day, known);
	}
	// A talk is continued in the conversation.
	const exercise = run ? exerciseBySlug(run.slug) : undefined;
	return {
		today,
		days: [...days.values()],
		begun: run && exercise ? { title: exercise.title, href: exerciseScreen(exercise.slug, run.id) } : null,
	};
}
