import "server-only";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma } from "@/prisma/client/client";
import { type Withheld, withheldBy } from "./hidden";

/** Reads what the person told the coach to forget. Use it to filter every text that a coach is given unasked. */
export async function withheldOf(userId: number): Promise<Withheld> {
	const rows = await readRows<{ hash: string }>(Prisma.sql`SELECT hash FROM forgotten_facts WHERE user_id = ${userId}`);
	return withheldBy(rows.map(({ hash }) => hash));
}
