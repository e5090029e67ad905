import "server-only";
import type { LoveScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import { LOVE_SCRIPT_HINT, loveScriptNeeds } from "@/lib/domain/scripts/gates";
import {
	type LoveScriptAnswer,
	type LoveScriptDraft,
	type LoveScriptTexts,
	loveScriptTextsSchema,
} from "@/lib/domain/scripts/love-schema";
import { db } from "@/lib/server/core/database/db";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { listGoals } from "@/lib/server/goals/service";
import { thingId } from "@/lib/server/memory/sources";
import { withheldOf } from "@/lib/server/memory/withheld";
import { type Lines, linesOf, setLinesAside, setNarrativeAside, storeLines } from "./affirmations";
import { missingOf } from "./answered";
import { type ScriptOf, type ScriptTable, sourcesSchema } from "./columns";
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
		const { personalMythTitle, personalMythIntro, healedScriptSentence, healedMainScript, dayInLifeNarrative } = row;
		return {
			...rest,
			texts: { personalMythTitle, personalMythIntro, healedScriptSentence, healedMainScript, dayInLifeNarrative },
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
					create: patterns.map(({ pattern, description, impact, isUserEdited }, i) => {
						return { pattern, description, impact, isUserEdited, orderNum: i + 1, createdAt: savedAt };
					}),
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
		for (const [i, { pattern, description, impact, isUserEdited }] of patterns.entries()) {
			const words = { pattern, description, impact, isUserEdited };
			const place = { loveScriptId: current.id, orderNum: i + 1 };
			await tx.healedBehavioralPattern.upsert({
				where: { loveScriptId_orderNum: place, loveScript: { userId: current.userId } },
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

/** The story a person could live by. */
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
	write: (coach, input, signal) => coach.writeLoveScript(input, signal),
	read: ({ patterns, sources, affirmations, ...texts }) => ({ texts, patterns, sources, affirmations }),
	answer: (shown, rest) => ({
		loveScript: shown && { ...shown.script, updatedAt: shown.savedAt },
		patterns: shown?.patterns.map((pattern) => ({ ...pattern, loveScriptId: shown.script.id })) ?? [],
		...rest,
	}),
};

/** Everything that a love script is written from. */
export async function gatherForLove(user: SessionUser, choices: LoveChoices | null): Promise<LoveScriptInput> {
	const [input, life, rows, withheld] = await Promise.all([
		gatherForCoach(user),
		lifeScript.table.find(db(), user.id),
		listGoals(user.id),
		withheldOf(user.id),
	]);
	const goals = rows.filter(({ id }) => !withheld.hides(thingId.goal(id)));
	if (!life) throw new AppError("conflict", LOVE_SCRIPT_HINT);
	return {
		...input,
		choices,
		lifeScript: {
			...life.texts,
			patterns: life.patterns.map(({ pattern, description, impact }) => ({ pattern, description, impact })),
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
