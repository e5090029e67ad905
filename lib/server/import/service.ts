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
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { requireRoom } from "@/lib/server/core/limits/room";
import { takeSlot } from "@/lib/server/core/limits/slots";
import { ROW_BYTES } from "@/lib/server/core/limits/written";
import { describeError, logger } from "@/lib/server/core/logger";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { recountAfter } from "@/lib/server/progress/service";
import { Prisma } from "@/prisma/client/client";
import { readInThread } from "./in-thread";
import { storeRows } from "./store";
import { type Plan, planOf, sum } from "./to-store";
import { receive, type Upload } from "./upload";

/** By how much words grow that are encrypted: they are written in base64. */
const SEALED = 4 / 3;

interface Asked {
	request: Request;
	query: ImportQuery;
	/** The time zone that the browser told, or null. */
	offset: number | null;
	now: Date;
}

/** A file that was read and compared; nothing has changed yet. */
export interface Prepared {
	plan: Plan;
	/** How many rows there are to store. */
	total: number;
	/** Null for a preview. */
	importId: string | null;
	offset: number | null;
	/** Lets go of the file. */
	close(): Promise<void>;
}

/**
 * Takes in a file and finds out what of it is not here yet.
 * @throws AppError with the reason where it is not taken; nothing has changed then. `rate_limited`.
 */
export async function prepareImport(user: SessionUser, { request, query, offset, now }: Asked): Promise<Prepared> {
	await takePoint("importsPerPerson", String(user.id), refusals.tooOften);
	if (query.zone !== undefined && !isZone(query.zone)) throw new AppError("invalid", refusals.zone);
	const clock: Clock = query.zone ? { zone: query.zone } : { offset: offset ?? user.timezoneOffset };
	const letInAnother = await takeSlot(`importsAtOnce:${user.id}`, 1);
	if (letInAnother === null) throw new AppError("conflict", refusals.running);
	let importId: string | null = null;
	let letGo = () => {};
	let upload: Upload | null = null;
	const close = async () => {
		letGo();
		await upload?.handle.close();
	};
	try {
		// Claimed before it is compared with what is here, so that no other import can come in between.
		if (query.preview !== "1") {
			const id = await begin(user.id);
			importId = id;
			letGo = keepClaimed((until) =>
				db().import.updateMany({ where: { id, userId: user.id, finishedAt: null }, data: { until } }),
			);
		}
		// Reserved before any of it is read.
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
 * Stores what was prepared. If it fails half-way, everything is taken back.
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
		// The limit counted the upload, and unpacked it can be a thousand times larger.
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
		// An erase that the two waited for is over by now.
		if ((await db().user.count({ where: { id: user.id } })) === 0) throw new AppError("conflict", refusals.notFound);
		throw error;
	}
	return { id: importId, ...plan.report };
}

/** Claims the one import that a person has under way. @throws AppError `conflict` */
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

/** The last imports of this person, newest first. */
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
 * Takes back what an import brought, except what was changed since.
 * @throws AppError `not_found`; `conflict` while it is under way.
 */
export async function stepBack(userId: number, id: string): Promise<StepBack> {
	const found = await db().import.findFirst({ where: { id, userId } });
	if (!found) throw new AppError("not_found", refusals.notFound);
	if (!found.finishedAt && isHeld(found.until)) throw new AppError("conflict", refusals.running);
	return takeBack(userId, id);
}

/** Lists whose rows count their changes; of others, the time of the last change tells. */
const counted = new Set<ListName>(["journalEntries", "responses", "exerciseRuns", "lifeScripts", "loveScripts"]);
const timed = new Set<ListName>(["goals", "coachSettings", "threads", "people", "letterMarks"]);

async function takeBack(userId: number, id: string): Promise<StepBack> {
	const { finishedAt } = await db().import.findFirstOrThrow({ where: { id, userId } });
	let removed = 0;
	// Rows that belong to a script are removed before it, so that they are counted.
	for (const list of Object.keys(tables).reverse() as ListName[]) {
		// Something forgotten is identified by its hash alone.
		const name = list === "forgotten" ? Prisma.sql`t.hash` : Prisma.sql`t.id::text`;
		const isUnchanged = counted.has(list)
			? Prisma.sql`t.version = r.version`
			: timed.has(list) && finishedAt
				? Prisma.sql`t.updated_at <= ${finishedAt}`
				: Prisma.sql`TRUE`;
		removed += await db().$executeRaw`
			DELETE FROM ${Prisma.raw(tables[list])} t USING imported_rows r
			WHERE r.import_id = ${id} AND r.list = ${list} AND ${name} = r.row_id AND t.user_id = ${userId} AND ${isUnchanged}`;
	}
	let kept = 0;
	for (const list of [...counted, ...timed]) {
		const [row] = await db().$queryRaw<{ n: number }[]>`
			SELECT count(*)::int AS n FROM imported_rows r JOIN ${Prisma.raw(tables[list])} t ON t.id = r.row_id
			WHERE r.import_id = ${id} AND r.list = ${list} AND t.user_id = ${userId}`;
		kept += row?.n ?? 0;
	}
	await recountAfter(userId, (tx) => tx.import.deleteMany({ where: { id, userId } }));
	return { removed, kept };
}
