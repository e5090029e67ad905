import "server-only";
import type { LifeScriptInput } from "@/lib/ai/types";
import { isDamaged } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { fieldsOf, sent } from "@/lib/domain/core/stored";
import { LIFE_SCRIPT_HINT, lifeScriptNeeds } from "@/lib/domain/scripts/gates";
import {
	type LifeScriptAnswer,
	type LifeScriptDraft,
	type LifeScriptTexts,
	lifeScriptTextsSchema,
} from "@/lib/domain/scripts/life-schema";
import { missingOf } from "./answered";
import { type ScriptOf, type ScriptTable, sourcesSchema } from "./columns";
import { gatherForCoach } from "./gather";
import { originOf } from "./origin";

const table: ScriptTable<LifeScriptTexts> = {
	async find(tx, userId) {
		const row = await tx.lifeScript.findUnique({
			relationLoadStrategy: "join",
			where: { userId },
			include: { patterns: { orderBy: { orderNum: "asc" } } },
		});
		if (!row) return null;
		const { lastUpdated: savedAt, origin, sources, ...rest } = row;
		return {
			...rest,
			texts: sent(row, fieldsOf(lifeScriptTextsSchema)),
			affirmations: [],
			origin: originOf(origin),
			sources: sourcesSchema.parse(sources),
			savedAt,
		};
	},
	async create(tx, userId, { texts, patterns, savedAt, affirmations: _, ...rest }) {
		await tx.lifeScript.create({
			data: {
				userId,
				...texts,
				...rest,
				lastUpdated: savedAt,
				createdAt: savedAt,
				patterns: {
					create: patterns.map((pattern, i) => ({ ...pattern, orderNum: i + 1, createdAt: savedAt })),
				},
			},
		});
	},
	async replace(tx, current, { texts, patterns, savedAt, affirmations: _, ...rest }) {
		await tx.lifeScript.update({
			where: { id: current.id, userId: current.userId },
			data: { ...texts, ...rest, lastUpdated: savedAt, version: { increment: 1 } },
		});
		for (const [i, words] of patterns.entries()) {
			const place = { lifeScriptId: current.id, orderNum: i + 1 };
			const where = { lifeScriptId_orderNum: place, lifeScript: { userId: current.userId } };
			// A pattern with an undecryptable part already exists, and that part stays as it is stored.
			if (Object.values(words).some(isDamaged)) await tx.behavioralPattern.update({ where, data: words });
			else
				await tx.behavioralPattern.upsert({ where, update: words, create: { ...place, ...words, createdAt: savedAt } });
		}
	},
};

/** The life script: the story a person has been living by. */
export const lifeScript: ScriptOf<LifeScriptTexts, LifeScriptInput, LifeScriptDraft, LifeScriptAnswer> = {
	kind: "life",
	table,
	textsSchema: lifeScriptTextsSchema,
	sentenceOf: ({ scriptSentence }) => scriptSentence,
	async checkReady(userId) {
		const missing = await missingOf(userId, lifeScriptNeeds);
		if (missing.length > 0) throw new AppError("conflict", LIFE_SCRIPT_HINT);
	},
	gather: gatherForCoach,
	write: (coach, input, signal, waits) => coach.writeLifeScript(input, signal, waits),
	read: ({ patterns, sources, ...texts }) => ({ texts, patterns, sources, affirmations: [] }),
	answer: (shown, rest) => ({
		lifeScript: shown && { ...shown.script, lastUpdated: shown.savedAt },
		patterns: shown?.patterns.map((pattern) => ({ ...pattern, lifeScriptId: shown.script.id })) ?? [],
		...rest,
	}),
};
