/** How many backups of the embedded database are kept: one is made a day while the app runs. */
export const BACKUPS_KEPT = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When the last backup that can contain the data of `now` will be gone, if the app runs every day.
 * @param days How many days backups are kept.
 */
export function backupsGoneBy(now: Date, days: number): Date {
	return new Date(now.getTime() + days * DAY_MS);
}
