import { z } from "zod";
import type { ListName } from "@/lib/domain/export/schema";
import type { Day } from "@/lib/domain/progress/days";

/** Where a file came from. */
export const importSources = ["innerscript", "day-one", "journiv", "daylio", "text"] as const;
export type ImportSource = (typeof importSources)[number];

/** What may be asked of POST /api/import. */
export const importQuerySchema = z.object({
	/** With 1, nothing is changed: the answer says what would be. */
	preview: z.enum(["0", "1"], "For a preview, say preview=1.").optional(),
	/** The name of the file, where it says a day. */
	name: z.string().max(300, "That file name is too long.").optional(),
	/** Where the person is, for pages that say a day but no time zone: such as Europe/Berlin. */
	zone: z.string().max(60, "That is no time zone.").optional(),
});
export type ImportQuery = z.infer<typeof importQuerySchema>;

/** Something of a file that was not brought in, and the reason. */
export interface LeftOut {
	what: string;
	why: string;
}

/** Of one list: how many the file has, and how many of them are not here yet. */
export interface ImportCount {
	found: number;
	fresh: number;
}

/** What a file brings, or has brought. */
export interface ImportReport {
	source: ImportSource;
	counts: Partial<Record<ListName, ImportCount>>;
	/** The first and the last day of the journal entries that are not here yet. */
	days: { first: Day; last: Day } | null;
	/** The first of what is left out. */
	leftOut: LeftOut[];
	leftOutCount: number;
}

/** POST /api/import; the id is null in a preview. */
export interface ImportAnswer extends ImportReport {
	id: string | null;
}

/** A line of the answer to whoever accepts `application/x-ndjson`: how far it is, then the answer or what went wrong. */
export type ImportLine = { done: number; total: number } | { answer: ImportAnswer } | { error: string };

/** One of GET /api/import. */
export interface ClientImport {
	id: string;
	source: ImportSource;
	/** ISO 8601, UTC. */
	createdAt: string;
	/** `interrupted`: it was cut off, and can be taken back or begun again. */
	state: "running" | "finished" | "interrupted";
	/** How many rows it made. */
	rows: number;
}

/** DELETE /api/import/{id} */
export interface StepBack {
	removed: number;
	/** What was changed since, and stays. */
	kept: number;
}
