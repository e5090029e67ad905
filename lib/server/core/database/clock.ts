/*
 * The clock of the database, which all processes share: their own can differ by seconds, and jump. What it said last is
 * counted on by a clock that only goes forward.
 */

let said: { database: number; counted: number } | undefined;

/** Notes what the database's clock says now. */
export function noteDatabaseTime(at: Date): void {
	said = { database: at.getTime(), counted: performance.now() };
}

/** The time by the database's clock; this process's own, as long as the database has not been asked. */
export const databaseNow = (): Date => (said ? new Date(said.database + performance.now() - said.counted) : new Date());
