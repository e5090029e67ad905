import { fromDateColumn, localDay, toDateColumn } from "@/lib/domain/progress/days";
import { figuresOn, type Progress } from "@/lib/domain/progress/streaks";

/** The columns of a user's row that hold their progress. */
export interface ProgressColumns {
	currentStreak: number;
	bestStreak: number;
	lastJournalDate: Date | null;
	weeklyWordCount: number;
	weekStartDate: Date | null;
	totalWordCount: number;
}

export function fromColumns(row: ProgressColumns): Progress {
	return {
		currentStreak: row.currentStreak,
		bestStreak: row.bestStreak,
		lastDay: row.lastJournalDate && fromDateColumn(row.lastJournalDate),
		weeklyWordCount: row.weeklyWordCount,
		weekStart: row.weekStartDate && fromDateColumn(row.weekStartDate),
		totalWordCount: row.totalWordCount,
	};
}

export function toColumns(progress: Progress): ProgressColumns {
	return {
		currentStreak: progress.currentStreak,
		bestStreak: progress.bestStreak,
		lastJournalDate: progress.lastDay === null ? null : toDateColumn(progress.lastDay),
		weeklyWordCount: progress.weeklyWordCount,
		weekStartDate: progress.weekStart === null ? null : toDateColumn(progress.weekStart),
		totalWordCount: progress.totalWordCount,
	};
}

/** Returns a user's statistics at a given time, in the time zone that their browser last sent. */
export function figuresAt(row: ProgressColumns & { timezoneOffset: number }, now: Date): ReturnType<typeof figuresOn> {
	return figuresOn(fromColumns(row), localDay(now, row.timezoneOffset));
}
