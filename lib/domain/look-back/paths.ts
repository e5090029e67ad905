import type { Day } from "@/lib/domain/progress/days";

export const onThisDayPath = (userId: number) => `/api/look-back/${userId}/on-this-day`;
export const daysPath = (userId: number, year: number) => `/api/look-back/${userId}/days?year=${year}`;
export const todayPath = (userId: number) => `/api/look-back/${userId}/today`;
export const attemptsPath = (userId: number) => `/api/look-back/${userId}/attempts`;

/** Returns the path of the pages written on days with a feeling, or with one of a quarter. */
export const feltPath = (userId: number, { feeling, from, to }: { feeling: string; from: Day; to: Day }) =>
	`/api/look-back/${userId}/pages?${new URLSearchParams({ feeling, from, to })}`;

export const keptAwayPath = (entryId: string) => `/api/journal/${encodeURIComponent(entryId)}/kept-away`;
