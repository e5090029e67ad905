import { addDays, type Day, mondayOf } from "./days";

/** The stored figures about how often and how much a person writes. */
export interface Progress {
	/** Consecutive days with an entry, up to `lastDay`. */
	currentStreak: number;
	bestStreak: number;
	/** The latest local day with an entry. */
	lastDay: Day | null;
	/** Words since `weekStart`. */
	weeklyWordCount: number;
	/** The Monday of the latest week with an entry. */
	weekStart: Day | null;
	totalWordCount: number;
}

export const noProgress: Progress = {
	currentStreak: 0,
	bestStreak: 0,
	lastDay: null,
	weeklyWordCount: 0,
	weekStart: null,
	totalWordCount: 0,
};

/**
 * Returns the figures after one more entry. The same day keeps the streak, the next day adds one, and after a gap it
 * starts again at 1. A day before `lastDay` (after flying west across midnight) counts as `lastDay`, so that travel
 * neither breaks a streak nor loses words from the week.
 * @param day The person's local day.
 * @param words 0 or more.
 */
export function afterEntry(before: Progress, day: Day, words: number): Progress {
	const { lastDay } = before;
	const counted = lastDay !== null && day < lastDay ? lastDay : day;
	const currentStreak = streakOn(before, counted);
	const weekStart = mondayOf(counted);
	return {
		currentStreak,
		bestStreak: Math.max(before.bestStreak, currentStreak),
		lastDay: counted,
		weeklyWordCount: (weekStart === before.weekStart ? before.weeklyWordCount : 0) + words,
		weekStart,
		totalWordCount: before.totalWordCount + words,
	};
}

function streakOn({ currentStreak, lastDay }: Progress, day: Day): number {
	if (lastDay === day) return currentStreak;
	return lastDay === addDays(day, -1) ? currentStreak + 1 : 1;
}

/** Returns the figures after all of these entries, given in the order in which they were written. */
export function progressOf(entries: Iterable<{ day: Day; words: number }>): Progress {
	let progress = noProgress;
	for (const { day, words } of entries) progress = afterEntry(progress, day, words);
	return progress;
}

/**
 * Returns the figures as of today: a streak that was not continued by yesterday is over, and a new week has no words
 * yet.
 * @param today The person's local day.
 */
export function figuresOn(
	progress: Progress,
	today: Day,
): Pick<Progress, "currentStreak" | "bestStreak" | "weeklyWordCount" | "totalWordCount"> {
	const { currentStreak, bestStreak, lastDay, weeklyWordCount, weekStart, totalWordCount } = progress;
	const goesOn = lastDay !== null && lastDay >= addDays(today, -1);
	const isThisWeek = weekStart !== null && weekStart >= mondayOf(today);
	return {
		currentStreak: goesOn ? currentStreak : 0,
		bestStreak,
		weeklyWordCount: isThisWeek ? weeklyWordCount : 0,
		totalWordCount,
	};
}
