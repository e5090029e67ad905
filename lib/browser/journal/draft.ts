import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";

/** Words that have not been submitted, as stored on the person's device. */
export interface JournalDraft {
	text: string;
	prompt: string;
	/**
	 * The Idempotency-Key under which exactly these words were sent, so that sending them again does not make a second
	 * entry.
	 */
	sentAs: string | null;
}

/** Reads what a slot holds; null for anything that is not a draft, or has no words. */
function readDraft(stored: unknown): JournalDraft | null {
	// Checked by hand: the dashboard reads drafts, and a schema library would be a sixth of its script.
	const { text, prompt, sentAs }: Partial<Record<keyof JournalDraft, unknown>> = stored ?? {};
	if (typeof text !== "string" || text === "" || typeof prompt !== "string") return null;
	return sentAs === null || typeof sentAs === "string" ? { text, prompt, sentAs } : null;
}

/** Words behind those that a page has already, after a blank line. */
export function joined(before: string, words: string): string {
	if (before.trim() === "") return words;
	const ends = /\n{0,2}$/.exec(before)?.[0] ?? "";
	return before + "\n".repeat(2 - ends.length) + words;
}

/** The page that a person is writing. */
export const journalDraft = (userId: number): DraftOf<JournalDraft> => ({
	name: `innerscript:journal-draft:${userId}`,
	read: readDraft,
	isWithin: (draft, other) => other.text.includes(draft.text.trim()),
	follows: true,
});
