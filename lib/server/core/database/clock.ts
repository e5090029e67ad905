/*
 * The database's clock, which all processes share: their own clocks can differ by seconds, and jump. Between two
 * readings it is advanced by a monotonic clock.
 */

let said: { database: number; counted: number } | undefined;

/** Notes the database's current time. */
export function noteDatabaseTime(at: Date): void {
	said = { database: at.getTime(), counted: performance.now() };
}

/** Returns the time by the database's clock, or by this process's own until the database has been asked. */
export const databaseNow = (): Date => (said ? new Date(said.database + performance.now() - said.counted) : new Date());
