/** Words that are not submitted yet, as they are kept on the person's device. */
export interface Draft {
	text: string;
	prompt: string;
	/** Which tab wrote it last. */
	tab: string;
	/** The Idempotency-Key under which exactly these words were sent, so that sending them again makes no second entry. */
	sentAs: string | null;
}

/** Where a person's draft is kept; the second slot is for a tab whose words would overwrite another tab's. */
export const draftSlot = (userId: number) => `innerscript:journal-draft:${userId}`;
export const asideSlot = (userId: number) => `innerscript:journal-draft:${userId}:aside`;

/** Reads what a slot holds; anything else is no draft. */
export function parseDraft(value: string | null): Draft | null {
	if (value === null) return null;
	try {
		const { text, prompt, tab, sentAs }: Partial<Record<keyof Draft, unknown>> = JSON.parse(value) ?? {};
		// Checked by hand: the dashboard reads drafts, and a schema library would be a sixth of its script.
		if (typeof text !== "string" || typeof prompt !== "string" || typeof tab !== "string") return null;
		return sentAs === null || typeof sentAs === "string" ? { text, prompt, tab, sentAs } : null;
	} catch {
		return null;
	}
}

/** What a tab knows: its own words, and what it last saw in the slot. */
export interface TabState {
	tab: string;
	text: string;
	/** The slot's text when this tab last read or wrote it. */
	seen: string;
	/** Whether another tab's words stand in the slot, so that this one writes aside. */
	isApart: boolean;
}

/** What a tab does about words that another tab put into the slot (null: cleared it). */
export type Meeting = "ignore" | "follow" | "tell";

/**
 * A tab without words of its own follows; the same words are no news; otherwise the person is told, and nothing in this
 * tab changes.
 */
export function meet({ text, tab }: TabState, other: Draft | null): Meeting {
	if (other?.tab === tab) return "ignore";
	const theirs = other?.text ?? "";
	if (theirs === text) return "ignore";
	return text.trim() === "" ? "follow" : "tell";
}

/** Whether writing this tab's words to the slot would lose words of another tab that this one has not seen. */
export function wouldOverwrite({ tab, seen, isApart }: TabState, stored: Draft | null): boolean {
	if (isApart) return true;
	return stored !== null && stored.tab !== tab && stored.text.trim() !== "" && stored.text !== seen;
}
