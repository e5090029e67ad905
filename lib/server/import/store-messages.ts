import "server-only";
import type { IncomingRow } from "@/lib/domain/import/incoming";
import { guideHere } from "@/lib/domain/import/offers";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { db, type Transaction } from "@/lib/server/core/database/db";
import { PORTION } from "@/lib/server/core/database/in-portions";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { Prisma } from "@/prisma/client/client";
import { idOf, inBatches, type Work } from "./batches";
import type { RowList } from "./row-list";
import type { Plan } from "./to-store";

type Message = IncomingRow<"chatMessages">;

/** How many ids are allocated with one statement: on the embedded database, everybody waits for it. */
const IDS_AT_ONCE = 5_000;

/** Allocates new ids of a table, in ascending order. */
async function newIds(tx: Transaction, table: "chat_messages" | "chat_answers", count: number): Promise<number[]> {
	const ids: number[] = [];
	while (ids.length < count) {
		const rows = await tx.$queryRaw<{ id: number }[]>`
			SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id
			FROM generate_series(1, ${Math.min(IDS_AT_ONCE, count - ids.length)}::int)`;
		ids.push(...rows.map(({ id }) => id));
	}
	return ids.sort((a, b) => a - b);
}

/**
 * Stores the messages of a file, then puts the whole conversation in order.
 * @param rows In the order of the conversation.
 * @param linked Replaces the file's ids with the new ones.
 */
export async function storeMessages(
	work: Work,
	rows: RowList<Message>,
	{ replied, firstMessageAt }: Pick<Plan, "replied" | "firstMessageAt">,
	linked: <Value>(value: Value) => Value,
): Promise<void> {
	const { userId, ids } = work;
	const numbers = await newIds(db(), "chat_messages", rows.length);
	const taken = new Set(replied);
	const parents = new Map<string, number>();
	const own = rows.heads.map(({ id, refersTo }, index) => {
		const number = String(numbers[index]);
		// A reply must come after the message that it answers, and a message has only one reply.
		const before = Number(idOf(work, "chatMessages", refersTo) ?? 0);
		if (before > 0 && !taken.has(before)) {
			taken.add(before);
			parents.set(number, before);
		}
		ids.set(`chatMessages/${id}`, number);
		return number;
	});
	const here = new Set(ids.values());
	const isKnown = (id: string) => here.has(id) || id === TIMELINE_QUESTIONNAIRE_ID;
	await inBatches(work, "chatMessages", { ids: own, rows }, async (tx, batch) => {
		const answers = batch.flatMap(({ id, row }) =>
			(row.answers ?? []).map((answer) => ({ replyId: Number(id), answer })),
		);
		const answerIds = await newIds(tx, "chat_answers", answers.length);
		const idsOfAnswers = new Map(answers.map(({ replyId, answer }, i) => [`${replyId}/${answer.id}`, answerIds[i]]));
		await tx.chatMessage.createMany({
			data: batch.map(({ id, row: { answers: _, guide, createdAt, answerId, ...row } }) => ({
				...row,
				...{ id: Number(id), userId, replyToId: parents.get(id) ?? null },
				answerId: idsOfAnswers.get(`${id}/${answerId}`) ?? null,
				isImported: true,
				guide: guideHere(linked(guide), isKnown) ?? Prisma.DbNull,
				createdAt: new Date(createdAt),
			})),
		});
		await tx.chatAnswer.createMany({
			data: answers.map(({ replyId, answer }, i) => {
				return { ...answer, id: answerIds[i], userId, replyId, createdAt: new Date(answer.createdAt) };
			}),
		});
	});
	if (firstMessageAt === null) return;
	const moved = await putInOrder(userId, new Date(firstMessageAt));
	for (const { id } of rows.heads) {
		const here = moved.get(Number(idOf(work, "chatMessages", id)));
		if (here !== undefined) ids.set(`chatMessages/${id}`, String(here));
	}
}

/**
 * Puts a conversation in order. It is read by id, so everything after the first imported message gets new ids, in the
 * order of time. The last messages come first, a portion at a time: so what is ordered already is always at the end,
 * and others need not wait for thousands. Nothing moves while a message is being answered.
 * @returns The new ids by the old ones.
 */
async function putInOrder(userId: number, from: Date): Promise<Map<number, number>> {
	const rows = await db().$queryRaw<{ id: number; anchor: number; waits: boolean }[]>`
		SELECT m.id, COALESCE(p.id, m.id) AS anchor, COALESCE(m.reply_until > now(), FALSE) AS waits
		FROM chat_messages m LEFT JOIN chat_messages p ON p.id = m.reply_to_id
		WHERE m.user_id = ${userId} AND COALESCE(p.created_at, m.created_at) >= ${from}
		ORDER BY COALESCE(p.created_at, m.created_at), COALESCE(p.id, m.id), m.id`;
	const moved = new Map<number, number>();
	const isOrdered = rows.every(({ anchor }, index) => index === 0 || (rows[index - 1]?.anchor ?? 0) <= anchor);
	if (isOrdered || rows.some(({ waits }) => waits)) return moved;
	const numbers = await newIds(db(), "chat_messages", rows.length);
	for (let end = rows.length; end > 0; end -= PORTION) {
		const begin = Math.max(0, end - PORTION);
		const old = rows.slice(begin, end).map(({ id }) => id);
		const mayMove = await renumber(userId, old, numbers.slice(begin, end));
		if (!mayMove) return moved;
		for (const [index, id] of old.entries()) moved.set(id, numbers[begin + index] as number);
	}
	return moved;
}

/** Gives messages new ids. @returns false, and changes nothing, while one of them is being answered. */
const renumber = (userId: number, old: readonly number[], numbers: readonly number[]): Promise<boolean> =>
	db().$transaction(async (tx) => {
		await lockPerson(tx, userId);
		const waiting = await tx.$queryRaw<unknown[]>`
			SELECT 1 FROM chat_messages WHERE id = ANY(${old}::int[]) AND user_id = ${userId} AND reply_until > now() LIMIT 1`;
		if (waiting.length > 0) return false;
		// The database updates the replies when the id of their message changes.
		await tx.$executeRaw`
			UPDATE chat_messages m SET id = v.new FROM unnest(${old}::int[], ${numbers}::int[]) AS v(old, new)
			WHERE m.id = v.old AND m.user_id = ${userId}`;
		await tx.$executeRaw`
			UPDATE imported_rows r SET row_id = v.new::text
			FROM unnest(${old}::int[], ${numbers}::int[]) AS v(old, new), imports i
			WHERE r.list = 'chatMessages' AND r.row_id = v.old::text AND i.id = r.import_id AND i.user_id = ${userId}`;
		await tx.$executeRaw`
			UPDATE kept_lines l SET source_id = v.new::text FROM unnest(${old}::int[], ${numbers}::int[]) AS v(old, new)
			WHERE l.source = 'reply' AND l.source_id = v.old::text AND l.user_id = ${userId}`;
		return true;
	});
