import "server-only";
import type { LoveScriptInput } from "@/lib/ai/types";
import { isDamaged, UNREAD } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { fieldsOf, sent } from "@/lib/domain/core/stored";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import { LOVE_SCRIPT_HINT, loveScriptNeeds } from "@/lib/domain/scripts/gates";
import {
	type LoveScriptAnswer,
	type LoveScriptDraft,
	type LoveScriptTexts,
	loveScriptTextsSchema,
} from "@/lib/domain/scripts/love-schema";
import { patternWords } from "@/lib/domain/scripts/pattern";
import { db } from "@/lib/server/core/database/db";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { goalsForCoach } from "@/lib/server/goals/service";
import { thingId } from "@/lib/server/memory/sources";
import { withheldOf } from "@/lib/server/memory/withheld";
import { type Lines, linesOf, setLinesAside, setNarrativeAside, storeLines } from "./affirmations";
import { missingOf } from "./answered";
import { isWhole, type ScriptOf, type ScriptTable, sourcesSchema } from "./columns";
import { gatherForCoach } from "./gather";
import { lifeScript } from "./life";
import { originOf } from "./origin";

const table: ScriptTable<LoveScriptTexts> = {
	async find(tx, userId, withLines = true) {
		const row = await tx.loveScript.findUnique({
			relationLoadStrategy: "join",
			where: { userId },
			include: { patterns: { orderBy: { orderNum: "asc" } } },
		});
		if (!row) return null;
		const { origin, sources, updatedAt: savedAt, ...rest } = row;
		return {
			...rest,
			texts: sent(row, fieldsOf(loveScriptTextsSchema)),
			affirmations: withLines ? await linesOf(tx, row) : [],
			origin: originOf(origin),
			sources: sourcesSchema.parse(sources),
			savedAt,
		};
	},
	async create(tx, userId, { texts, patterns, savedAt, affirmations, ...rest }) {
		const { id } = await tx.loveScript.create({
			data: {
				userId,
				...texts,
				...rest,
				createdAt: savedAt,
				updatedAt: savedAt,
				patterns: {
					create: patterns.map((pattern, i) => ({ ...pattern, orderNum: i + 1, createdAt: savedAt })),
				},
			},
		});
		await storeLines(tx, { id, userId }, affirmations);
	},
	async replace(tx, current, { texts, patterns, savedAt, affirmations, ...rest }) {
		await tx.loveScript.update({
			where: { id: current.id, userId: current.userId },
			data: { ...texts, ...rest, updatedAt: savedAt, version: { increment: 1 } },
		});
		for (const [i, words] of patterns.entries()) {
			const place = { loveScriptId: current.id, orderNum: i + 1 };
			const where = { loveScriptId_orderNum: place, loveScript: { userId: current.userId } };
			// A pattern with an undecryptable part already exists, and that part stays as it is stored.
			if (Object.values(words).some(isDamaged)) await tx.healedBehavioralPattern.update({ where, data: words });
			else
				await tx.healedBehavioralPattern.upsert({
					where,
					update: words,
					create: { ...place, ...words, createdAt: savedAt },
				});
		}
		const isNew = (before: Lines, now: Lines) =>
			before.length !== now.length || before.some((line, i) => line !== now[i]);
		if (texts.dayInLifeNarrative !== current.texts.dayInLifeNarrative) await setNarrativeAside(tx, current);
		if (isNew(current.affirmations, affirmations)) {
			await setLinesAside(tx, current);
			await storeLines(tx, current, affirmations);
		}
	},
};

/** The love script: the story a person could live by. */
export const loveScript: ScriptOf<LoveScriptTexts, LoveScriptInput, LoveScriptDraft, LoveScriptAnswer> = {
	kind: "love",
	table,
	textsSchema: loveScriptTextsSchema,
	sentenceOf: ({ healedScriptSentence }) => healedScriptSentence,
	async checkReady(userId) {
		const [missing, lifeScripts] = await Promise.all([
			missingOf(userId, loveScriptNeeds),
			db().lifeScript.count({ where: { userId } }),
		]);
		if (missing.length > 0 || lifeScripts === 0) throw new AppError("conflict", LOVE_SCRIPT_HINT);
	},
	gather: gatherForLove,
	write: (coach, input, signal, waits) => coach.writeLoveScript(input, signal, waits),
	read: ({ patterns, sources, affirmations, ...texts }) => ({ texts, patterns, sources, affirmations }),
	answer: (shown, rest) => ({
		loveScript: shown && { ...shown.script, updatedAt: shown.savedAt },
		patterns: shown?.patterns.map((pattern) => ({ ...pattern, loveScriptId: shown.script.id })) ?? [],
		...rest,
	}),
};

/** Collects everything that a love script is written from. */
export async function gatherForLove(user: SessionUser, choices: LoveChoices | null): Promise<LoveScriptInput> {
	const [input, life, rows, withheld] = await Promise.all([
		gatherForCoach(user),
		lifeScript.table.find(db(), user.id),
		goalsForCoach(user.id),
		withheldOf(user.id),
	]);
	const goals = rows.filter(({ id }) => !withheld.hides(thingId.goal(id)));
	if (life && !isWhole(life)) throw new AppError("conflict", UNREAD);
	if (!life) throw new AppError("conflict", LOVE_SCRIPT_HINT);
	return {
		...input,
		choices,
		lifeScript: {
			...life.texts,
			patterns: life.patterns.map(patternWords),
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
