import type { EntryInsight } from "./schema";

/** A quick insight that the browser remembers until the entry is submitted. */
export interface AskedInsight extends EntryInsight {
	/** The words that it was asked for. */
	about: string;
}

/** How many an entry takes along at most: the newest ones. */
const MOST = 20;

/**
 * The insights that belong to an entry: those whose words still stand in it. Asking for one saves nothing, so what was
 * asked about other words is not kept anywhere.
 * @param asked Oldest first.
 */
export function insightsWithin(content: string, asked: readonly AskedInsight[]): EntryInsight[] {
	return asked
		.filter(({ about }) => content.includes(about.trim()))
		.map(({ message, createdAt }) => ({ message, createdAt }))
		.slice(-MOST);
}
