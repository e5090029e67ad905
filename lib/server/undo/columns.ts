import { z } from "zod";

/** Tables whose rows can be restored. Each has `id` or `entry_id`, and `user_id`. */
export const undoTables = [
	"journal_entries",
	"journal_entry_versions",
	"learned_facts",
	"not_meant",
	"user_responses",
	"relationship_goals",
	"chat_messages",
	"chat_answers",
	"script_versions",
	"exercise_runs",
	"feelings",
	"threads",
	"people",
	"kept_lines",
	"photos",
] as const;
export type UndoTable = (typeof undoTables)[number];

const row = z.record(z.string(), z.unknown());

/** What is kept of a deletion, to undo it. */
export const deletedRowsSchema = z.object({
	/** Rows as the database had them; rows that others refer to come first. */
	rows: z.array(
		z.object({
			table: z.enum(undoTables),
			row,
			/** Columns that are still encrypted, as they were stored. */
			sealed: z.array(z.string()).default([]),
		}),
	),
	/** Columns that were emptied in rows that still exist. */
	columns: z.array(z.object({ table: z.enum(undoTables), id: z.string(), values: row })),
	/** The ids of items with more of its rows, which come after these. */
	parts: z.array(z.string()).default([]),
});
export type DeletedRows = z.input<typeof deletedRowsSchema>;
