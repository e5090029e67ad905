import "server-only";
import { recentWordsOf } from "@/lib/safety/answers";
import type { Dated } from "@/lib/safety/over-time";
import { FORGOTTEN_MS, REACH } from "@/lib/safety/over-time";
import { db } from "@/lib/server/core/database/db";
import { answersIn, questionsIn } from "@/lib/server/questionnaires/columns";

/** So much of a text counts beside a newer one. */
const READ_OF_TEXT = 4_000;

interface Newest {
	at: Date;
	/** The entry or response that is being read itself, where it is stored already. */
	id?: string;
	/** Without what they wrote in the conversation: it is read there. */
	withoutChat?: boolean;
}

/**
 * What a person wrote before a text: entries, messages and answers of the last two weeks together, oldest first, no more
 * than count. Their words are read, and nothing about them is stored.
 */
export async function recentTexts(userId: number, { at, id, withoutChat }: Newest): Promise<Dated[]> {
	const days = { gte: new Date(at.getTime() - FORGOTTEN_MS), lt: at };
	const other = id === undefined ? {} : { id: { not: id } };
	const newest = <T extends string>(column: T) => ({ orderBy: { [column]: "desc" as const }, take: REACH });
	const [entries, messages, responses] = await Promise.all([
		db().journalEntry.findMany({
			where: { userId, createdAt: days, ...other },
			select: { content: true, createdAt: true },
			...newest("createdAt"),
		}),
		withoutChat
			? []
			: db().chatMessage.findMany({
					where: { userId, isAiResponse: false, createdAt: days },
					select: { content: true, createdAt: true },
					...newest("createdAt"),
				}),
		db().userResponse.findMany({
			where: { userId, completedAt: days, ...other },
			select: { responses: true, completedAt: true, questionnaire: { select: { id: true, questions: true } } },
			...newest("completedAt"),
		}),
	]);
	const answers = responses.map(({ responses, completedAt, questionnaire }) => ({
		content: recentWordsOf(
			{ id: questionnaire.id, questions: questionsIn(questionnaire.questions) },
			answersIn(responses),
		).join("\n"),
		at: completedAt,
	}));
	return [...[...entries, ...messages].map(({ content, createdAt }) => ({ content, at: createdAt })), ...answers]
		.filter(({ content }) => content !== "")
		.sort((one, other) => one.at.getTime() - other.at.getTime())
		.slice(-REACH)
		.map(({ content, at }) => ({ content: content.slice(0, READ_OF_TEXT), at }));
}
