import { z } from "zod";
import type { Day } from "@/lib/progress/days";
import type { SafetyNotice } from "@/lib/safety/shown";
import { ENTRY_REQUIRED, MAX_ENTRY } from "./limits";

const MAX_PROMPT = 500;
/** What an entry of this size can take as JSON, every character escaped. */
export const MAX_ENTRY_BYTES = 6 * MAX_ENTRY + 8_192;

/** POST /api/journal. */
export const journalSchema = z.strictObject({
	content: z
		.string(ENTRY_REQUIRED.description)
		.max(MAX_ENTRY, `An entry can have at most ${MAX_ENTRY.toLocaleString("en")} characters.`)
		.refine((text) => text.trim() !== "", ENTRY_REQUIRED.description),
	prompt: z
		.string("A prompt is required.")
		.min(1, "A prompt is required.")
		.max(MAX_PROMPT, `A prompt can have at most ${MAX_PROMPT} characters.`),
	action: z.enum(["submit", "insight"], { error: 'The action is either "submit" or "insight".' }),
});
export type JournalRequest = z.infer<typeof journalSchema>;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** What may be asked of GET /api/journal/{userId}. */
export const pageSchema = z.object({
	limit: z.coerce
		.number("The limit is not a number.")
		.int("The limit is not a whole number.")
		.min(1, "The limit is at least 1.")
		.max(200, "The limit is at most 200.")
		.default(100),
	/** The id of an entry: only what is older than it. */
	before: z.string().min(1).max(100).optional(),
	/** Words that must all occur in an entry's title or content. */
	q: z.string().max(200, "A search can have at most 200 characters.").optional(),
	month: z.string().regex(MONTH, "A month looks like 2026-11.").optional(),
	day: z.string().refine(isDay, "A day looks like 2026-11-21.").optional(),
});
export type PageRequest = z.infer<typeof pageSchema>;

/** What may be asked of GET /api/journal/{userId}/days. */
export const daysSchema = z.object({
	month: z.string("A month is needed.").regex(MONTH, "A month looks like 2026-11."),
});

/** An entry as it is sent to the person's browser. */
export interface ClientEntry {
	id: string;
	/** Null until the coach has given it one. */
	title: string | null;
	content: string;
	/** Whether everything of the entry is here. In a long list, `content` is only how it begins. */
	isComplete: boolean;
	prompt: string;
	keyInsights: string[];
	quote: string | null;
	message: string | null;
	/** Who wrote title, insights, quote and message: `built-in` or a model's name. */
	insightBy: string | null;
	/** Whether somebody is writing them now. */
	isBeingRead: boolean;
	/** The earlier entry that an insight speaks of. */
	relatedTo: { id: string; title: string | null; day: Day } | null;
	wordCount: number;
	/** The person's local day when they wrote it. */
	day: Day;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** What POST /api/journal answers. An insight saves nothing, so it has no entry. */
export interface JournalResult {
	title: string | null;
	keyInsights: string[];
	quote: string | null;
	/** The closing message, or the quick insight. */
	message: string | null;
	entry: ClientEntry | null;
	/** `unavailable`: the entry is saved, and the coach could not read it now, or was not given it. */
	insightStatus: "ready" | "unavailable";
	/** What is shown before anything else, or null. Computed from the words each time, never stored. */
	safety: SafetyNotice | null;
}

/** The writing days of one month. */
export interface ClientDays {
	days: { day: Day; words: number }[];
	/** The first day that was ever written on. */
	firstDay: Day | null;
}
