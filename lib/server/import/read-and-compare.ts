import { inTurnOrder } from "@/lib/domain/chat/turn-order";
import type { ListName } from "@/lib/domain/export/schema";
import type { Clock } from "@/lib/domain/import/clock";
import type { Day } from "@/lib/domain/progress/days";
import type { Opened } from "./opened";
import { listNames } from "./own-file";
import { type Asking, type Compared, compare } from "./plan";
import { readFile } from "./read";
import { type Identified, type PackedRows, packRows } from "./row-list";

/** What to read, and what is needed for it. */
export interface Reading {
	file: Opened;
	clock: Clock;
	today: Day;
	name: string;
	/** The ids of the app's questionnaires. */
	questionnaires: string[];
	/** Whether people may change how the coach speaks. */
	areSettingsOpen: boolean;
	/** If true, only the report is returned; otherwise the rows as well. */
	isPreview: boolean;
}

/** A worker thread's request: for what the person has in a list or, if `list` is null, for what was imported before. */
export interface Asked {
	list: ListName | null;
}

/** The new rows of a file, ready to be transferred between threads. */
export interface ReadResult extends Omit<Compared, "rows"> {
	packed: { [Name in ListName]?: PackedRows };
	/** When the first message was written, in milliseconds since 1970. */
	firstMessageAt: number | null;
	/** Whether any row refers to a sound or a picture in the ZIP. */
	namesFiles: boolean;
}

/**
 * Reads a file and compares it with what the person has.
 * @throws AppError `invalid` with the reason why it is refused.
 */
export async function readAndCompare(
	{ file, isPreview, areSettingsOpen, ...here }: Reading,
	asking: Asking,
): Promise<ReadResult> {
	const brought = await readFile(file, { ...here, questionnaires: new Set(here.questionnaires) });
	const { rows, ...compared } = await compare(brought, areSettingsOpen, asking);
	const packed: ReadResult["packed"] = {};
	const times = rows.chatMessages.map(({ createdAt }) => Date.parse(createdAt));
	if (!isPreview) {
		for (const name of listNames) packed[name] = packRows<Identified>(rows[name]);
		packed.journalEntries = packRows(rows.journalEntries, ({ relatedId }) => relatedId);
		packed.chatMessages = packRows(inTurnOrder(rows.chatMessages), ({ replyToId }) => replyToId);
	}
	return {
		...compared,
		packed,
		firstMessageAt: times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b)),
		namesFiles: rows.photos.length > 0 || rows.affirmations.some(({ audio }) => audio !== null),
	};
}
