import "server-only";
import { db } from "@/lib/server/core/database/db";
import { type Withheld, withheldBy } from "./hidden";

/** Reads what a person had the coach forget. Every text that a coach is given unasked has to go through it. */
export async function withheldOf(userId: number): Promise<Withheld> {
	const rows = await db().forgottenFact.findMany({ where: { userId }, select: { hash: true } });
	return withheldBy(rows.map(({ hash }) => hash));
}
