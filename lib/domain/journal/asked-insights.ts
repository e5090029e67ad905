import type { EntryInsight } from "./schema";

/** A quick insight that the browser keeps until the entry is submitted. */
export interface AskedInsight extends EntryInsight {
	/** The text that the insight was requested for. */
	about: string;
}

/** Maximum number of insights that are sent with an entry. */
const MOST = 20;

/** Returns the newest insights. @param asked Oldest first. */
export const newest = (asked: readonly AskedInsight[]): EntryInsight[] =>
	asked.slice(-MOST).map(({ message, createdAt }) => ({ message, createdAt }));

/**
 * Returns the insights that still belong to an entry because the text they were requested for is still in it.
 * Requesting an insight saves nothing, so those on text that was removed are lost. If there are too many, the newest
 * are kept.
 * @param asked Oldest first.
 */
export function insightsWithin(content: string, asked: readonly AskedInsight[]): EntryInsight[] {
	return newest(asked.filter(({ about }) => content.includes(about.trim())));
}
