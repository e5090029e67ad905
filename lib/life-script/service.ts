import "server-only";
import { withinBudget } from "@/lib/ai/budget";
import { coach } from "@/lib/ai/providers";
import { db } from "@/lib/core/db";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session";
import type { Prisma } from "@/prisma/client/client";
import { LIFE_SCRIPT_HINT, lifeScriptNeeds } from "./gates";
import type {
	ClientLifeScript,
	LifeScriptAnswer,
	LifeScriptEdit,
	Origin,
	ScriptPattern,
	ScriptSource,
	VersionSummary,
} from "./schema";
import { gatherAnswers, missingOf, noticeOfAll, refuseUnsafe } from "./service-answered";
import { after, findGeneration, generateOnce, lockPerson, type Transaction } from "./service-generate";
import { changedElsewhere, changedUnseen, differs, isEdited, notFound } from "./versions";

const KIND = "life";
/** As many versions as a list has, the newest. */
const MAX_VERSIONS = 100;
const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];
const withPatterns = { patterns: { orderBy: { orderNum: "asc" as const } } };
type Row = Prisma.LifeScriptGetPayload<{ include: typeof withPatterns }>;

/** The person's life script, the newest version; nulls where there is none. */
export async function readLifeScript(userId: number): Promise<LifeScriptAnswer> {
	// The generation first: a script that is stored in between is then seen, and not missed.
	const generation = await findGeneration(userId, KIND);
	return { ...answer(await findNewest(db(), userId)), generation };
}

export interface Asked {
	/** When the request came. */
	at: Date;
	/** The newest version that the person was looking at. */
	from?: string | undefined;
	/** Whose help lines to give: ISO 3166 alpha-2, or null. */
	country: string | null;
}

/**
 * Has the coach write a life script from everything the person has answered. Earlier versions stay.
 * @throws AppError `conflict` where something has yet to be completed, or where the newest version is an edit that this
 * browser has not seen; as the coach.
 */
export async function generateLifeScript(user: SessionUser, asked: Asked): Promise<LifeScriptAnswer> {
	if ((await missingOf(user.id, lifeScriptNeeds)).length > 0) throw new AppError("conflict", LIFE_SCRIPT_HINT);
	const before = await findNewest(db(), user.id);
	if (asked.from !== undefined && before?.isUserEdited && before.id !== asked.from) throw changedUnseen();
	const chosen = coach();
	await generateOnce(user.id, KIND, asked.at, {
		lastWritten: () => lastWritten(user.id),
		gather: async () => ({ ...(await gatherAnswers(user)), newestId: (await findNewest(db(), user.id))?.id }),
		write: ({ newestId: _, ...input }, signal) => withinBudget(user.id, () => chosen.writeLifeScript(input, signal)),
		check: ({ scriptSentence, mainScript, patterns }, { answered }) =>
			refuseUnsafe([scriptSentence, mainScript, ...patterns.flatMap((one) => Object.values(one))], answered),
		store: async (tx, { scriptSentence, mainScript, patterns, sources }, { newestId }) => {
			const newest = await findNewest(tx, user.id);
			const isNewest = newest?.id === newestId;
			await insert(tx, user.id, {
				texts: { scriptSentence, mainScript },
				patterns: patterns.map((pattern) => ({ ...pattern, isUserEdited: false })),
				isUserEdited: false,
				origin: "generated",
				writtenBy: chosen.name,
				sources,
				createdAt: isNewest || !newest ? after(newest) : new Date(newest.createdAt.getTime() - 1),
			});
			return isNewest;
		},
	});
	const { answered } = await gatherAnswers(user);
	return { ...(await readLifeScript(user.id)), safety: noticeOfAll(answered, asked.country) };
}

/**
 * Saves an edit as the newest version. The same edit again, after an answer that got lost, makes no second version.
 * @throws AppError `not_found`, or `conflict` where `id` is not the newest version any more.
 */
export async function editLifeScript(userId: number, id: string, edit: LifeScriptEdit): Promise<LifeScriptAnswer> {
	await findVersion(userId, id);
	await db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const newest = await findNewest(tx, userId);
		if (!newest) throw notFound();
		const { lifeScript: texts, patterns } = edit;
		if (isSame(newest, edit)) return;
		if (newest.id !== id) throw changedElsewhere();
		await insert(tx, userId, {
			texts,
			patterns: patterns.map((pattern, i) => ({ ...pattern, isUserEdited: isEdited(newest.patterns[i], pattern) })),
			isUserEdited: true,
			origin: "edited",
			writtenBy: newest.writtenBy,
			sources: newest.sources as unknown as ScriptSource[],
			createdAt: after(newest),
		});
	});
	return readLifeScript(userId);
}

/** The newest versions, newest first, without their texts. */
export async function listLifeScripts(userId: number): Promise<VersionSummary[]> {
	const rows = await db().lifeScript.findMany({
		where: { userId },
		orderBy: newestFirst,
		take: MAX_VERSIONS,
		select: { id: true, createdAt: true, origin: true, scriptSentence: true },
	});
	return rows.map(({ id, createdAt, origin, scriptSentence }) => ({
		id,
		createdAt: createdAt.toISOString(),
		origin: origin as Origin,
		sentence: scriptSentence,
	}));
}

/** One version, whole. @throws AppError `not_found` */
export async function readLifeScriptVersion(userId: number, id: string): Promise<LifeScriptAnswer> {
	return { ...answer(await findVersion(userId, id)), generation: null };
}

/** Brings an earlier version back, word for word, as the newest one. @throws AppError `not_found` */
export async function restoreLifeScript(userId: number, id: string): Promise<LifeScriptAnswer> {
	await db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const version = await tx.lifeScript.findFirst({ where: { id, userId }, include: withPatterns });
		if (!version) throw notFound();
		const newest = await findNewest(tx, userId);
		if (newest?.id === id) return;
		await insert(tx, userId, {
			texts: { scriptSentence: version.scriptSentence, mainScript: version.mainScript },
			patterns: version.patterns,
			isUserEdited: version.isUserEdited,
			origin: "restored",
			writtenBy: version.writtenBy,
			sources: version.sources as unknown as ScriptSource[],
			createdAt: after(newest),
		});
	});
	return readLifeScript(userId);
}

interface NewVersion {
	texts: LifeScriptEdit["lifeScript"];
	patterns: (ScriptPattern & { isUserEdited: boolean })[];
	isUserEdited: boolean;
	origin: Origin;
	writtenBy: string | null;
	sources: ScriptSource[];
	createdAt: Date;
}

async function insert(tx: Transaction, userId: number, version: NewVersion): Promise<void> {
	const { texts, patterns, createdAt, sources, ...rest } = version;
	await tx.lifeScript.create({
		data: {
			userId,
			...texts,
			...rest,
			sources: sources as unknown as Prisma.InputJsonValue,
			createdAt,
			lastUpdated: createdAt,
			patterns: {
				create: patterns.map(({ pattern, description, impact, isUserEdited }, i) => ({
					pattern,
					description,
					impact,
					isUserEdited,
					orderNum: i + 1,
				})),
			},
		},
	});
}

function findNewest(tx: Transaction, userId: number): Promise<Row | null> {
	return tx.lifeScript.findFirst({ where: { userId }, orderBy: newestFirst, include: withPatterns });
}

async function findVersion(userId: number, id: string): Promise<Row> {
	const row = await db().lifeScript.findFirst({ where: { id, userId }, include: withPatterns });
	if (!row) throw notFound();
	return row;
}

async function lastWritten(userId: number): Promise<Date | null> {
	const row = await db().lifeScript.findFirst({
		where: { userId, origin: "generated" },
		orderBy: newestFirst,
		select: { createdAt: true },
	});
	return row?.createdAt ?? null;
}

function isSame(row: Row, { lifeScript, patterns }: LifeScriptEdit): boolean {
	return (
		row.scriptSentence === lifeScript.scriptSentence &&
		row.mainScript === lifeScript.mainScript &&
		patterns.every((pattern, i) => !differs(row.patterns[i], pattern))
	);
}

function answer(row: Row | null): Pick<LifeScriptAnswer, "lifeScript" | "patterns"> {
	if (!row) return { lifeScript: null, patterns: [] };
	const lifeScript: ClientLifeScript = {
		id: row.id,
		userId: row.userId,
		scriptSentence: row.scriptSentence,
		mainScript: row.mainScript,
		lastUpdated: row.lastUpdated.toISOString(),
		isUserEdited: row.isUserEdited,
		createdAt: row.createdAt.toISOString(),
		origin: row.origin as Origin,
		writtenBy: row.writtenBy,
		sources: row.sources as unknown as ScriptSource[],
	};
	const patterns = row.patterns.map(({ id, lifeScriptId, pattern, description, impact, orderNum, isUserEdited }) => ({
		id,
		lifeScriptId,
		pattern,
		description,
		impact,
		order_num: orderNum,
		isUserEdited,
	}));
	return { lifeScript, patterns };
}
