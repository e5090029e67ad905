import "server-only";
import type { ExportedRow, ListName } from "@/lib/domain/export/schema";
import { db } from "@/lib/server/core/database/db";
import { slices } from "@/lib/server/core/limits/slices";
import { exported } from "@/lib/server/export/lists";
import { dayKey, feltKey, keysOf } from "./identity";

/** What a person already has in a list, for comparing it with a file. */
export interface ExistingRows {
	/** Keys of the rows, and their ids. */
	keys: Map<string, string>;
	/** Entries by their day and words: their ids; an empty one for those that the file brings. */
	days: Map<string, string>;
	/** How many feelings there are of each `feltKey`. */
	felt: Map<string, number>;
	/** Entries that have a feeling. */
	feltFor: Set<string>;
	count: number;
	openGoals: number;
	/** Messages that have a reply. */
	replied: Set<number>;
}

/** What else to note about a row that is here already, by list. */
const notes: { [Name in ListName]?: (row: ExportedRow<Name>, here: ExistingRows) => void } = {
	journalEntries: (row, { days }) => {
		days.set(dayKey(row), String(row.id));
	},
	feelings: (row, { felt, feltFor }) => {
		felt.set(feltKey(row), (felt.get(feltKey(row)) ?? 0) + 1);
		if (row.entryId !== null) feltFor.add(String(row.entryId));
	},
	goals: ({ completedAt }, here) => {
		if (completedAt === null) here.openGoals += 1;
	},
	chatMessages: ({ replyToId }, { replied }) => {
		if (replyToId !== null) replied.add(replyToId);
	},
};

/** Reads what a person has of a list, for comparing. */
export async function look<Name extends ListName>(name: Name, userId: number): Promise<ExistingRows> {
	const here: ExistingRows = {
		...{ keys: new Map(), days: new Map(), felt: new Map(), feltFor: new Set() },
		...{ count: 0, openGoals: 0, replied: new Set() },
	};
	const rest = slices();
	for await (const row of exported(name, userId)) {
		here.count += 1;
		for (const key of keysOf[name](row)) here.keys.set(key, String(row.id));
		notes[name]?.(row, here);
		await rest();
	}
	return here;
}

/**
 * Sets of answers that came from a file before, by the ids that they had in it, as far as they are still here: one that
 * was edited since is known by it.
 */
export async function cameBefore(userId: number): Promise<Map<string, string>> {
	const rows = await db().importedRow.findMany({
		where: { import: { userId }, list: "responses" },
		select: { sourceId: true, rowId: true },
	});
	const still = await db().userResponse.findMany({ where: { userId }, select: { id: true, questionnaireId: true } });
	const questionnaires = new Map(still.map(({ id, questionnaireId }) => [id, questionnaireId]));
	const own = still.map(({ id, questionnaireId }) => [`${questionnaireId}/${id}`, id] as const);
	const came = rows.flatMap(({ sourceId, rowId }) => {
		const questionnaireId = questionnaires.get(rowId);
		return questionnaireId === undefined ? [] : [[`${questionnaireId}/${sourceId}`, rowId] as const];
	});
	return new Map([...came, ...own]);
}
