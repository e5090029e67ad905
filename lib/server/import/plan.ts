import "server-only";
import { fill } from "@/lib/domain/core/fill";
import type { ExportedRow, ListName } from "@/lib/domain/export/schema";
import { MAX_GOALS } from "@/lib/domain/goals/limits";
import type { Incoming, IncomingRow } from "@/lib/domain/import/incoming";
import { LEFT_OUT_NAMED } from "@/lib/domain/import/limits";
import type { ImportCount, ImportReport } from "@/lib/domain/import/schema";
import { names, reasons } from "@/lib/domain/import/texts";
import { db } from "@/lib/server/core/database/db";
import { slices } from "@/lib/server/core/limits/slices";
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

/** What else is noted of a row that is here already, by its list. */
const notes: { [Name in ListName]?: (row: ExportedRow<Name>, here: Here) => void } = {
	journalEntries: (row, { days }) => {
		days.add(dayKey(row));
	},
	goals: ({ completedAt }, here) => {
		if (completedAt === null) here.openGoals += 1;
	},
	chatMessages: ({ replyToId }, { replied }) => {
		if (replyToId !== null) replied.add(replyToId);
	},
};

/** Reads what the person has of a list, for comparing. */
async function look<Name extends ListName>(name: Name, userId: number): Promise<Here> {
	const here: Here = { keys: new Map(), days: new Set(), count: 0, openGoals: 0, replied: new Set() };
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

/** What is known while the lists of a file are compared. */
interface Comparing {
	file: Incoming;
	/** The ids of the file's entries. */
	entries: ReadonlySet<string>;
	/** What `cameBefore` found. */
	earlier: ReadonlyMap<string, string>;
}

/** The id here of a row that is known by something else than its keys, by its list. */
const others: { [Name in ListName]?: (row: IncomingRow<Name>, comparing: Comparing) => string | undefined } = {
	responses: ({ id, questionnaireId }, { earlier }) =>
		UUID.test(id) ? earlier.get(`${questionnaireId}/${id}`) : undefined,
};

/** Whether the row of another program is here, by its list; where it is not, it is noted. */
const foreign: { [Name in ListName]?: (row: IncomingRow<Name>, here: Here) => boolean } = {
	journalEntries: (row, { days }) => {
		const day = dayKey(row);
		const isHere = days.has(day);
		days.add(day);
		return isHere;
	},
};

/** Why there is no room here for a row, by its list; where there is, it is taken up. */
const rooms: { [Name in ListName]?: (row: IncomingRow<Name>, here: Here, comparing: Comparing) => string | null } = {
	learnedFacts: ({ entryId }, _, { entries }) => (entries.has(entryId) ? null : reasons.noEntry),
	goals: ({ completedAt }, here) => {
		if (completedAt !== null) return null;
		if (here.openGoals >= MAX_GOALS) return reasons.goalsFull;
		here.openGoals += 1;
		return null;
	},
	lifeScripts: scriptRoom,
	loveScripts: scriptRoom,
	coachSettings: (_, here) => (here.count++ === 0 ? null : reasons.ownSettingsStay),
};

/** A script that finds another here becomes one of its earlier versions. */
function scriptRoom(row: ScriptRow, here: Here, { file }: Comparing): string | null {
	if (here.count === 0) {
		here.count = 1;
		return null;
	}
	file.scriptVersions.push(asVersion(row, file.affirmations));
	return reasons.ownScriptStays;
}

/** Compares what a file brings with what the person has. Changes nothing. */
export async function planImport(userId: number, { leftOut: before, ...brought }: Brought): Promise<Plan> {
	const { rows: file, source } = brought;
	const leftOut = [...before];
	const rows = nothing();
	const known = new Map<string, string>();
	const counts: Partial<Record<ListName, ImportCount>> = {};
	const replied = new Set<number>();
	const comparing: Comparing = {
		file,
		entries: new Set(file.journalEntries.map(({ id }) => id)),
		earlier: file.responses.length > 0 ? await cameBefore(userId) : new Map<string, string>(),
	};
	const rest = slices();

	async function compare<Name extends ListName>(name: Name): Promise<void> {
		const list: IncomingRow<Name>[] = file[name];
		if (list.length === 0) return;
		const here = await look(name, userId);
		for (const id of here.replied) replied.add(id);
		for (const [index, row] of list.entries()) {
			await rest();
			const keys = keysOf[name](row as ExportedRow<Name>);
			const there =
				keys.map((key) => here.keys.get(key)).find((id) => id !== undefined) ?? others[name]?.(row, comparing);
			if (there !== undefined) {
				if (there !== "") known.set(`${name}/${row.id}`, there);
				continue;
			}
			if (source !== "innerscript" && foreign[name]?.(row, here)) continue;
			const why = rooms[name]?.(row, here, comparing);
			if (why) {
				leftOut.push({ what: nameOf(name, row, index), why });
				continue;
			}
			for (const key of keys) here.keys.set(key, "");
			rows[name].push(row);
		}
		counts[name] = { found: list.length, fresh: rows[name].length };
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
			source,
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
