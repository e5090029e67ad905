import "server-only";
import { fill } from "@/lib/domain/core/fill";
import type { ExportedRow, ListName } from "@/lib/domain/export/schema";
import { MAX_GOALS } from "@/lib/domain/goals/limits";
import type { IncomingRow } from "@/lib/domain/import/incoming";
import { LEFT_OUT_NAMED } from "@/lib/domain/import/limits";
import type { ImportCount, ImportReport } from "@/lib/domain/import/schema";
import { names, reasons } from "@/lib/domain/import/texts";
import { db } from "@/lib/server/core/database/db";
import { exported } from "@/lib/server/export/lists";
import { dayKey, keysOf } from "./identity";
import { listNames, nothing } from "./own-file";
import type { Brought } from "./read";

/** What of a file is not here yet, and what is known of the rest. */
export interface Plan extends Omit<Brought, "leftOut"> {
	/** The ids of the file's rows that are here already: theirs here. */
	known: Map<string, string>;
	/** Messages here that have a reply. */
	replied: Set<number>;
	report: ImportReport;
}

interface Here {
	/** Keys of the rows of a list, and their ids. */
	keys: Map<string, string>;
	days: Set<string>;
	count: number;
	openGoals: number;
	replied: Set<number>;
}

/** Reads what the person has of a list, for comparing. */
async function look<Name extends ListName>(name: Name, userId: number): Promise<Here> {
	const here: Here = { keys: new Map(), days: new Set(), count: 0, openGoals: 0, replied: new Set() };
	for await (const row of exported(name, userId)) {
		here.count += 1;
		for (const key of keysOf[name](row)) here.keys.set(key, String(row.id));
		if (name === "journalEntries") here.days.add(dayKey(row as unknown as ExportedRow<"journalEntries">));
		if (name === "goals" && (row as unknown as ExportedRow<"goals">).completedAt === null) here.openGoals += 1;
		const { replyToId } = row as { replyToId?: number | null };
		if (typeof replyToId === "number") here.replied.add(replyToId);
	}
	return here;
}

/**
 * Ids of rows that came from a file before, by the ids that they had in it, as far as they are still here: a set of
 * answers that was edited since is known by it.
 */
async function cameBefore(userId: number): Promise<Map<string, string>> {
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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Compares what a file brings with what the person has. Changes nothing. */
export async function planImport(userId: number, { leftOut: before, ...brought }: Brought): Promise<Plan> {
	const leftOut = [...before];
	const rows = nothing();
	const known = new Map<string, string>();
	const counts: Partial<Record<ListName, ImportCount>> = {};
	const replied = new Set<number>();
	const earlier = brought.rows.responses.length > 0 ? await cameBefore(userId) : new Map<string, string>();

	const entries = new Set(brought.rows.journalEntries.map(({ id }) => id));

	async function compare<Name extends ListName>(name: Name): Promise<void> {
		const list = brought.rows[name] as IncomingRow<Name>[];
		if (list.length === 0) return;
		const here = await look(name, userId);
		for (const id of here.replied) replied.add(id);
		const isTold = (row: IncomingRow<Name>, index: number, why: string) =>
			leftOut.push({ what: nameOf(name, row, index), why });
		for (const [index, row] of list.entries()) {
			const keys = keysOf[name](row as ExportedRow<Name>);
			const there = keys.map((key) => here.keys.get(key)).find((id) => id !== undefined) ?? sameAnswers(name, row);
			if (there !== undefined) {
				if (there !== "") known.set(`${name}/${row.id}`, there);
				continue;
			}
			if (brought.source !== "innerscript") {
				const day = dayKey(row as unknown as IncomingRow<"journalEntries">);
				if (here.days.has(day)) continue;
				here.days.add(day);
			} else if (name === "learnedFacts" && !entries.has((row as IncomingRow<"learnedFacts">).entryId)) {
				isTold(row, index, reasons.noEntry);
				continue;
			} else if (name === "goals" && (row as IncomingRow<"goals">).completedAt === null) {
				if (here.openGoals >= MAX_GOALS) {
					isTold(row, index, reasons.goalsFull);
					continue;
				}
				here.openGoals += 1;
			} else if (name === "lifeScripts" || name === "loveScripts" || name === "coachSettings") {
				if (here.count > 0) {
					isTold(row, index, name === "coachSettings" ? reasons.ownSettingsStay : reasons.ownScriptStays);
					if (name !== "coachSettings")
						brought.rows.scriptVersions.push(asVersion(row as ScriptRow, brought.rows.affirmations));
					continue;
				}
				here.count += 1;
			}
			for (const key of keys) here.keys.set(key, "");
			(rows[name] as IncomingRow<Name>[]).push(row);
		}
		counts[name] = { found: list.length, fresh: rows[name].length };
	}

	function sameAnswers(name: ListName, row: { id: string | number }): string | undefined {
		if (name !== "responses" || !UUID.test(String(row.id))) return undefined;
		return earlier.get(`${(row as IncomingRow<"responses">).questionnaireId}/${row.id}`);
	}

	// The scripts come before their versions in the list: one that finds no room becomes a version.
	for (const name of listNames) await compare(name);
	const days = rows.journalEntries.map(({ localDate }) => localDate).sort();
	const [first, last] = [days[0], days.at(-1)];
	return {
		...brought,
		rows,
		known,
		replied,
		report: {
			source: brought.source,
			counts,
			days: first !== undefined && last !== undefined ? { first, last } : null,
			leftOut: leftOut.slice(0, LEFT_OUT_NAMED),
			leftOutCount: leftOut.length,
		},
	};
}

const nameOf = (name: ListName, row: object, index: number): string => {
	const title = "title" in row && typeof row.title === "string" ? row.title : null;
	return title ?? fill(names.row, { list: names.lists[name], number: String(index + 1) });
};

type ScriptRow = IncomingRow<"lifeScripts"> | IncomingRow<"loveScripts">;

/** A script as one of the earlier versions of the one that is here. */
function asVersion(row: ScriptRow, lines: IncomingRow<"affirmations">[]): IncomingRow<"scriptVersions"> {
	const { id, isUserEdited, origin, writtenBy, sources } = row;
	const patterns = [...row.patterns]
		.sort((a, b) => a.orderNum - b.orderNum)
		.map(({ pattern, description, impact, isUserEdited: byHand }) => ({
			pattern,
			description,
			impact,
			isUserEdited: byHand,
		}));
	const shared = { id, isUserEdited, origin, writtenBy, sources };
	if ("mainScript" in row) {
		const { scriptSentence, mainScript, lastUpdated: createdAt } = row;
		const content = { texts: { scriptSentence, mainScript }, patterns, affirmations: [] };
		return { ...shared, kind: "life", content, createdAt };
	}
	const { personalMythTitle, personalMythIntro, healedScriptSentence, healedMainScript, dayInLifeNarrative } = row;
	const texts = { personalMythTitle, personalMythIntro, healedScriptSentence, healedMainScript, dayInLifeNarrative };
	const spoken = lines.filter(({ loveScriptId, kind }) => loveScriptId === id && kind === "affirmation");
	const affirmations = [...new Map(spoken.map(({ orderNum, text }) => [orderNum, text])).entries()]
		.sort(([a], [b]) => a - b)
		.map(([, text]) => text)
		.slice(0, 20);
	return { ...shared, kind: "love", content: { texts, patterns, affirmations }, createdAt: row.updatedAt };
}
