import { z } from "zod";

/** Tables whose rows can be put back. Each has `id` or `entry_id`, and `user_id`. */
export const undoTables = [
	"journal_entries",
	"journal_entry_versions",
	"learned_facts",
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
] as const;
export type UndoTable = (typeof undoTables)[number];

const row = z.record(z.string(), z.unknown());

/** What is kept of something that was deleted. */
export const deletedRowsSchema = z.object({
	/** Rows as the database had them, but readable, those that others refer to first. */
	rows: z.array(
		z.object({
			table: z.enum(undoTables),
			row,
			/** Columns that could not be opened, which are as they were stored. */
			sealed: z.array(z.string()).default([]),
		}),
	),
	/** Columns that were emptied, of rows that are still there. */
	columns: z.array(z.object({ table: z.enum(undoTables), id: z.string(), values: row })),
});
export type DeletedRows = z.input<typeof deletedRowsSchema>;
