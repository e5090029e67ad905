import type { EntryInsight } from "./schema";

/** A quick insight that the browser keeps until the entry is submitted. */
export interface AskedInsight extends EntryInsight {
	/** The text that the insight was requested for. */
	about: string;
}

/** Maximum number of insights stored with an entry; the newest are kept. */
const MOST = 20;

/**
 * Returns the insights that still belong to an entry because the text they were requested for is still in it.
 * Requesting an insight saves nothing, so those on text that was removed are lost.
 * @param asked Oldest first.
 */
export function insightsWithin(content: string, asked: readonly AskedInsight[]): EntryInsight[] {
	return asked
		.filter(({ about }) => content.includes(about.trim()))
		.map(({ message, createdAt }) => ({ message, createdAt }))
		.slice(-MOST);
}
