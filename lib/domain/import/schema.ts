import { z } from "zod";
import type { ListName } from "@/lib/domain/export/schema";
import type { Day } from "@/lib/domain/progress/days";

/** The programs that an imported file can come from. */
export const importSources = ["innerscript", "day-one", "journiv", "daylio", "text"] as const;
export type ImportSource = (typeof importSources)[number];

/** Query parameters of POST /api/import. */
export const importQuerySchema = z.object({
	/** If 1, nothing is changed: the response says what would be imported. */
	preview: z.enum(["0", "1"], "For a preview, say preview=1.").optional(),
	/** The file's name, which may contain a day. */
	name: z.string().max(300, "That file name is too long.").optional(),
	/** The person's time zone, such as Europe/Berlin, for pages that name a day but no zone. */
	zone: z.string().max(60, "That is not a time zone.").optional(),
});
export type ImportQuery = z.infer<typeof importQuerySchema>;

/** Something in a file that was not imported, and the reason. */
export interface LeftOut {
	what: string;
	why: string;
}

/** For one list: how many rows the file has, and how many of them are new here. */
export interface ImportCount {
	found: number;
	fresh: number;
}

/** What an import brings, or has brought. */
export interface ImportReport {
	source: ImportSource;
	counts: Partial<Record<ListName, ImportCount>>;
	/** The first and last day of the journal entries that are new here. */
	days: { first: Day; last: Day } | null;
	/** The first of the things that were left out. */
	leftOut: LeftOut[];
	leftOutCount: number;
}

/** Response of POST /api/import. The id is null in a preview. */
export interface ImportAnswer extends ImportReport {
	id: string | null;
}

/**
 * One line of the response to clients that accept `application/x-ndjson`: progress first, then the result or the error.
 */
export type ImportLine = { done: number; total: number } | { answer: ImportAnswer } | { error: string };

/** One import in the response of GET /api/import. */
export interface ClientImport {
	id: string;
	source: ImportSource;
	/** ISO 8601, UTC. */
	createdAt: string;
	/** `interrupted`: the import was cut off; it can be undone or started again. */
	state: "running" | "finished" | "interrupted";
	/** How many rows it created. */
	rows: number;
}

/** Response of DELETE /api/import/{id}. */
export interface StepBack {
	removed: number;
	/** How many rows stay because they were changed since the import. */
	kept: number;
}
