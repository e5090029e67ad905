import { inTurnOrder } from "@/lib/domain/chat/turn-order";
import type { ListName } from "@/lib/domain/export/schema";
import type { Clock } from "@/lib/domain/import/clock";
import type { Day } from "@/lib/domain/progress/days";
import type { Opened } from "./opened";
import { listNames } from "./own-file";
import { type Asking, type Compared, compare } from "./plan";
import { readFile } from "./read";
import { type Identified, type PackedRows, packRows } from "./row-list";

/** What is to be read, and what has to be known for it. */
export interface Reading {
	file: Opened;
	clock: Clock;
	today: Day;
	name: string;
	/** The ids of our questionnaires. */
	questionnaires: string[];
	/** Whether people may change how the coach speaks here. */
	areSettingsOpen: boolean;
	/** Whether to return the rows, or only the report. */
	isPreview: boolean;
}

/** What the thread asks for: what the person has of a list; with null, what came from a file before. */
export interface Asked {
	list: ListName | null;
}

/** The new rows of a file, ready to be transferred between threads. */
export interface ReadResult extends Omit<Compared, "rows"> {
	packed: { [Name in ListName]?: PackedRows };
	/** When the first of the messages was written, in milliseconds. */
	firstMessageAt: number | null;
	/** Whether any row names a sound in the ZIP. */
	hasSounds: boolean;
}

/** Reads a file and compares it with what the person has. @throws AppError `invalid` with the reason it is not taken. */
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
		hasSounds: rows.affirmations.some(({ audio }) => audio !== null),
	};
}
