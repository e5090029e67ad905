import "server-only";
import { type FeelingId, feelingById } from "@/lib/domain/feelings/feelings";
import type { Day } from "@/lib/domain/progress/days";
import { openedInTurn } from "@/lib/server/core/database/opened-in-turn";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";

/** How many feelings per day are read. Nobody chooses as many, but a file can contain thousands. */
export const MOST_OF_DAY = 20;

/** A feeling as `feltIn` reads it: day, id, and the encrypted feeling. */
export type StoredFelt = [Day, string, string];

/**
 * Returns an SQL expression for the feelings that were chosen on some days, oldest first, as JSON that `openFelt`
 * decrypts. The driver is slow with thousands of rows.
 * @param days A condition on `local_date`.
 */
export const feltIn = (userId: number, days: Prisma.Sql): Prisma.Sql => Prisma.sql`(
	SELECT coalesce(json_agg(json_build_array(local_date, id, feeling) ORDER BY local_date, created_at, id), '[]')
	FROM (
		-- In the order of the index, so that nothing is sorted.
		SELECT *, row_number() OVER (PARTITION BY local_date ORDER BY id) AS place
		FROM feelings WHERE user_id = ${userId} AND ${days}
	) f WHERE place <= ${MOST_OF_DAY})`;

/** Decrypts feelings. Omits those that cannot be decrypted or that this version does not know. */
export async function openFelt(
	userId: number,
	stored: readonly StoredFelt[],
): Promise<{ day: Day; feeling: FeelingId }[]> {
	const rows = stored.map(([day, id, feeling]) => ({ day, id, feeling }));
	return (await openedInTurn("ChosenFeeling", rows, { userId })).flatMap((row) => {
		const feeling = row && feelingById(row.feeling)?.id;
		return row && feeling ? [{ day: row.day, feeling }] : [];
	});
}

/** Reads the feelings that were chosen on some days, oldest first: see `feltIn`. */
export async function feltOn(userId: number, days: Prisma.Sql): Promise<{ day: Day; feeling: FeelingId }[]> {
	const [found] = await readRows<{ felt: StoredFelt[] }>(Prisma.sql`SELECT ${feltIn(userId, days)} AS felt`);
	return openFelt(userId, found?.felt ?? []);
}
