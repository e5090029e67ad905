import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { settingTexts } from "@/lib/domain/coach-settings/texts";
import { fill } from "@/lib/domain/core/fill";
import { fieldsOf, sent } from "@/lib/domain/core/stored";
import type { ExportedRow, ListName } from "@/lib/domain/export/schema";
import { MAX_GOALS } from "@/lib/domain/goals/limits";
import type { Incoming, IncomingRow } from "@/lib/domain/import/incoming";
import { MOST_OF_LIST } from "@/lib/domain/import/limits";
import type { ImportCount, ImportReport } from "@/lib/domain/import/schema";
import { names, reasons } from "@/lib/domain/import/texts";
import { listOfThing } from "@/lib/domain/memory/forgettable";
import { lifeScriptTextsSchema } from "@/lib/domain/scripts/life-schema";
import { loveScriptTextsSchema } from "@/lib/domain/scripts/love-schema";
import { patternWords } from "@/lib/domain/scripts/pattern";
import type { ExistingRows } from "./here";
import { dayKey, feltKey, keysOf } from "./identity";
import { emptyFile, listNames } from "./own-file";
import type { FileContent } from "./read";
import { withoutUnread } from "./unread";

/** The rows of a file that the person does not have yet, and what is known of the others. */
export interface Compared extends Omit<FileContent, "leftOut" | "files"> {
	/** The existing id of each row that the person already has, by `list/id in the file`. */
	known: Map<string, string>;
	/** The ids of existing messages that have a reply. */
	replied: Set<number>;
	report: ImportReport;
}

/** Looks up what the person already has. */
export interface Asking {
	/** Reads what they have in a list. */
	look(name: ListName): Promise<ExistingRows>;
	/** Returns the ids of previously imported sets of answers, by `questionnaire/id in the file`. */
	cameBefore(): Promise<ReadonlyMap<string, string>>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Data shared while the lists of a file are compared. */
interface Comparing {
	file: Incoming;
	/** The ids of the file's entries. */
	entries: ReadonlySet<string>;
	/** The other files in the ZIP, under the names that rows use for them. */
	files: ReadonlySet<string>;
	/** Whether people may change how the coach speaks. */
	areSettingsOpen: boolean;
	/** The result of `cameBefore`. */
	earlier: ReadonlyMap<string, string>;
}

/** Finds the existing id of a row that its keys do not identify, by list. */
const others: { [Name in ListName]?: (row: IncomingRow<Name>, comparing: Comparing) => string | undefined } = {
	responses: ({ id, questionnaireId }, { earlier }) =>
		UUID.test(id) ? earlier.get(`${questionnaireId}/${id}`) : undefined,
};

/** Returns a row with its references replaced by existing ids, by list. */
const asHere: {
	[Name in ListName]?: (row: IncomingRow<Name>, known: ReadonlyMap<string, string>) => IncomingRow<Name>;
} = {
	photos: (row, known) => ({ ...row, entryId: known.get(`journalEntries/${row.entryId}`) ?? row.entryId }),
	forgotten: (row, known) =>
		row.thing === null ? row : { ...row, of: known.get(`${listOfThing[row.thing]}/${row.of}`) ?? row.of },
};

/** Whether a row of another program already exists, by list. If not, it is noted. */
const foreign: {
	[Name in ListName]?: (row: IncomingRow<Name>, here: ExistingRows, known: Map<string, string>) => boolean;
} = {
	journalEntries: (row, { days }, known) => {
		const day = dayKey(row);
		const id = days.get(day);
		if (id) known.set(`journalEntries/${row.id}`, id);
		if (id === undefined) days.set(day, "");
		return id !== undefined;
	},
	// An existing entry that has a feeling keeps it.
	feelings: (row, here, known) =>
		takeFelt(row, here) || here.feltFor.has(known.get(`journalEntries/${row.entryId}`) ?? ""),
};

/**
 * Matches a feeling in the file with an existing one, each of which matches only once.
 * @returns Whether there was one.
 */
function takeFelt(row: IncomingRow<"feelings">, { felt }: ExistingRows): boolean {
	const left = felt.get(feltKey(row)) ?? 0;
	if (left > 0) felt.set(feltKey(row), left - 1);
	return left > 0;
}

/** Returns why there is no room for a row, by list. If there is room, returns null and uses it. */
const rooms: {
	[Name in ListName]?: (row: IncomingRow<Name>, here: ExistingRows, comparing: Comparing) => string | null;
} = {
	photos: ({ entryId, file }, _, { entries, files }) => {
		if (!entries.has(entryId)) return reasons.noEntry;
		return files.has(file) ? null : reasons.noPhoto;
	},
	learnedFacts: ({ entryId }, _, { entries }) => (entries.has(entryId) ? null : reasons.noEntry),
	goals: ({ completedAt }, here) => {
		if (completedAt !== null) return null;
		if (here.openGoals >= MAX_GOALS) return reasons.goalsFull;
		here.openGoals += 1;
		return null;
	},
	lifeScripts: scriptRoom,
	loveScripts: scriptRoom,
	coachSettings: (row, here, { areSettingsOpen }) => {
		if (!areSettingsOpen && !hasUsualTexts(row)) return reasons.settingsClosed;
		return here.count++ === 0 ? null : reasons.ownSettingsStay;
	},
};

/** Whether the coach's settings have the default texts. */
const hasUsualTexts = (row: IncomingRow<"coachSettings">): boolean =>
	settingTexts.every((name) => row[name] === defaultCoachSettings[name]);

/** If the person already has a script, adds the imported one as an earlier version of it. */
function scriptRoom(row: ScriptRow, here: ExistingRows, { file }: Comparing): string | null {
	if (here.count === 0) {
		here.count = 1;
		return null;
	}
	file.scriptVersions.push(asVersion(row, file.affirmations));
	return reasons.ownScriptStays;
}

/** Compares a file with what the person has. Changes nothing. */
export async function compare(
	{ leftOut, files, ...brought }: FileContent,
	areSettingsOpen: boolean,
	asking: Asking,
): Promise<Compared> {
	const { rows: file, source } = brought;
	const rows = emptyFile();
	const known = new Map<string, string>();
	const counts: Partial<Record<ListName, ImportCount>> = {};
	const replied = new Set<number>();
	const comparing: Comparing = {
		file,
		areSettingsOpen,
		files,
		entries: new Set(file.journalEntries.map(({ id }) => id)),
		earlier: file.responses.length > 0 ? await asking.cameBefore() : new Map<string, string>(),
	};

	async function compareList<Name extends ListName>(name: Name): Promise<void> {
		const list: IncomingRow<Name>[] = file[name];
		if (list.length === 0) return;
		const here = await asking.look(name);
		for (const id of here.replied) replied.add(id);
		// First match feelings of exactly the same time, so that no other row of the file uses up their match.
		if (name === "feelings" && source !== "innerscript")
			for (const row of file.feelings) if (here.keys.has(keysOf.feelings(row)[0] ?? "")) takeFelt(row, here);
		for (const [index, row] of list.entries()) {
			const keys = keysOf[name]((asHere[name]?.(row, known) ?? row) as ExportedRow<Name>);
			const there =
				keys.map((key) => here.keys.get(key)).find((id) => id !== undefined) ?? others[name]?.(row, comparing);
			if (there !== undefined) {
				if (there !== "") known.set(`${name}/${row.id}`, there);
				continue;
			}
			if (source !== "innerscript" && withoutUnread(name, row) === null) {
				leftOut.add(nameOf(name, row, index), reasons.unread);
				continue;
			}
			if (source !== "innerscript" && foreign[name]?.(row, here, known)) continue;
			const isFull = here.count + rows[name].length >= (MOST_OF_LIST[name] ?? Number.POSITIVE_INFINITY);
			const why = isFull ? reasons.listFull : rooms[name]?.(row, here, comparing);
			if (why) {
				leftOut.add(nameOf(name, row, index), why);
				continue;
			}
			for (const key of keys) here.keys.set(key, "");
			rows[name].push(row);
		}
		counts[name] = { found: list.length, fresh: rows[name].length };
	}

	// `listNames` has scripts before script versions, because comparing a script can turn it into a version
	// (`scriptRoom`).
	for (const name of listNames) await compareList(name);
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
			leftOut: leftOut.first,
			leftOutCount: leftOut.count,
		},
	};
}

const nameOf = (name: ListName, row: object, index: number): string => {
	const title = "title" in row && typeof row.title === "string" ? row.title : null;
	return title ?? fill(names.row, { list: names.lists[name], number: String(index + 1) });
};

type ScriptRow = IncomingRow<"lifeScripts"> | IncomingRow<"loveScripts">;

/** Returns an imported script as an earlier version of the present one. */
function asVersion(row: ScriptRow, lines: IncomingRow<"affirmations">[]): IncomingRow<"scriptVersions"> {
	const { id, isUserEdited, origin, writtenBy, sources } = row;
	const patterns = [...row.patterns]
		.sort((a, b) => a.orderNum - b.orderNum)
		.map((pattern) => ({ ...patternWords(pattern), isUserEdited: pattern.isUserEdited }));
	const shared = { id, isUserEdited, origin, writtenBy, sources };
	if ("mainScript" in row) {
		const content = { texts: sent(row, fieldsOf(lifeScriptTextsSchema)), patterns, affirmations: [] };
		return { ...shared, kind: "life", content, createdAt: row.lastUpdated };
	}
	const texts = sent(row, fieldsOf(loveScriptTextsSchema));
	const spoken = lines.filter(({ loveScriptId, kind }) => loveScriptId === id && kind === "affirmation");
	const affirmations = [...new Map(spoken.map(({ orderNum, text }) => [orderNum, text])).entries()]
		.sort(([a], [b]) => a - b)
		.map(([, text]) => text)
		.slice(0, 20);
	return { ...shared, kind: "love", content: { texts, patterns, affirmations }, createdAt: row.updatedAt };
}
