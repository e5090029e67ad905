import type { ClientEntry, JournalResult } from "@/lib/domain/journal/schema";
import { USER_ID } from "@/tests/setup/in-app";

/** Returns an entry as the server sends it. */
export const entry = (id: string, more: Partial<ClientEntry> = {}): ClientEntry => ({
	id,
	userId: USER_ID,
	chatHistory: [],
	title: `Title ${id}`,
	content: `Content ${id}`,
	isComplete: true,
	prompt: `Prompt ${id}?`,
	keyInsights: [`First of ${id}`, `Second of ${id}`, `Third of ${id}`],
	quote: `Quote ${id}`,
	message: `Message ${id}`,
	insightBy: "built-in",
	isInsightOld: false,
	isBeingRead: false,
	relatedTo: null,
	photos: [],
	wordCount: 2,
	version: 1,
	day: "2026-11-03",
	createdAt: "2026-11-03T20:00:00.000Z",
	...more,
});

/** Returns the response to a submitted entry. */
export const resultOf = (saved: ClientEntry): JournalResult => ({
	title: saved.title,
	keyInsights: saved.keyInsights,
	quote: saved.quote,
	message: saved.message,
	entry: saved,
	insightStatus: saved.insightBy ? "ready" : "unavailable",
	safety: null,
});
