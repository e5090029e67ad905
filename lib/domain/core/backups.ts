/** How many backups of the embedded database are kept; the app makes one each day while it runs. */
export const BACKUPS_KEPT = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns when the last backup that can contain data of `now` is deleted, if the app runs every day.
 * @param days How many days backups are kept.
 */
export function backupsGoneBy(now: Date, days: number): Date {
	return new Date(now.getTime() + days * DAY_MS);
}
