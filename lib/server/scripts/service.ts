import "server-only";
import { UNREAD } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { isSameText } from "@/lib/domain/core/same-text";
import { fieldsOf, sent } from "@/lib/domain/core/stored";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import type { ScriptKind } from "@/lib/domain/scripts/generation";
import {
	type ClientPattern,
	type ScriptAnswer,
	type ScriptPattern,
	scriptSchema,
	type VersionSummary,
} from "@/lib/domain/scripts/schema";
import { coach } from "@/lib/server/core/ai";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { withinBudget } from "@/lib/server/core/limits/ai-budget";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { type Deleted, deleteWithUndo } from "@/lib/server/undo/service";
import { whileWaiting } from "@/lib/server/waiting/service";
import { Prisma } from "@/prisma/client/client";
import { gatherAnswers, noticeOfAll, safeDraft } from "./answered";
import {
	type Current,
	isWhole,
	type NewVersion,
	type ScriptOf,
	type Shown,
	type StoredPattern,
	versionOf,
} from "./columns";
import { findGeneration, generateOnce } from "./generate";
import { type Earlier, earlierWrittenAt, findEarlier, listEarlier, notFound, saveVersion } from "./versions";

/** Reads the person's current script; nulls if there is none. */
export async function readScript<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	script: ScriptOf<Texts, Input, Draft, Answer>,
	userId: number,
): Promise<Answer> {
	// The generation is read first: a script that is stored between the two queries is found by the second.
	const generation = await findGeneration(userId, script.kind);
	const current = await script.table.find(db(), userId, false);
	return script.answer(current && showCurrent(current), { generation });
}

interface Asked {
	/** When the request came. */
	at: Date;
	/** The version that the person was looking at. */
	from?: number | undefined;
	/** The country whose helplines are given: ISO 3166 alpha-2, or null. */
	country: string | null;
	/** What the person chose for it, if anything. */
	choices?: LoveChoices;
}

/**
 * Has the coach write a script from everything that the person has answered. The present script becomes an earlier
 * version.
 * @throws AppError `conflict` if something has yet to be completed, or if the script was edited and this browser has
 * not seen the edit; whatever the coach throws.
 */
export async function generateScript<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	script: ScriptOf<Texts, Input, Draft, Answer>,
	user: SessionUser,
	{ at, from, country, choices }: Asked,
): Promise<Answer> {
	await script.checkReady(user.id);
	const before = await script.table.find(db(), user.id);
	if (from !== undefined && before?.isUserEdited && before.version !== from) throw changedUnseen();
	const chosen = coach(user);
	const isComposed = choices !== undefined;
	await generateOnce(user.id, { kind: script.kind, isComposed }, at, {
		lastWritten: () => lastWritten(script, user.id),
		within: (work) => withinBudget(user.id, work),
		gather: async () => {
			const [input, { answered }, current] = await Promise.all([
				script.gather(user, choices ?? null),
				gatherAnswers(user),
				script.table.find(db(), user.id),
			]);
			return { input, answered, version: current?.version };
		},
		write: ({ input }, signal) =>
			whileWaiting(user.id, script.kind, (waits) => script.write(chosen, input, signal, waits)),
		check: async (draft, { answered }) => {
			// The person's choices, put together by the built-in coach, contain only their words and ours.
			if (isComposed && !chosen.isServer) return draft;
			return safeDraft(user.id, draft, answered);
		},
		store: async (tx, draft, { version }) => {
			const { patterns, ...rest } = script.read(draft);
			const next: NewVersion<Texts> = {
				...rest,
				patterns: patterns.map((pattern) => ({ ...pattern, isUserEdited: false })),
				isUserEdited: false,
				origin: "generated",
				writtenBy: chosen.name,
			};
			const current = await script.table.find(tx, user.id);
			const isUnchanged = current?.version === version;
			if (!current) await script.table.create(tx, user.id, { ...next, savedAt: new Date() });
			else if (isUnchanged) await change(tx, script, current, next);
			// The person edited the script meanwhile. The edit stays current, and the new script becomes the version right
			// before it.
			else await saveVersion(tx, { userId: user.id, kind: script.kind }, { ...next, savedAt: justBefore(current) });
			return isUnchanged || !current;
		},
	});
	const { answered } = await gatherAnswers(user);
	return { ...(await readScript(script, user.id)), safety: await noticeOfAll(user.id, answered, country) };
}

interface ScriptEdit<Texts> {
	texts: Texts;
	patterns: ScriptPattern[];
	/** The version from which the edit began; without it, the edit is saved whatever came in between. */
	version?: number | undefined;
}

/**
 * Saves an edit. The same edit again, after a lost response, changes nothing.
 * @throws AppError `not_found`, or `conflict` if the script has changed since the version that the edit names.
 */
export async function editScript<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	script: ScriptOf<Texts, Input, Draft, Answer>,
	{ userId, id }: { userId: number; id: string },
	{ texts, patterns, version }: ScriptEdit<Texts>,
): Promise<Answer> {
	await db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const current = await script.table.find(tx, userId);
		if (current?.id !== id) throw notFound();
		if (isSame(current, { texts, patterns })) return;
		if (version !== undefined && version !== current.version) throw changedElsewhere();
		await change(tx, script, current, {
			...current,
			texts,
			patterns: patterns.map((pattern, i) => ({ ...pattern, isUserEdited: isEdited(current.patterns[i], pattern) })),
			isUserEdited: true,
			origin: "edited",
		});
	});
	return readScript(script, userId);
}

/** Lists the current script and its earlier versions, newest first, without their texts. */
export async function listVersions<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	script: ScriptOf<Texts, Input, Draft, Answer>,
	userId: number,
): Promise<VersionSummary[]> {
	const [current, earlier] = await Promise.all([script.table.find(db(), userId, false), listEarlier(script, userId)]);
	return [...(current ? [current] : []), ...earlier].map(({ id, savedAt, origin, texts }) => ({
		id,
		createdAt: savedAt.toISOString(),
		origin,
		sentence: script.sentenceOf(texts),
	}));
}

/**
 * Reads one version with its texts, or the current script.
 * @throws AppError `not_found`
 */
export async function readVersion<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	script: ScriptOf<Texts, Input, Draft, Answer>,
	{ userId, id }: { userId: number; id: string },
): Promise<Answer> {
	const current = await script.table.find(db(), userId, false);
	if (!current) throw notFound();
	const shown =
		current.id === id ? showCurrent(current) : showEarlier(await findEarlier(db(), script, { userId, id }), current);
	return script.answer(shown, { generation: null });
}

/**
 * Makes an earlier version the current script, word for word. The present script becomes an earlier version.
 * @throws AppError `not_found`
 */
export async function restoreVersion<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	script: ScriptOf<Texts, Input, Draft, Answer>,
	{ userId, id }: { userId: number; id: string },
): Promise<Answer> {
	await db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const current = await script.table.find(tx, userId);
		if (!current) throw notFound();
		if (current.id === id) return;
		const earlier = await findEarlier(tx, script, { userId, id });
		if (!isWhole(earlier)) throw new AppError("conflict", UNREAD);
		await change(tx, script, current, { ...earlier, origin: "restored" });
	});
	return readScript(script, userId);
}

/**
 * Deletes an earlier version, which can be undone for some seconds. The current script cannot be deleted this way.
 * @throws AppError `not_found`
 */
export async function deleteVersion(
	{ kind }: { kind: ScriptKind },
	{ userId, id }: { userId: number; id: string },
): Promise<Deleted> {
	const version = { table: "script_versions", where: Prisma.sql`t.id = ${id} AND t.kind = ${kind}` } as const;
	return db().$transaction((tx) => deleteWithUndo(tx, userId, [version], notFound().message));
}

/** Replaces a script's text; the old text becomes an earlier version. */
async function change<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	tx: Transaction,
	{ kind, table }: ScriptOf<Texts, Input, Draft, Answer>,
	current: Current<Texts>,
	next: NewVersion<Texts>,
): Promise<void> {
	await saveVersion(tx, { userId: current.userId, kind }, current);
	// Later than the version before, so that the order of versions is unambiguous.
	const savedAt = new Date(Math.max(Date.now(), current.savedAt.getTime() + 1));
	await table.replace(tx, current, { ...versionOf(next), savedAt });
}

const justBefore = ({ savedAt }: { savedAt: Date }) => new Date(savedAt.getTime() - 1);

/** Returns when the newest version by a coach was stored, or null. */
async function lastWritten<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer>(
	{ table, kind }: ScriptOf<Texts, Input, Draft, Answer>,
	userId: number,
): Promise<Date | null> {
	const current = await table.find(db(), userId);
	return current?.origin === "generated" ? current.savedAt : earlierWrittenAt(userId, kind);
}

const differs = (before: ScriptPattern | undefined, now: ScriptPattern): boolean =>
	before === undefined ||
	!isSameText(before.pattern, now.pattern) ||
	!isSameText(before.description, now.description) ||
	!isSameText(before.impact, now.impact);

/** Whether a pattern has been edited by hand, now or before. */
const isEdited = (before: StoredPattern | undefined, now: ScriptPattern): boolean =>
	before?.isUserEdited === true || differs(before, now);

function isSame<Texts extends Record<string, string>>(
	current: Current<Texts>,
	{ texts, patterns }: Pick<ScriptEdit<Texts>, "texts" | "patterns">,
): boolean {
	return (
		Object.entries(texts).every(([key, text]) => isSameText(current.texts[key] ?? "", text)) &&
		patterns.every((pattern, i) => !differs(current.patterns[i], pattern))
	);
}

const scriptFields = ["userId", ...fieldsOf(scriptSchema)] as const;

function showCurrent<Texts extends Record<string, string>>(current: Current<Texts>): Shown<Texts> {
	return {
		script: { ...current.texts, ...sent(current, scriptFields) },
		savedAt: current.savedAt.toISOString(),
		patterns: current.patterns.map((pattern, i) => showPattern(pattern, pattern.id, pattern.createdAt, i)),
	};
}

function showEarlier<Texts extends Record<string, string>>(
	earlier: Earlier<Texts>,
	{ userId, version }: Current<Texts>,
): Shown<Texts> {
	const { id, texts, patterns, savedAt } = earlier;
	return {
		script: { ...texts, ...sent({ ...earlier, userId, version, createdAt: savedAt }, scriptFields) },
		savedAt: savedAt.toISOString(),
		patterns: patterns.map((pattern, i) => showPattern(pattern, `${id}-${i + 1}`, savedAt, i)),
	};
}

function showPattern(
	{ pattern, description, impact, isUserEdited }: StoredPattern,
	id: string,
	createdAt: Date,
	index: number,
): ClientPattern {
	const order_num = index + 1;
	return { id, pattern, description, impact, order_num, isUserEdited, createdAt: createdAt.toISOString() };
}

const changedElsewhere = () =>
	new AppError("conflict", "This script was changed somewhere else in the meantime. What you typed is still here.");
const changedUnseen = () =>
	new AppError("conflict", "You edited this script somewhere else in the meantime. Have a look at it first.");
