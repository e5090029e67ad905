import "server-only";
import { withinBudget } from "@/lib/ai/budget";
import { coach } from "@/lib/ai/providers";
import type { LoveScriptInput } from "@/lib/ai/types";
import { db } from "@/lib/core/db";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session";
import { listGoals } from "@/lib/goals/service";
import { LOVE_SCRIPT_HINT, loveScriptNeeds } from "@/lib/life-script/gates";
import type { Origin, ScriptPattern, ScriptSource, VersionSummary } from "@/lib/life-script/schema";
import { type Asked, readLifeScript } from "@/lib/life-script/service";
import { gatherAnswers, missingOf, noticeOfAll, refuseUnsafe } from "@/lib/life-script/service-answered";
import { after, findGeneration, generateOnce, lockPerson, type Transaction } from "@/lib/life-script/service-generate";
import { changedElsewhere, changedUnseen, differs, isEdited, notFound } from "@/lib/life-script/versions";
import { DEFAULT_VOICE } from "@/lib/voice/voices";
import type { Prisma } from "@/prisma/client/client";
import type { ClientLoveScript, LoveScriptAnswer, LoveScriptEdit, LoveScriptTexts } from "./schema";

const KIND = "love";
/** As many versions as a list has, the newest. */
const MAX_VERSIONS = 100;
const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];
const withPatterns = { patterns: { orderBy: { orderNum: "asc" as const } } };
type Row = Prisma.LoveScriptGetPayload<{ include: typeof withPatterns }>;

/** The person's love script, the newest version; nulls where there is none. */
export async function readLoveScript(userId: number): Promise<LoveScriptAnswer> {
	// The generation first: a script that is stored in between is then seen, and not missed.
	const generation = await findGeneration(userId, KIND);
	return { ...answer(await findNewest(db(), userId)), generation };
}

/**
 * Has the coach write a love script from the life script and everything the person has answered. Earlier versions stay.
 * @throws AppError `conflict` where something has yet to be completed, or where the newest version is an edit that this
 * browser has not seen; as the coach.
 */
export async function generateLoveScript(user: SessionUser, asked: Asked): Promise<LoveScriptAnswer> {
	const [missing, hasLifeScript] = await Promise.all([
		missingOf(user.id, loveScriptNeeds),
		db().lifeScript.count({ where: { userId: user.id } }),
	]);
	if (missing.length > 0 || !hasLifeScript) throw new AppError("conflict", LOVE_SCRIPT_HINT);
	const before = await findNewest(db(), user.id);
	if (asked.from !== undefined && before?.isUserEdited && before.id !== asked.from) throw changedUnseen();
	const chosen = coach();
	await generateOnce(user.id, KIND, asked.at, {
		lastWritten: () => lastWritten(user.id),
		gather: async () => ({ ...(await gather(user)), newestId: (await findNewest(db(), user.id))?.id }),
		write: ({ newestId: _, ...input }, signal) => withinBudget(user.id, () => chosen.writeLoveScript(input, signal)),
		check: ({ patterns, sources: _, affirmations, ...texts }, { answered }) =>
			refuseUnsafe(
				[...Object.values(texts), ...affirmations, ...patterns.flatMap((one) => Object.values(one))],
				answered,
			),
		store: async (tx, { patterns, sources, affirmations, ...texts }, { newestId }) => {
			const newest = await findNewest(tx, user.id);
			const isNewest = newest?.id === newestId;
			await insert(tx, user.id, {
				texts,
				patterns: patterns.map((pattern) => ({ ...pattern, isUserEdited: false })),
				affirmations,
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
	return { ...(await readLoveScript(user.id)), safety: noticeOfAll(answered, asked.country) };
}

/**
 * Saves an edit as the newest version. The same edit again, after an answer that got lost, makes no second version.
 * @throws AppError `not_found`, or `conflict` where `id` is not the newest version any more.
 */
export async function editLoveScript(userId: number, id: string, edit: LoveScriptEdit): Promise<LoveScriptAnswer> {
	await findVersion(userId, id);
	await db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const newest = await findNewest(tx, userId);
		if (!newest) throw notFound();
		const { loveScript, patterns } = edit;
		if (isSame(newest, edit)) return;
		if (newest.id !== id) throw changedElsewhere();
		await insert(tx, userId, {
			texts: loveScript,
			patterns: patterns.map((pattern, i) => ({ ...pattern, isUserEdited: isEdited(newest.patterns[i], pattern) })),
			affirmations: await affirmationsOf(tx, newest),
			isUserEdited: true,
			origin: "edited",
			writtenBy: newest.writtenBy,
			sources: newest.sources as unknown as ScriptSource[],
			createdAt: after(newest),
		});
	});
	return readLoveScript(userId);
}

/** The newest versions, newest first, without their texts. */
export async function listLoveScripts(userId: number): Promise<VersionSummary[]> {
	const rows = await db().loveScript.findMany({
		where: { userId },
		orderBy: newestFirst,
		take: MAX_VERSIONS,
		select: { id: true, createdAt: true, origin: true, healedScriptSentence: true },
	});
	return rows.map(({ id, createdAt, origin, healedScriptSentence }) => ({
		id,
		createdAt: createdAt.toISOString(),
		origin: origin as Origin,
		sentence: healedScriptSentence,
	}));
}

/** One version, whole. @throws AppError `not_found` */
export async function readLoveScriptVersion(userId: number, id: string): Promise<LoveScriptAnswer> {
	return { ...answer(await findVersion(userId, id)), generation: null };
}

/** Brings an earlier version back, word for word, as the newest one. @throws AppError `not_found` */
export async function restoreLoveScript(userId: number, id: string): Promise<LoveScriptAnswer> {
	await db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const version = await tx.loveScript.findFirst({ where: { id, userId }, include: withPatterns });
		if (!version) throw notFound();
		const newest = await findNewest(tx, userId);
		if (newest?.id === id) return;
		await insert(tx, userId, {
			texts: textsOf(version),
			patterns: version.patterns,
			affirmations: await affirmationsOf(tx, version),
			isUserEdited: version.isUserEdited,
			origin: "restored",
			writtenBy: version.writtenBy,
			sources: version.sources as unknown as ScriptSource[],
			createdAt: after(newest),
		});
	});
	return readLoveScript(userId);
}

async function gather(user: SessionUser): Promise<LoveScriptInput> {
	const [input, { lifeScript, patterns }, goals] = await Promise.all([
		gatherAnswers(user),
		readLifeScript(user.id),
		listGoals(user.id),
	]);
	if (!lifeScript) throw new AppError("conflict", LOVE_SCRIPT_HINT);
	return {
		...input,
		lifeScript: {
			scriptSentence: lifeScript.scriptSentence,
			mainScript: lifeScript.mainScript,
			patterns: patterns.map(({ pattern, description, impact }) => ({ pattern, description, impact })),
		},
		goals: goals.map(({ title, description, type, progress, completedAt }) => ({
			title,
			description,
			type,
			progress,
			isCompleted: completedAt !== null,
		})),
	};
}

interface NewVersion {
	texts: LoveScriptTexts;
	patterns: (ScriptPattern & { isUserEdited: boolean })[];
	affirmations: string[];
	isUserEdited: boolean;
	origin: Origin;
	writtenBy: string | null;
	sources: ScriptSource[];
	createdAt: Date;
}

async function insert(tx: Transaction, userId: number, version: NewVersion): Promise<void> {
	const { texts, patterns, affirmations, createdAt, sources, ...rest } = version;
	await tx.loveScript.create({
		data: {
			userId,
			...texts,
			...rest,
			sources: sources as unknown as Prisma.InputJsonValue,
			createdAt,
			patterns: {
				create: patterns.map(({ pattern, description, impact, isUserEdited }, i) => ({
					pattern,
					description,
					impact,
					isUserEdited,
					orderNum: i + 1,
				})),
			},
			affirmations: {
				create: affirmations.map((text, i) => {
					const id = crypto.randomUUID();
					const audioUrl = `/api/affirmations/${id}/audio`;
					return { id, userId, text, kind: "affirmation", orderNum: i + 1, audioUrl, voice: DEFAULT_VOICE };
				}),
			},
		},
	});
}

/** The lines of a version, each once: it has a row for every voice that it was heard in. What was spoken is found by its words. */
async function affirmationsOf(tx: Transaction, { id, userId }: Row): Promise<string[]> {
	const rows = await tx.affirmation.findMany({
		where: { loveScriptId: id, userId, kind: "affirmation" },
		orderBy: [{ orderNum: "asc" }, { createdAt: "asc" }],
		distinct: ["orderNum"],
		select: { text: true },
	});
	return rows.map(({ text }) => text);
}

function findNewest(tx: Transaction, userId: number): Promise<Row | null> {
	return tx.loveScript.findFirst({ where: { userId }, orderBy: newestFirst, include: withPatterns });
}

async function findVersion(userId: number, id: string): Promise<Row> {
	const row = await db().loveScript.findFirst({ where: { id, userId }, include: withPatterns });
	if (!row) throw notFound();
	return row;
}

async function lastWritten(userId: number): Promise<Date | null> {
	const row = await db().loveScript.findFirst({
		where: { userId, origin: "generated" },
		orderBy: newestFirst,
		select: { createdAt: true },
	});
	return row?.createdAt ?? null;
}

function textsOf(row: Row): LoveScriptTexts {
	const { personalMythTitle, personalMythIntro, healedScriptSentence, healedMainScript, dayInLifeNarrative } = row;
	return { personalMythTitle, personalMythIntro, healedScriptSentence, healedMainScript, dayInLifeNarrative };
}

function isSame(row: Row, { loveScript, patterns }: LoveScriptEdit): boolean {
	const texts = textsOf(row);
	return (
		(Object.keys(texts) as (keyof LoveScriptTexts)[]).every((key) => texts[key] === loveScript[key]) &&
		patterns.every((pattern, i) => !differs(row.patterns[i], pattern))
	);
}

function answer(row: Row | null): Pick<LoveScriptAnswer, "loveScript" | "patterns"> {
	if (!row) return { loveScript: null, patterns: [] };
	const loveScript: ClientLoveScript = {
		id: row.id,
		userId: row.userId,
		...textsOf(row),
		isUserEdited: row.isUserEdited,
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
		origin: row.origin as Origin,
		writtenBy: row.writtenBy,
		sources: row.sources as unknown as ScriptSource[],
	};
	const patterns = row.patterns.map(({ id, loveScriptId, pattern, description, impact, orderNum, isUserEdited }) => ({
		id,
		loveScriptId,
		pattern,
		description,
		impact,
		order_num: orderNum,
		isUserEdited,
	}));
	return { loveScript, patterns };
}
