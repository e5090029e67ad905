import "server-only";
import type { ExportedRow, ListName } from "@/lib/domain/export/schema";
import { db } from "@/lib/server/core/database/db";
import { slices } from "@/lib/server/core/limits/slices";
import { exported } from "@/lib/server/export/lists";
import { dayKey, feltKey, keysOf } from "./identity";

/** What a person already has in a list, to be compared with a file. */
export interface ExistingRows {
	/** The ids of the rows, by their keys. */
	keys: Map<string, string>;
	/** The ids of entries, by `dayKey`; an empty id for entries of the file. */
	days: Map<string, string>;
	/** How many feelings there are for each `feltKey`. */
	felt: Map<string, number>;
	/** The ids of entries that have a feeling. */
	feltFor: Set<string>;
	count: number;
	openGoals: number;
	/** The ids of messages that have a reply. */
	replied: Set<number>;
}

/** What else to note about an existing row, by list. */
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

/** Reads what a person has in a list, to be compared with a file. */
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
 * Returns the ids of sets of answers that were imported before and still exist, by `questionnaire/id in the file`: a
 * set that was edited since is only recognized by that.
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
