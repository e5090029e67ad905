import "server-only";
import { areCoachSettingsOpen } from "@/lib/domain/core/brand";
import { AppError } from "@/lib/domain/core/errors";
import { tables } from "@/lib/domain/export/entities";
import type { ListName } from "@/lib/domain/export/schema";
import { type Clock, dayAt, isZone } from "@/lib/domain/import/clock";
import {
	type ClientImport,
	type ImportAnswer,
	type ImportQuery,
	importSources,
	type StepBack,
} from "@/lib/domain/import/schema";
import { refusals } from "@/lib/domain/import/texts";
import { claimEnd, isFree, isHeld, keepClaimed } from "@/lib/server/core/database/claim";
import { db } from "@/lib/server/core/database/db";
import { inPortions, LARGE_PORTION, PORTION } from "@/lib/server/core/database/in-portions";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { requireRoom } from "@/lib/server/core/limits/room";
import { takeSlot } from "@/lib/server/core/limits/slots";
import { ROW_BYTES, SEALED } from "@/lib/server/core/limits/written";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { recountAfter } from "@/lib/server/progress/service";
import { Prisma } from "@/prisma/client/client";
import { readInThread } from "./in-thread";
import { storeRows } from "./store";
import { type Plan, planOf, sum } from "./to-store";
import { receive, type Upload } from "./upload";

interface Asked {
	request: Request;
	query: ImportQuery;
	/** The time zone that the browser sent, or null. */
	offset: number | null;
	now: Date;
}

/** A file that was read and compared; nothing has been changed yet. */
export interface Prepared {
	plan: Plan;
	/** How many rows there are to store. */
	total: number;
	/** Null for a preview. */
	importId: string | null;
	offset: number | null;
	/** Closes the file. */
	close(): Promise<void>;
}

/**
 * Receives a file and finds out which of its rows the person does not have yet.
 * @throws AppError with the reason if it is refused; nothing has been changed then. `rate_limited`.
 */
export async function prepareImport(user: SessionUser, { request, query, offset, now }: Asked): Promise<Prepared> {
	await takePoint("importsPerPerson", String(user.id), refusals.tooOften);
	if (query.zone !== undefined && !isZone(query.zone)) throw new AppError("invalid", refusals.zone);
	const clock: Clock = query.zone ? { zone: query.zone } : { offset: offset ?? user.timezoneOffset };
	const letInAnother = await takeSlot(`importsAtOnce:${user.id}`, 1);
	if (letInAnother === null) throw new AppError("conflict", refusals.running);
	let importId: string | null = null;
	let letGo = async () => {};
	let upload: Upload | null = null;
	const close = async () => {
		await letGo();
		await upload?.handle.close();
	};
	try {
		// Claimed before the comparison, so that no other import can happen in between.
		if (query.preview !== "1") {
			const id = await begin(user.id);
			importId = id;
			letGo = keepClaimed((until) =>
				db().import.updateMany({ where: { id, userId: user.id, finishedAt: null }, data: { until } }),
			);
		}
		// Counted before any of it is read.
		const reserve = (bytes: number) =>
			takePoint("importedKilobytesPerPerson", String(user.id), refusals.tooOften, Math.ceil(bytes / 1024));
		upload = await receive(request, reserve);
		const { fd } = upload.handle;
		const questionnaires = (await db().questionnaire.findMany({ select: { id: true } })).map(({ id }) => id);
		const result = await readInThread(user.id, {
			file: { fd, size: upload.size },
			...{ clock, today: dayAt(now, clock), name: query.name ?? "" },
			...{ questionnaires, isPreview: query.preview === "1", areSettingsOpen: areCoachSettingsOpen() },
		});
		const plan = await planOf(result, fd);
		const total = sum(plan.rows, ({ length }) => length);
		return { plan, total, importId, offset, close };
	} catch (error) {
		await close();
		if (importId !== null) await db().import.deleteMany({ where: { id: importId, userId: user.id } });
		throw error;
	} finally {
		await letInAnother();
	}
}

/**
 * Stores a prepared import. If it fails half-way, everything is undone.
 * @param onProgress Called with the number of rows stored.
 */
export async function runImport(
	user: SessionUser,
	{ plan, importId, offset }: Prepared,
	onProgress: (done: number) => void,
): Promise<ImportAnswer> {
	if (importId === null) return { id: null, ...plan.report };
	let done = 0;
	const onStored = (rows: number) => {
		done += rows;
		onProgress(done);
	};
	try {
		// The limit counted the upload, but unpacked it can be a thousand times larger.
		const kilobytes = Math.ceil(sum(plan.rows, ({ bytes }) => bytes) / 1024);
		await takePoint("importedKilobytesPerPerson", String(user.id), refusals.tooOften, kilobytes);
		await requireRoom(
			user.id,
			sum(plan.rows, ({ bytes, length }) => bytes * SEALED + length * ROW_BYTES),
			refusals.noRoom,
		);
		await storeRows({ userId: user.id, importId, ids: new Map(plan.known), onStored }, plan);
		await finish(user.id, importId, plan, offset);
	} catch (error) {
		const kept = await db().import.count({ where: { id: importId, userId: user.id } });
		// The account was erased meanwhile, and everything of the import with it.
		if (kept === 0) throw new AppError("conflict", refusals.notFound);
		await takeBack(user.id, importId).catch((cause) =>
			logger().error({ error: describeError(cause) }, "an import that failed could not be taken back"),
		);
		// If the account was being erased, that is finished by now.
		if ((await db().user.count({ where: { id: user.id } })) === 0) throw new AppError("conflict", refusals.notFound);
		throw error;
	}
	return { id: importId, ...plan.report };
}

/**
 * Claims the single import that a person may have running.
 * @throws AppError `conflict`
 */
async function begin(userId: number): Promise<string> {
	return db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const running = await tx.import.count({ where: { userId, finishedAt: null, NOT: isFree("until") } });
		if (running > 0) throw new AppError("conflict", refusals.running);
		const { id } = await tx.import.create({ data: { userId, source: "text", until: claimEnd() } });
		return id;
	});
}

async function finish(userId: number, id: string, plan: Plan, offset: number | null): Promise<void> {
	await recountAfter(userId, async (tx) => {
		const timezoneOffset = offset ?? (plan.rows.journalEntries.length > 0 ? plan.offset : null);
		const hasAnswered = (await tx.userResponse.count({ where: { userId } })) > 0;
		await tx.user.update({
			where: { id: userId },
			data: { ...(timezoneOffset !== null && { timezoneOffset }), ...(hasAnswered && { isNew: false }) },
		});
		await tx.import.update({
			where: { id, userId },
			data: { finishedAt: new Date(), until: null, source: plan.source },
		});
	});
}

/** Lists the last imports of this person, newest first. */
export async function listImports(userId: number): Promise<ClientImport[]> {
	const rows = await db().import.findMany({
		where: { userId },
		orderBy: [{ createdAt: "desc" }, { id: "asc" }],
		take: 20,
		include: { _count: { select: { rows: true } } },
	});
	return rows.map(({ id, source, createdAt, finishedAt, until, _count }) => ({
		id,
		source: importSources.find((known) => known === source) ?? "text",
		createdAt: createdAt.toISOString(),
		state: finishedAt ? "finished" : isHeld(until) ? "running" : "interrupted",
		rows: _count.rows,
	}));
}

/**
 * Undoes an import, except for rows that were changed since.
 * @throws AppError `not_found`; `conflict` while it is running.
 */
export async function stepBack(userId: number, id: string): Promise<StepBack> {
	const found = await db().import.findFirst({ where: { id, userId } });
	if (!found) throw new AppError("not_found", refusals.notFound);
	if (!found.finishedAt && isHeld(found.until)) throw new AppError("conflict", refusals.running);
	return takeBack(userId, id);
}

/**
 * Lists whose rows have a version number that counts changes; for the others, the time of the last change is compared.
 */
const counted = new Set<ListName>(["journalEntries", "responses", "exerciseRuns", "lifeScripts", "loveScripts"]);
const timed = new Set<ListName>(["goals", "coachSettings", "threads", "people", "letterMarks", "reminders"]);

/**
 * Conditions that deleting an imported row `t`, recorded in `r`, would not delete anything that the person added to it.
 */
const nothingAdded: { [Name in ListName]?: Prisma.Sql } = {
	// Imported feelings and pictures are deleted before. In files of other programs, no page is kept from the coach.
	journalEntries: Prisma.sql`
		NOT EXISTS (SELECT 1 FROM feelings f WHERE f.entry_id = t.id AND f.user_id = t.user_id)
		AND NOT EXISTS (SELECT 1 FROM photos p WHERE p.entry_id = t.id AND p.user_id = t.user_id)
		AND NOT (t.is_kept_away AND EXISTS (SELECT 1 FROM imports i WHERE i.id = r.import_id AND i.source <> 'innerscript'))`,
	// Sounds of a script that was edited, and therefore stays.
	affirmations: Prisma.sql`
		NOT EXISTS (
			SELECT 1 FROM love_script s JOIN imported_rows o ON o.import_id = r.import_id AND o.list = 'loveScripts' AND o.row_id = s.id
			WHERE s.id = t.love_script_id AND s.user_id = t.user_id AND s.version <> o.version)`,
};

/**
 * Conditions that `r` records a row `t`, for lists whose ids are no texts. The id itself is compared, so that its index
 * is used: comparing it as a text goes through all of a person's rows for each.
 */
const recorded: { [Name in ListName]?: Prisma.Sql } = {
	chatMessages: Prisma.sql`t.id = r.row_id::int`,
	// A forgotten fact is identified by its hash alone.
	forgotten: Prisma.sql`t.hash = r.row_id`,
};

async function takeBack(userId: number, id: string): Promise<StepBack> {
	const { finishedAt } = await db().import.findFirstOrThrow({ where: { id, userId } });
	let removed = 0;
	// Rows that belong to a script are deleted before it, so that they are counted.
	for (const list of Object.keys(tables).reverse() as ListName[]) {
		const isRecorded = recorded[list] ?? Prisma.sql`t.id = r.row_id`;
		const isUnchanged = counted.has(list)
			? Prisma.sql`t.version = r.version`
			: timed.has(list) && finishedAt
				? Prisma.sql`t.updated_at <= ${finishedAt}`
				: Prisma.sql`TRUE`;
		await eachPortion(id, list, async (portion) => {
			removed += await db().$executeRaw`
				DELETE FROM ${Prisma.raw(tables[list])} t USING imported_rows r
				WHERE r.import_id = ${id} AND r.list = ${list} AND ${portion} AND ${isRecorded} AND t.user_id = ${userId}
				AND ${isUnchanged} AND ${nothingAdded[list] ?? Prisma.sql`TRUE`}`;
		});
	}
	let kept = 0;
	for (const list of [...counted, ...timed]) {
		const [row] = await db().$queryRaw<{ n: number }[]>`
			SELECT count(*)::int AS n FROM imported_rows r JOIN ${Prisma.raw(tables[list])} t ON t.id = r.row_id
			WHERE r.import_id = ${id} AND r.list = ${list} AND t.user_id = ${userId}`;
		kept += row?.n ?? 0;
	}
	await inPortions(
		() => db().$executeRaw`
			DELETE FROM imported_rows WHERE ctid = ANY (ARRAY(
				SELECT r.ctid FROM imported_rows r JOIN imports i ON i.id = r.import_id
				WHERE r.import_id = ${id} AND i.user_id = ${userId} LIMIT ${PORTION}))`,
	);
	await recountAfter(userId, (tx) => tx.import.deleteMany({ where: { id, userId } }));
	return { removed, kept };
}

/** Lists whose rows can have megabytes each. */
const large = new Set<ListName>(["photos", "affirmations"]);

/**
 * Goes through the recorded rows `r` of an import in a list, a portion at a time.
 * @param each Called with the SQL condition that a row belongs to the portion.
 */
async function eachPortion(id: string, list: ListName, each: (portion: Prisma.Sql) => Promise<void>): Promise<void> {
	const most = large.has(list) ? LARGE_PORTION : PORTION;
	for (let after = ""; ; ) {
		const [row] = await db().$queryRaw<{ last: string | null }[]>`
			SELECT max(row_id) AS last FROM (
				SELECT row_id FROM imported_rows
				WHERE import_id = ${id} AND list = ${list} AND row_id > ${after} ORDER BY row_id LIMIT ${most}) portion`;
		const last = row?.last;
		if (!last) return;
		await each(Prisma.sql`r.row_id > ${after} AND r.row_id <= ${last}`);
		after = last;
	}
}
