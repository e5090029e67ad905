import { z } from "zod";
import { pageLimit } from "@/lib/domain/core/page-limit";
import { type ClientPhoto, takenAlong } from "@/lib/domain/photos/schema";
import type { Day } from "@/lib/domain/progress/days";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { ENTRY_REQUIRED, MAX_ENTRY, MAX_PROMPT } from "./limits";
import { MAX_QUOTE } from "./quotable";
import type { Written } from "./written";

/** Maximum number of insights stored with an entry, and the maximum length of each in characters. */
const MAX_INSIGHTS = 20;
const MAX_INSIGHT = 2_000;
/** Maximum size of an entry's JSON, in bytes, if every character is escaped. */
export const MAX_ENTRY_BYTES = 6 * (MAX_ENTRY + MAX_INSIGHTS * MAX_INSIGHT) + 8_192;

const time = z.iso.datetime({ error: "A time looks like 2026-11-21T18:30:00.000Z." });
const content = z
	.string(ENTRY_REQUIRED.description)
	.max(MAX_ENTRY, `An entry can have at most ${MAX_ENTRY.toLocaleString("en")} characters.`)
	.refine((text) => text.trim() !== "", ENTRY_REQUIRED.description);

/** Schemas of the texts that a person writes in an entry. CONTRIBUTING.md says what else a new one affects. */
const written = {
	content,
	prompt: z
		.string("A prompt is required.")
		.min(1, "A prompt is required.")
		.max(MAX_PROMPT, `A prompt can have at most ${MAX_PROMPT} characters.`),
} satisfies Record<keyof Written, z.ZodType>;

/** Body of POST /api/journal. */
export const journalSchema = z.strictObject({
	...written,
	action: z.enum(["submit", "insight"], { error: 'The action is either "submit" or "insight".' }),
	/**
	 * The author, if the entry waited on a device: it must not end up in the journal of another person who has signed in
	 * since.
	 */
	userId: z.number("A person is named by a number.").int().optional(),
	/** When it was written, if it waited for the network. It belongs to that day. */
	writtenAt: time.optional(),
	/**
	 * The insights that were requested so far, oldest first. A submit takes those along whose text is still in the entry;
	 * another insight differs from them.
	 */
	insights: z
		.array(z.strictObject({ message: z.string().min(1).max(MAX_INSIGHT), createdAt: time }))
		.max(MAX_INSIGHTS, `An entry takes along at most ${MAX_INSIGHTS} insights.`)
		.optional(),
	/** For a submit: the pictures that were added while the entry was written. */
	photos: takenAlong.optional(),
});
export type JournalRequest = z.infer<typeof journalSchema>;

/** Matches months from the year 1 on; the following month must have a four-digit year as well. */
const MONTH = /^(?!0000|9999-12)\d{4}-(0[1-9]|1[0-2])$/;
/** Whether a text is a valid day. JavaScript reads February 30 as a day in March. */
const isDay = (text: string) => {
	const instant = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};

/** Query parameters of GET /api/journal/{userId}. */
export const pageSchema = z.object({
	limit: pageLimit,
	/** Id of an entry; only older ones are returned. */
	before: z.string().min(1).max(100).optional(),
	/** Words that must all occur in an entry's title or content. */
	q: z.string().max(200, "A search can have at most 200 characters.").optional(),
	month: z.string().regex(MONTH, "A month looks like 2026-11.").optional(),
	day: z.string().refine(isDay, "A day looks like 2026-11-21.").optional(),
	/** The first and last day of a date range. */
	from: z.string().refine(isDay, "A day looks like 2026-11-21.").optional(),
	until: z.string().refine(isDay, "A day looks like 2026-11-21.").optional(),
});
export type PageRequest = z.infer<typeof pageSchema>;

/** Body of PUT /api/journal/{id}. */
export const entryEditSchema = z.strictObject({
	content,
	/** The day that the entry belongs to; if missing, it is not changed. */
	day: z
		.string("A day looks like 2026-11-21.")
		.refine((text) => isDay(text) && text >= "1900-01-01", "A day looks like 2026-11-21.")
		.optional(),
	/** The version that the edit is based on. */
	version: z.number("The version is the number that the entry was read with.").int().positive(),
});
export type EntryEdit = z.infer<typeof entryEditSchema>;

/** Query parameters of GET /api/journal/{userId}/days. */
export const daysSchema = z.object({
	month: z.string("A month is needed.").regex(MONTH, "A month looks like 2026-11."),
});

/** A quick insight that was requested while the entry was being written. */
export interface EntryInsight {
	message: string;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** An entry as it is sent to the person's browser. */
export interface ClientEntry extends Written {
	id: string;
	userId: number;
	/** Null until the coach has given the entry a title. */
	title: string | null;
	/** Whether `content` is the whole text. In a long list it may be only the beginning. */
	isComplete: boolean;
	/** Oldest first. */
	chatHistory: EntryInsight[];
	keyInsights: string[];
	quote: string | null;
	message: string | null;
	/** Who wrote title, insights, quote and closing message: `built-in` or a model's name. */
	insightBy: string | null;
	/** Whether the entry was edited after they were written. */
	isInsightOld: boolean;
	/** Whether they are being written at the moment. */
	isBeingRead: boolean;
	/** The earlier entry that an insight refers to. */
	relatedTo: { id: string; title: string | null; day: Day } | null;
	/** In their order. */
	photos: ClientPhoto[];
	wordCount: number;
	/** Incremented by each edit; an edit names the version it is based on. */
	version: number;
	/** The person's local day when they wrote the entry. */
	day: Day;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** An entry as it was before an edit. */
export interface ClientEntryVersion {
	version: number;
	content: string;
	day: Day;
	/** When the edit replaced it. ISO 8601, UTC. */
	editedAt: string;
}

/** Response of POST /api/journal. Requesting an insight saves nothing, so then there is no entry. */
export interface JournalResult {
	title: string | null;
	keyInsights: string[];
	quote: string | null;
	/** The closing message, or the quick insight. */
	message: string | null;
	entry: ClientEntry | null;
	/** `unavailable`: the entry is saved, but the coach could not read it now or was not allowed to. */
	insightStatus: "ready" | "unavailable";
	/** The safety notice to show first, or null. Computed from the words each time, never stored. */
	safety: SafetyNotice | null;
}

/** The days of one month on which the person wrote. */
export interface ClientDays {
	days: { day: Day; words: number }[];
	/** The first day with an entry in the whole journal. */
	firstDay: Day | null;
}

/** Body of PUT /api/journal/{id}/quote: another sentence of the entry to show as its quote. */
export const quoteSchema = z.strictObject({ quote: z.string().min(1).max(MAX_QUOTE) });
