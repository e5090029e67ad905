import "server-only";
import { isSound } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { MAX_GOALS } from "@/lib/domain/goals/limits";
import { MAX_LINES } from "@/lib/domain/lines/limits";
import { MAX_PEOPLE } from "@/lib/domain/people/limits";
import { isOneOf } from "@/lib/domain/people/names";
import { MAX_PHOTOS } from "@/lib/domain/photos/limits";
import { refusals } from "@/lib/domain/photos/texts";
import { MAX_OPEN_THREADS } from "@/lib/domain/threads/limits";
import type { Transaction } from "@/lib/server/core/database/db";
import type { UndoTable } from "./columns";

/*
 * What was deleted may have been replaced since: its room may be taken, or its name. Restoring it obeys the same rules
 * as adding it. The person's row is locked meanwhile.
 */

type Row = Record<string, unknown>;

/**
 * Returns a deleted row as it can be inserted again.
 * @returns null if something else has taken its place, which only one row can have.
 */
export async function insertable(tx: Transaction, userId: number, table: UndoTable, row: Row): Promise<Row | null> {
	if (table === "threads" && typeof row.source === "string") {
		const again = await tx.thread.findFirst({ where: { userId, source: row.source }, select: { id: true } });
		return again ? null : row;
	}
	if (table === "journal_entries" && typeof row.related_id === "string") {
		const where = { id: row.related_id, userId };
		const related = await tx.journalEntry.findFirst({ where, select: { id: true } });
		return related ? row : { ...row, related_id: null };
	}
	return row;
}

/** The checks of rows that have just been inserted again. @throws AppError `conflict` */
const checks: Partial<Record<UndoTable, (tx: Transaction, userId: number, row: Row) => Promise<void>>> = {
	async relationship_goals(tx, userId, { completed_at }) {
		if (completed_at !== null) return;
		const open = await tx.relationshipGoal.count({ where: { userId, completedAt: null } });
		if (open > MAX_GOALS) throw full("You have two open goals already");
	},
	async threads(tx, userId, { outcome }) {
		if (outcome !== null) return;
		const open = await tx.thread.count({ where: { userId, outcome: null } });
		if (open > MAX_OPEN_THREADS) throw full("You mean to do a lot already");
	},
	async people(tx, userId, { id }) {
		const people = (await tx.knownPerson.findMany({ where: { userId } })).filter(isSound);
		if (people.length > MAX_PEOPLE) throw full(`You have named ${MAX_PEOPLE} people already`);
		const namesOf = (of: (typeof people)[number] | undefined) => (of?.names ?? []) as string[];
		const names = namesOf(people.find((person) => person.id === id));
		for (const other of people.filter((person) => person.id !== id)) {
			const taken = names.find(isOneOf(namesOf(other)));
			if (taken) throw new AppError("conflict", `${taken} is one of your people already: ${namesOf(other)[0]}.`);
		}
	},
	async kept_lines(tx, userId, { id, source, source_id }) {
		const where = { userId, source: String(source), sourceId: source_id === null ? null : String(source_id) };
		const lines = (await tx.keptLine.findMany({ where })).filter(isSound);
		const line = lines.find((one) => one.id === id);
		const isAgain = lines.some((one) => one.id !== id && one.text === line?.text && one.article === line.article);
		if (line && isAgain) await tx.keptLine.deleteMany({ where: { id: line.id, userId } });
		else if ((await tx.keptLine.count({ where: { userId } })) > MAX_LINES) {
			throw full(`You have kept ${MAX_LINES.toLocaleString("en")} lines already`);
		}
	},
};

/**
 * Checks that a row that was inserted again obeys the rules for adding it. If a line has been kept again in the
 * meantime, the restored copy is removed as a duplicate.
 * @throws AppError `conflict` if it does not; then nothing may be restored.
 */
export async function requireRoomFor(tx: Transaction, userId: number, table: UndoTable, row: Row): Promise<void> {
	await checks[table]?.(tx, userId, row);
}

const full = (reason: string) => new AppError("conflict", `${reason}, so this one has no room.`);

/** Refuses to restore a picture if its entry is gone or has no room for it. */
export async function refuseWithoutPlace(tx: Transaction, userId: number, entryId: unknown): Promise<void> {
	if (typeof entryId !== "string") return;
	const entry = await tx.journalEntry.findFirst({
		where: { id: entryId, userId },
		select: { _count: { select: { photos: true } } },
	});
	if (!entry) throw new AppError("conflict", refusals.entryGone);
	if (entry._count.photos >= MAX_PHOTOS) throw new AppError("conflict", refusals.tooMany);
}
