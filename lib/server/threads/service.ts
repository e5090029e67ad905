import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { refuseIfChanged } from "@/lib/domain/core/was";
import { addDays, type Day, fromDateColumn, localDay, toDateColumn } from "@/lib/domain/progress/days";
import { ifBadly } from "@/lib/domain/threads/if-badly";
import { ASK_AGAIN_AFTER_DAYS, MAX_OPEN_THREADS } from "@/lib/domain/threads/limits";
import {
	type ClientThread,
	type ClientThreads,
	type NewThread,
	type ThreadUpdate,
	threadOutcomes,
} from "@/lib/domain/threads/schema";
import { db, opened } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { columnsAs, readRows } from "@/lib/server/core/database/read-rows";
import { showsDanger } from "@/lib/server/look-back/danger";
import { type Deleted, deleteWithUndo } from "@/lib/server/undo/service";
import { Prisma, type Thread } from "@/prisma/client/client";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum number of threads in a list; the next to be asked about come first. */
const LISTED = 500;

interface Person {
	id: number;
	/** In minutes, as returned by `getTimezoneOffset`. */
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

const columns = columnsAs("t", ["id", "userId", "meant", "day", "outcome", "answeredOn", "source", "createdAt"]);

/**
 * Lists what the person means to do, and the thread to ask about today: the oldest that is due, unless one was answered
 * today.
 */
export async function listThreads(person: Person): Promise<ClientThreads> {
	const today = todayOf(person);
	const rows = await readRows<Thread>(Prisma.sql`
		SELECT ${columns} FROM threads t
		WHERE t.user_id = ${person.id} AND (t.outcome IS NULL OR t.answered_on = ${today}::date)
		ORDER BY t.day ASC, t.created_at ASC, t.id ASC
		LIMIT ${LISTED}`);
	const isAsked = rows.some(({ answeredOn }) => answeredOn !== null && fromDateColumn(answeredOn) === today);
	const open = opened(
		"Thread",
		rows.filter(({ outcome }) => outcome === null),
	);
	const first = isAsked ? undefined : open.find(({ day }) => fromDateColumn(day) <= today);
	const due = first && !(await isAboutDanger(person.id, first)) ? first : undefined;
	return {
		due: due ? { ...toClientThread(due), ifBadly: ifBadly(await talkOf(person.id, due.source)) } : null,
		open: open.map(toClientThread),
	};
}

/** Whether a thread must not be asked about on the dashboard, which others may see. */
const isAboutDanger = async (userId: number, { meant }: Thread): Promise<boolean> =>
	(await isRecentlyInDanger(userId)) || (await showsDanger(userId, [meant]));

/** Whether the chat had a message about danger within the last day: then the app does not ask how an errand went. */
async function isRecentlyInDanger(userId: number): Promise<boolean> {
	const createdAt = { gt: new Date(Date.now() - DAY_MS) };
	// A reply that neither the coach nor a model wrote is one of our own, about danger.
	const where = { userId, isAiResponse: true, writtenBy: null, createdAt };
	return (await db().chatMessage.findFirst({ where, select: { id: true } })) !== null;
}

/**
 * Returns the slug of the talk or exercise that an intention came from; null if it came from none, or the run is gone.
 */
async function talkOf(userId: number, source: string | null): Promise<string | null> {
	if (source === null) return null;
	const run = await db().exerciseRun.findFirst({ where: { id: source, userId }, select: { slug: true } });
	return run?.slug ?? null;
}

/**
 * Stores something the person means to do.
 * @throws AppError `conflict` if too many are open.
 */
export const createThread = ({ id: userId }: Person, { meant, day }: NewThread): Promise<ClientThread> =>
	db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		if ((await tx.thread.count({ where: { userId, outcome: null } })) >= MAX_OPEN_THREADS) {
			throw new AppError("conflict", "You mean to do a lot already. Please close something first.");
		}
		return toClientThread(await tx.thread.create({ data: { userId, meant, day: toDateColumn(day) } }));
	});

/**
 * Stores the intention that a talk ended with, once: the same source again changes its text and day while it is open,
 * unless the person has changed it since. Then both times of the row differ: here they are always the same.
 * @param source The id of the run it comes from.
 */
export async function keepIntention(userId: number, source: string, { meant, day }: NewThread): Promise<void> {
	const known = await db().thread.findFirst({ where: { userId, source } });
	const at = new Date();
	const data = { meant, day: toDateColumn(day), createdAt: at, updatedAt: at };
	if (!known) await db().thread.createMany({ data: [{ userId, source, ...data }], skipDuplicates: true });
	else if (known.updatedAt.getTime() === known.createdAt.getTime()) {
		const { id, updatedAt } = known;
		await db().thread.updateMany({ where: { id, userId, outcome: null, updatedAt }, data });
	}
}

/**
 * Stores the answer to "how did it go?", or another day or text.
 * @throws AppError `not_found` if the thread is not open or not theirs; `conflict` if its day or text was changed
 * elsewhere since the form was opened.
 */
export async function updateThread(person: Person, update: ThreadUpdate): Promise<ClientThreads> {
	const today = todayOf(person);
	await db().$transaction(async (tx) => {
		await lockPerson(tx, person.id);
		const row = await tx.thread.findFirst({ where: { id: update.id, userId: person.id, outcome: null } });
		if (!row) throw notFound();
		if (!update.answer) refuseIfChanged({ meant: row.meant, day: fromDateColumn(row.day) }, update);
		await tx.thread.update({ where: { id: row.id, userId: person.id }, data: changeOf(update, today) });
	});
	return listThreads(person);
}

/** Returns the columns that a change of a thread writes. */
function changeOf(update: ThreadUpdate, today: Day) {
	if (!update.answer) {
		const { day, meant } = update;
		return { ...(day !== undefined && { day: toDateColumn(day) }), ...(meant !== undefined && { meant }) };
	}
	if (update.answer !== "not-yet") return { outcome: update.answer, answeredOn: toDateColumn(today) };
	return { day: toDateColumn(addDays(today, ASK_AGAIN_AFTER_DAYS)), answeredOn: toDateColumn(today) };
}

/**
 * Deletes a thread, which can be undone for some seconds.
 * @throws AppError `not_found`
 */
export async function deleteThread(userId: number, id: string): Promise<Deleted> {
	const thread = { table: "threads", where: Prisma.sql`t.id = ${id}` } as const;
	return db().$transaction((tx) => deleteWithUndo(tx, userId, [thread], notFound().message));
}

const notFound = () => new AppError("not_found", "We could not find that. It may have been closed already.");
