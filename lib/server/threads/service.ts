import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { addDays, type Day, fromDateColumn, localDay, toDateColumn } from "@/lib/domain/progress/days";
import {
	ASK_AGAIN_AFTER_DAYS,
	type ClientThread,
	type ClientThreads,
	type NewThread,
	type ThreadUpdate,
	threadOutcomes,
} from "@/lib/domain/threads/schema";
import { db } from "@/lib/server/core/database/db";
import { type Deleted, deleteWithUndo } from "@/lib/server/undo/service";
import { Prisma, type Thread } from "@/prisma/client/client";

/** The most that can be open at once: more is a list, and no longer an intention. */
const MOST_OPEN = 50;

interface Person {
	id: number;
	/** Minutes, as JavaScript's getTimezoneOffset gives them. */
	timezoneOffset: number;
}

const todayOf = ({ timezoneOffset }: Person): Day => localDay(new Date(), timezoneOffset);

function toClientThread({ id, meant, day, outcome, createdAt }: Thread): ClientThread {
	return {
		...{ id, meant, day: fromDateColumn(day) },
		outcome: threadOutcomes.find((one) => one === outcome) ?? null,
		createdAt: createdAt.toISOString(),
	};
}

/** What is meant for later, and the one to ask about today: the oldest that is due, unless one was answered today. */
export async function listThreads(person: Person): Promise<ClientThreads> {
	const today = toDateColumn(todayOf(person));
	const [rows, answered] = await Promise.all([
		db().thread.findMany({
			where: { userId: person.id, outcome: null },
			orderBy: [{ day: "asc" }, { createdAt: "asc" }, { id: "asc" }],
			take: MOST_OPEN,
		}),
		db().thread.count({ where: { userId: person.id, answeredOn: today } }),
	]);
	const due = answered === 0 ? rows.find(({ day }) => day <= today) : undefined;
	return { due: due ? toClientThread(due) : null, open: rows.map(toClientThread) };
}

/** @throws AppError `conflict` where too many are open. */
export async function createThread({ id: userId }: Person, { meant, day }: NewThread): Promise<ClientThread> {
	if ((await db().thread.count({ where: { userId, outcome: null } })) >= MOST_OPEN) {
		throw new AppError("conflict", "You mean to do a lot already. Please close something first.");
	}
	return toClientThread(await db().thread.create({ data: { userId, meant, day: toDateColumn(day) } }));
}

/**
 * Keeps what a talk ended with, once: the same source again changes its words and day while it is open.
 * @param source The id of the run it comes from.
 */
export async function keepIntention(userId: number, source: string, { meant, day }: NewThread): Promise<void> {
	const known = await db().thread.findFirst({ where: { userId, source } });
	const data = { meant, day: toDateColumn(day) };
	if (!known) await db().thread.createMany({ data: [{ userId, source, ...data }], skipDuplicates: true });
	else await db().thread.updateMany({ where: { id: known.id, userId, outcome: null }, data });
}

/** Takes an answer to "how did it go?", or another day. @throws AppError `not_found` where it is not open or not theirs. */
export async function updateThread(person: Person, update: ThreadUpdate): Promise<ClientThreads> {
	const today = todayOf(person);
	const data =
		"day" in update
			? { day: toDateColumn(update.day) }
			: update.answer === "not-yet"
				? { day: toDateColumn(addDays(today, ASK_AGAIN_AFTER_DAYS)), answeredOn: toDateColumn(today) }
				: { outcome: update.answer, answeredOn: toDateColumn(today) };
	const { count } = await db().thread.updateMany({ where: { id: update.id, userId: person.id, outcome: null }, data });
	if (count === 0) throw notFound();
	return listThreads(person);
}

/** @throws AppError `not_found` */
export async function deleteThread(userId: number, id: string): Promise<Deleted> {
	const thread = { table: "threads", where: Prisma.sql`t.id = ${id}` } as const;
	return db().$transaction((tx) => deleteWithUndo(tx, userId, [thread], notFound().message));
}

const notFound = () => new AppError("not_found", "We could not find that. It may have been closed already.");
