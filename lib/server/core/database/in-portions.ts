/*
 * Deletes many rows a portion at a time. The embedded database runs one statement at a time, so a long one makes
 * everybody wait; a real Postgres cancels a statement after eight seconds, so the deletion would never succeed.
 */

/** How many rows one statement deletes: for each row of some tables, six other tables are searched. */
export const PORTION = 500;
/** Like `PORTION`, for rows that can have megabytes each: pictures, sounds, and copies of what was deleted. */
export const LARGE_PORTION = 10;

/**
 * Deletes portion after portion until none is left.
 * @param one Deletes a portion, and returns how many rows that were.
 */
export async function inPortions(one: () => Promise<number>): Promise<void> {
	while ((await one()) > 0);
}
