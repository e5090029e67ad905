import type { Day } from "@/lib/domain/progress/days";

export const onThisDayPath = (userId: number) => `/api/look-back/${userId}/on-this-day`;
export const daysPath = (userId: number, year: number) => `/api/look-back/${userId}/days?year=${year}`;
export const todayPath = (userId: number) => `/api/look-back/${userId}/today`;
export const attemptsPath = (userId: number) => `/api/look-back/${userId}/attempts`;

/** The pages of days of one feeling, or of a quarter of them. */
export const feltPath = (userId: number, { feeling, from, to }: { feeling: string; from: Day; to: Day }) =>
	`/api/look-back/${userId}/pages?${new URLSearchParams({ feeling, from, to })}`;

export const keptAwayPath = (entryId: string) => `/api/journal/${encodeURIComponent(entryId)}/kept-away`;
