import { AppError } from "@/lib/domain/core/errors";
import type { Clock } from "@/lib/domain/import/clock";
import { dayOneSchema, readDayOne } from "@/lib/domain/import/day-one";
import { isDaylio, readDaylio } from "@/lib/domain/import/daylio";
import { Foreign, type ForeignEntry, type ForeignFeeling, type ForeignPhoto } from "@/lib/domain/import/foreign";
import type { Incoming, IncomingRow } from "@/lib/domain/import/incoming";
import { journivSchema, readJourniv } from "@/lib/domain/import/journiv";
import type { LeftOuts } from "@/lib/domain/import/left-out";
import { MAX_ROWS, MAX_TEXT_BYTES, MAX_TEXT_FILE_BYTES } from "@/lib/domain/import/limits";
import type { ImportSource } from "@/lib/domain/import/schema";
import { readTextFile } from "@/lib/domain/import/text-file";
import { reasons, refusals } from "@/lib/domain/import/texts";
import { nothingWritten } from "@/lib/domain/journal/written";
import type { Day } from "@/lib/domain/progress/days";
import { isStorable, problemOf } from "@/lib/server/core/http/request-body";
import { looksLikeJson, readJson, textOf } from "./json";
import { type Opened, readOpened } from "./opened";
import { emptyFile, isOwn, readOwn } from "./own-file";
import { openZip, type Packed } from "./zip";

/** The contents of an uploaded file. */
export interface FileContent {
	source: ImportSource;
	rows: Incoming;
	leftOut: LeftOuts;
	/** The person's time zone when this app exported the file, or null. */
	offset: number | null;
	/** The folder in the ZIP that the rows' file names are relative to, ending with a slash; null if it is not a ZIP. */
	folder: string | null;
	/** The files in the ZIP, under the names that rows use for them. */
	files: ReadonlySet<string>;
}

/** The person's time zone and day, and what the import needs to know about the app. */
export interface ImportContext {
	clock: Clock;
	today: Day;
	/** The file's name. */
	name: string;
	/** The ids of the app's questionnaires. */
	questionnaires: ReadonlySet<string>;
}

const refuse = (sentence: string) => new AppError("invalid", sentence);
const TEXT = /\.(md|markdown|mdown|txt|text)$/i;
const CSV = /\.csv$/i;
const JSON_FILE = /\.json$/i;

/**
 * Reads an uploaded file of any supported kind.
 * @throws AppError `invalid` with the reason, before anything was changed.
 */
export async function readFile(upload: Opened, here: ImportContext): Promise<FileContent> {
	const head = readOpened(upload, 64);
	if (head[0] === 0x50 && head[1] === 0x4b) return readZip(await openZip(upload), here);
	const isTable = CSV.test(here.name) || /^\ufeff?"?(?:full_date|year"?,"?date)\b/i.test(head.toString("utf8"));
	if (upload.size > MAX_TEXT_BYTES)
		throw refuse(looksLikeJson(head) || isTable ? refusals.tooMuchText : refusals.unknown);
	const bytes = readOpened(upload);
	if (looksLikeJson(head)) {
		const brought = readDocument(readJson(bytes), here);
		if (!brought) throw refuse(refusals.unknown);
		return brought;
	}
	if (isTable) return readTable(textOf(bytes), here);
	if (here.name !== "" && !TEXT.test(here.name)) throw refuse(refusals.unknown);
	if (bytes.length > MAX_TEXT_FILE_BYTES || !isStorable(textOf(bytes))) throw refuse(refusals.unknown);
	const page = readTextFile(here.name || "page.md", textOf(bytes), here.clock, here.today);
	if (here.name === "" && page.entries.length === 0) throw refuse(refusals.unknown);
	return fromForeign("text", page);
}

/**
 * Reads a CSV file.
 * @throws AppError `invalid`
 */
function readTable(text: string, { clock, today }: ImportContext): FileContent {
	const problem = problemOf(text);
	if (problem) throw refuse(problem);
	if (!isDaylio(text)) throw refuse(refusals.notDaylio);
	return fromForeign("daylio", readDaylio(text, clock, today));
}

/** Reads the value of a JSON file; null if the format is unknown. */
function readDocument(value: unknown, { clock, today, questionnaires }: ImportContext): FileContent | null {
	if (isOwn(value)) return { source: "innerscript", ...readOwn(value, questionnaires), folder: null, files: new Set() };
	const dayOne = dayOneSchema.safeParse(value);
	if (dayOne.success) return fromForeign("day-one", readDayOne(dayOne.data, clock, today));
	const journiv = journivSchema.safeParse(value);
	if (journiv.success) return fromForeign("journiv", readJourniv(journiv.data, clock, today));
	return null;
}

async function readZip(files: Packed[], here: ImportContext): Promise<FileContent> {
	const documents = files.filter(({ name }) => JSON_FILE.test(name) && !/(^|\/)schema\.json$/i.test(name));
	const size = documents.reduce((sum, file) => sum + file.size, 0);
	const pages = files.filter(({ name }) => TEXT.test(name));
	// Besides its data, our own export has readable pages that repeat it. Other exports may have such pages too.
	if (documents.length > 0 && size > MAX_TEXT_BYTES) throw refuse(refusals.tooMuchText);
	let found: FileContent | null = null;
	for (const file of documents) {
		const brought = readDocument(readJson(await file.read()), here);
		if (!brought) continue;
		const folder = file.name.slice(0, file.name.lastIndexOf("/") + 1);
		if (brought.source === "innerscript") return { ...brought, folder, files: namesBelow(folder, files) };
		// Day One's picture paths are relative to its own file.
		for (const row of brought.rows.photos) row.file = `${folder}${row.file}`;
		// Day One writes a file for each journal.
		if (found) {
			const { journalEntries, feelings, photos } = found.rows;
			// Each file counts its entries for itself.
			const own = (id: string) => `${file.name}/${id}`;
			for (const row of brought.rows.journalEntries) journalEntries.push({ ...row, id: own(row.id) });
			for (const row of brought.rows.feelings)
				feelings.push({ ...row, id: own(row.id), entryId: row.entryId && own(row.entryId) });
			for (const row of brought.rows.photos) photos.push({ ...row, id: own(row.id), entryId: own(row.entryId) });
			found.leftOut.addAll(brought.leftOut);
			if (Math.max(journalEntries.length, feelings.length, photos.length) > MAX_ROWS)
				throw refuse(refusals.tooManyRows);
		} else found = { ...brought, folder: "", files: namesBelow("", files) };
	}
	return found ?? (await readTables(files, here)) ?? readPages(files, pages, here);
}

/** Returns the names of files relative to a folder. */
const namesBelow = (folder: string, files: readonly Packed[]): Set<string> =>
	new Set(files.flatMap(({ name }) => (name.startsWith(folder) ? [name.slice(folder.length)] : [])));

/** Reads the first CSV in a ZIP that is Daylio's, and reports every other file as left out; null if there is none. */
async function readTables(files: Packed[], here: ImportContext): Promise<FileContent | null> {
	for (const file of files.filter(({ name, size }) => CSV.test(name) && size <= MAX_TEXT_BYTES)) {
		const text = readable(await file.read());
		if (text === null || !isDaylio(text)) continue;
		const found = readTable(text, here);
		for (const { name } of files) if (name !== file.name) found.leftOut.add(name, reasons.notAPage);
		return found;
	}
	return null;
}

/** Reads a folder of dated pages. */
async function readPages(files: Packed[], pages: Packed[], { clock, today }: ImportContext): Promise<FileContent> {
	if (pages.length === 0) throw refuse(refusals.unknown);
	if (pages.reduce((sum, { size }) => sum + size, 0) > MAX_TEXT_BYTES) throw refuse(refusals.tooMuchText);
	const all = new Foreign();
	for (const file of pages) {
		const text = file.size <= MAX_TEXT_FILE_BYTES ? readable(await file.read()) : null;
		if (text === null) {
			all.leftOut.add(file.name, reasons.notText);
			continue;
		}
		const { entries, leftOut } = readTextFile(file.name, text, clock, today);
		for (const entry of entries) {
			all.count();
			all.entries.push(entry);
		}
		all.leftOut.addAll(leftOut);
	}
	const others = files.filter(({ name }) => !TEXT.test(name));
	for (const { name } of others) all.leftOut.add(name, reasons.notAPage);
	return fromForeign("text", all);
}

/** Decodes a page; null if it cannot be stored. */
function readable(bytes: Buffer): string | null {
	try {
		const text = textOf(bytes);
		return isStorable(text) ? text : null;
	} catch {
		return null;
	}
}

function fromForeign(source: ImportSource, { entries, feelings, photos, leftOut }: Foreign): FileContent {
	if (entries.length > MAX_ROWS) throw refuse(refusals.tooManyRows);
	return {
		source,
		rows: {
			...emptyFile(),
			journalEntries: entries.map(toRow),
			feelings: feelings.map(toFeeling),
			photos: photos.map(toPhoto),
		},
		leftOut,
		offset: null,
		folder: null,
		files: new Set(),
	};
}

const toFeeling = ({ id, feeling, day, createdAt, entryId }: ForeignFeeling): IncomingRow<"feelings"> => {
	return { id, feeling, localDate: day, entryId, messageId: null, createdAt };
};

/** Converts a picture. Its size is only known once it is stored. */
const toPhoto = (photo: ForeignPhoto): IncomingRow<"photos"> => ({ ...photo, description: null, width: 0, height: 0 });

/** Converts another program's entry into the app's format. No coach has read it. */
function toRow({ id, day, createdAt, title, content, prompt }: ForeignEntry): IncomingRow<"journalEntries"> {
	return {
		id,
		title,
		...nothingWritten,
		content,
		prompt,
		createdAt,
		localDate: day,
		chatHistory: [],
		keyInsights: [],
		quote: null,
		message: null,
		// Words are counted when the entry is stored.
		wordCount: 0,
		insightBy: null,
		isInsightOld: false,
		versions: [],
		version: 1,
		isKeptAway: false,
		relatedId: null,
	};
}
