import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";
import type { ClientPhoto } from "@/lib/domain/photos/schema";

/** A page that has not been submitted, as stored on the person's device. */
export interface JournalDraft {
	text: string;
	prompt: string;
	/**
	 * The Idempotency-Key under which exactly this text was sent, so that sending it again does not create a second
	 * entry.
	 */
	sentAs: string | null;
	/** The pictures that were added; they are already on the server, and wait there for the entry. */
	photos?: ClientPhoto[];
}

/** Returns a page with these values and otherwise empty. */
export const pageWith = (words: Partial<JournalDraft>): JournalDraft => ({
	text: "",
	prompt: "",
	sentAs: null,
	...words,
});

/** Reads a stored value; null if it is not a draft, or has neither text nor pictures. */
function readDraft(stored: unknown): JournalDraft | null {
	// Validated by hand: the dashboard reads drafts, and a schema library would be a sixth of its script.
	const { text, prompt, sentAs, photos }: Partial<Record<keyof JournalDraft, unknown>> = stored ?? {};
	const added = Array.isArray(photos) && photos.length > 0 ? { photos: photos as ClientPhoto[] } : {};
	if (typeof text !== "string" || typeof prompt !== "string" || (text === "" && !added.photos)) return null;
	return sentAs === null || typeof sentAs === "string" ? { text, prompt, sentAs, ...added } : null;
}

/** Whether all of these pictures are among the others. */
const areAmong = (photos: readonly ClientPhoto[] = [], others: readonly ClientPhoto[] = []): boolean =>
	photos.every(({ id }) => others.some((other) => other.id === id));

/** Appends a text to the one on the page, after a blank line. */
export function joined(before: string, words: string): string {
	if (before.trim() === "") return words;
	const ends = /\n{0,2}$/.exec(before)?.[0] ?? "";
	return before + "\n".repeat(2 - ends.length) + words;
}

/** Returns the draft of the page that a person is writing. */
export const journalDraft = (userId: number): DraftOf<JournalDraft> => ({
	name: `innerscript:journal-draft:${userId}`,
	read: readDraft,
	isWithin: (draft, other) => other.text.includes(draft.text.trim()) && areAmong(draft.photos, other.photos),
	follows: true,
});
