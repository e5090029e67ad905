import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { ownWordIn, storedOwnWord } from "@/lib/domain/feelings/own-word";
import type { ChooseFeeling, ClientFeeling, FeelingRange } from "@/lib/domain/feelings/schema";
import { fromDateColumn, localDay, toDateColumn } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { showsDanger } from "@/lib/server/look-back/danger";
import type { ChosenFeeling } from "@/prisma/client/client";

/** Maximum number of feelings in a list: three a day for a year. */
const LISTED = 1_100;

interface Chooser {
	id: number;
	/** In minutes, as returned by `getTimezoneOffset`. */
	timezoneOffset: number;
}

/** Converts a stored feeling for the browser; null if this version does not know it. */
function toClientFeeling({ localDate, createdAt, ...row }: ChosenFeeling): ClientFeeling | null {
	const feeling = feelingById(row.feeling)?.id ?? null;
	const own = ownWordIn(row.feeling);
	if (feeling === null && own === null) return null;
	const { id, entryId, messageId } = row;
	return {
		...{ id, feeling, own, day: fromDateColumn(localDate), entryId, messageId },
		createdAt: createdAt.toISOString(),
	};
}

/**
 * Lists the person's feelings, newest first, in a range of local days or for one entry. Words of their own are only listed
 * for an entry.
 */
export async function listFeelings(userId: number, { from, to, entryId }: FeelingRange): Promise<ClientFeeling[]> {
	const localDate = { gte: from && toDateColumn(from), lte: to && toDateColumn(to) };
	const rows = await db().chosenFeeling.findMany({
		where: { userId, localDate, entryId },
		orderBy: [{ localDate: "desc" }, { createdAt: "desc" }, { id: "asc" }],
		take: LISTED,
	});
	const found = rows.flatMap((row) => toClientFeeling(row) ?? []);
	return entryId === undefined ? found.filter(({ feeling }) => feeling !== null) : found;
}

/**
 * Stores a chosen feeling. It replaces an earlier one for the same entry or message; if it belongs to neither, all
 * choices are kept.
 * @throws AppError `not_found` if the entry or message is not theirs.
 */
export async function chooseFeeling(
	{ id: userId, timezoneOffset }: Chooser,
	{ feeling: chosen, own, entryId, messageId }: ChooseFeeling,
): Promise<ClientFeeling> {
	const feeling = own === undefined ? (chosen ?? "") : storedOwnWord(own);
	const row = await db().$transaction(async (tx) => {
		const of = { feeling, userId };
		if (entryId !== undefined) {
			const entry = await tx.journalEntry.findFirst({ where: { id: entryId, userId }, select: { localDate: true } });
			if (!entry) throw new AppError("not_found", "We could not find that entry. It may have been deleted.");
			await tx.chosenFeeling.deleteMany({ where: { entryId, userId } });
			return tx.chosenFeeling.create({ data: { ...of, entryId, localDate: entry.localDate } });
		}
		if (messageId !== undefined) {
			const where = { id: messageId, userId, isAiResponse: false };
			const message = await tx.chatMessage.findFirst({ where, select: { createdAt: true } });
			if (!message) throw new AppError("not_found", "We could not find that message. It may have been deleted.");
			await tx.chosenFeeling.deleteMany({ where: { messageId, userId } });
			const localDate = toDateColumn(localDay(message.createdAt, timezoneOffset));
			return tx.chosenFeeling.create({ data: { ...of, messageId, localDate } });
		}
		return tx.chosenFeeling.create({ data: { ...of, localDate: toDateColumn(localDay(new Date(), timezoneOffset)) } });
	});
	const kept = toClientFeeling(row) as ClientFeeling;
	return own === undefined ? kept : { ...kept, leadsToHelp: await showsDanger(userId, [own]) };
}

/**
 * Deletes a feeling.
 * @throws AppError `not_found`
 */
export async function deleteFeeling(userId: number, id: string): Promise<{ ok: true }> {
	const { count } = await db().chosenFeeling.deleteMany({ where: { id, userId } });
	if (count === 0) throw new AppError("not_found", "We could not find that feeling. It may have been deleted.");
	return { ok: true };
}
