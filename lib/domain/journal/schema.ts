import { z } from "zod";
import { pageLimit } from "@/lib/domain/core/page-limit";
import type { Day } from "@/lib/domain/progress/days";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { ENTRY_REQUIRED, MAX_ENTRY } from "./limits";
import { MAX_QUOTE } from "./quotable";
import type { Written } from "./written";

const MAX_PROMPT = 500;
/** How many insights an entry takes along, and how long each may be. */
const MAX_INSIGHTS = 20;
const MAX_INSIGHT = 2_000;
/** The largest size of such an entry as JSON, with every character escaped. */
export const MAX_ENTRY_BYTES = 6 * (MAX_ENTRY + MAX_INSIGHTS * MAX_INSIGHT) + 8_192;

const time = z.iso.datetime({ error: "A time looks like 2026-11-21T18:30:00.000Z." });
const content = z
	.string(ENTRY_REQUIRED.description)
	.max(MAX_ENTRY, `An entry can have at most ${MAX_ENTRY.toLocaleString("en")} characters.`)
	.refine((text) => text.trim() !== "", ENTRY_REQUIRED.description);

/** What each text that a person writes in an entry may be. CONTRIBUTING.md says what else a new one touches. */
const written = {
	content,
	prompt: z
		.string("A prompt is required.")
		.min(1, "A prompt is required.")
		.max(MAX_PROMPT, `A prompt can have at most ${MAX_PROMPT} characters.`),
} satisfies Record<keyof Written, z.ZodType>;

/** POST /api/journal. */
export const journalSchema = z.strictObject({
	...written,
	action: z.enum(["submit", "insight"], { error: 'The action is either "submit" or "insight".' }),
	/** Whose entry it is, where it waited on a device: it must not end up in the journal of whoever is signed in by then. */
	userId: z.number("A person is named by a number.").int().optional(),
	/** When it was written, where it waited for the network. It belongs to that day. */
	writtenAt: time.optional(),
	/** For a submit: the insights that were asked for on words that are in the entry, oldest first. */
	insights: z
		.array(z.strictObject({ message: z.string().min(1).max(MAX_INSIGHT), createdAt: time }))
		.max(MAX_INSIGHTS, `An entry takes along at most ${MAX_INSIGHTS} insights.`)
		.optional(),
});
export type JournalRequest = z.infer<typeof journalSchema>;

/** From the year 1 on, and so that the month after it has four digits too. */
const MONTH = /^(?!0000|9999-12)\d{4}-(0[1-9]|1[0-2])$/;
/** JavaScript takes the 30th of February for a day in March. */
const isDay = (text: string) => {
	const instant = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};

/** What may be asked of GET /api/journal/{userId}. */
export const pageSchema = z.object({
	limit: pageLimit,
	/** The id of an entry: only older ones. */
	before: z.string().min(1).max(100).optional(),
	/** Words that must all occur in an entry's title or content. */
	q: z.string().max(200, "A search can have at most 200 characters.").optional(),
	month: z.string().regex(MONTH, "A month looks like 2026-11.").optional(),
	day: z.string().refine(isDay, "A day looks like 2026-11-21.").optional(),
	/** The first and the last day of a stretch. */
	from: z.string().refine(isDay, "A day looks like 2026-11-21.").optional(),
	until: z.string().refine(isDay, "A day looks like 2026-11-21.").optional(),
});
export type PageRequest = z.infer<typeof pageSchema>;

/** PUT /api/journal/{id}. */
export const entryEditSchema = z.strictObject({
	content,
	/** The day to which it belongs; without it, the day stays. */
	day: z
		.string("A day looks like 2026-11-21.")
		.refine((text) => isDay(text) && text >= "1900-01-01", "A day looks like 2026-11-21.")
		.optional(),
	/** The version from which the edit started. */
	version: z.number("The version is the number that the entry was read with.").int().positive(),
});
export type EntryEdit = z.infer<typeof entryEditSchema>;

/** What may be asked of GET /api/journal/{userId}/days. */
export const daysSchema = z.object({
	month: z.string("A month is needed.").regex(MONTH, "A month looks like 2026-11."),
});

/** A quick insight that was requested while an entry was being written. */
export interface EntryInsight {
	message: string;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** An entry as it is sent to the person's browser. */
export interface ClientEntry extends Written {
	id: string;
	userId: number;
	/** Null until the coach has given it one. */
	title: string | null;
	/** Whether the entry is complete. In a long list, `content` may be only its beginning. */
	isComplete: boolean;
	/** Oldest first. */
	chatHistory: EntryInsight[];
	keyInsights: string[];
	quote: string | null;
	message: string | null;
	/** Who wrote title, insights, quote and message: `built-in` or a model's name. */
	insightBy: string | null;
	/** Whether the entry was edited after they were written. */
	isInsightOld: boolean;
	/** Whether somebody is writing them now. */
	isBeingRead: boolean;
	/** The earlier entry to which an insight refers. */
	relatedTo: { id: string; title: string | null; day: Day } | null;
	wordCount: number;
	/** Counts the edits; an edit names the version from which it started. */
	version: number;
	/** The person's local day when they wrote it. */
	day: Day;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** An entry's state before an edit. */
export interface ClientEntryVersion {
	version: number;
	content: string;
	day: Day;
	/** When the edit replaced it. ISO 8601, UTC. */
	editedAt: string;
}

/** What POST /api/journal answers. An insight saves nothing, so it has no entry. */
export interface JournalResult {
	title: string | null;
	keyInsights: string[];
	quote: string | null;
	/** The closing message, or the quick insight. */
	message: string | null;
	entry: ClientEntry | null;
	/** `unavailable`: the entry is saved, but the coach could not read it now, or was not given it. */
	insightStatus: "ready" | "unavailable";
	/** The notice to show first, or null. Computed from the words each time, never stored. */
	safety: SafetyNotice | null;
}

/** The writing days of one month. */
export interface ClientDays {
	days: { day: Day; words: number }[];
	/** The very first day with an entry. */
	firstDay: Day | null;
}

/** PUT /api/journal/{id}/quote: another sentence of the entry in the place of its quote. */
export const quoteSchema = z.strictObject({ quote: z.string().min(1).max(MAX_QUOTE) });
