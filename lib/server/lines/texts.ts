import "server-only";
import { isDamaged } from "@/lib/domain/core/damaged";
import { AppError } from "@/lib/domain/core/errors";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import type { LineSource, Place } from "@/lib/domain/lines/schema";
import { linesIn, readable } from "@/lib/domain/lines/sentences";
import { type Day, fromDateColumn, localDay } from "@/lib/domain/progress/days";
import { ownSentences } from "@/lib/domain/questionnaires/marked";
import { withoutSources } from "@/lib/domain/questionnaires/sources";
import { db } from "@/lib/server/core/database/db";
import { stateOf } from "@/lib/server/look-back/kept-answers";
import { answersIn, questionsIn } from "@/lib/server/questionnaires/columns";
import { Prisma } from "@/prisma/client/client";

export interface Keeper {
	id: number;
	/** In minutes, as returned by `getTimezoneOffset`. */
	timezoneOffset: number;
}

/** The lines of a text that can be kept, and the text's local day. */
export interface Found {
	lines: string[];
	day: Day;
}

/** Splits a text into lines; none if it is the notice that the text could not be decrypted. */
const linesOf = (text: string): string[] => (isDamaged(text) ? [] : linesIn(text));

type Find = (keeper: Keeper, of: string, now: Date) => Promise<Found | null>;

/** Finds the lines of each kind of text; null if it does not exist or belongs to somebody else. */
const finds: Record<LineSource, Find> = {
	entry: async ({ id: userId }, id) => {
		const row = await db().journalEntry.findFirst({ where: { id, userId } });
		return row && { lines: linesOf(row.content), day: fromDateColumn(row.localDate) };
	},
	answer: async ({ id: userId, timezoneOffset }, id) => {
		const row = await db().userResponse.findFirst({ where: { id, userId }, include: { questionnaire: true } });
		if (!row) return null;
		const asked = { id: row.questionnaireId, questions: questionsIn(row.questionnaire.questions) };
		const told = ownSentences(asked, answersIn(row.responses)).flatMap(({ sentences }) => sentences);
		return { lines: linesIn(told.join("\n\n")), day: localDay(row.completedAt, timezoneOffset) };
	},
	analysis: async ({ id: userId, timezoneOffset }, id) => {
		const row = await db().userResponse.findFirst({ where: { id, userId } });
		if (!row || row.aiAnalysis === null) return null;
		return {
			lines: linesOf(readable(withoutSources(row.aiAnalysis).text)),
			day: localDay(row.completedAt, timezoneOffset),
		};
	},
	reply: async ({ id: userId, timezoneOffset }, id) => {
		if (!/^\d{1,9}$/.test(id)) return null;
		const row = await db().chatMessage.findFirst({ where: { id: Number(id), userId, isAiResponse: true } });
		if (!row) return null;
		return { lines: linesOf(readable(row.content)), day: localDay(row.createdAt, timezoneOffset) };
	},
	article: async ({ timezoneOffset }, slug, now) => {
		const article = articleBySlug(slug)?.article;
		if (!article) return null;
		const { known, try: steps, say, help } = article;
		return { lines: linesIn([...known, ...steps, ...say, help].join("\n\n")), day: localDay(now, timezoneOffset) };
	},
};

/** Returns an SQL expression that changes with the text: see `stateOf`. An article changes with the program alone. */
export function stateOfText(userId: number, { source, of }: Place): Prisma.Sql {
	const rows = {
		entry: Prisma.sql`journal_entries t WHERE user_id = ${userId} AND id = ${of}`,
		answer: Prisma.sql`user_responses t WHERE user_id = ${userId} AND id = ${of}`,
		analysis: Prisma.sql`user_responses t WHERE user_id = ${userId} AND id = ${of}`,
		reply: Prisma.sql`chat_messages t WHERE user_id = ${userId} AND id::text = ${of}`,
	};
	return source === "article" ? Prisma.sql`''` : stateOf(rows[source], "t");
}

/**
 * Finds the lines of a text that a person may keep.
 * @throws AppError `not_found`
 */
export async function linesAt(keeper: Keeper, { source, of }: Place, now: Date): Promise<Found> {
	const found = await finds[source](keeper, of, now);
	if (!found) throw new AppError("not_found", "We could not find that text. It may have been deleted.");
	return found;
}
