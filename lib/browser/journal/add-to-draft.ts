import { draftInThisTab } from "@/lib/browser/core/drafts/kept-draft";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { MAX_PHOTOS } from "@/lib/domain/photos/limits";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { type JournalDraft, joined, journalDraft, pageWith } from "./draft";

/** `full`: both texts together are longer than an entry may be. `unkept`: this browser stores no drafts. */
export type Adding = "done" | "full" | "unkept";

/** Joins the pictures of two pages, without duplicates. */
const together = (before: ClientPhoto[] = [], added: ClientPhoto[] = []): ClientPhoto[] => [
	...before,
	...added.filter(({ id }) => before.every((one) => one.id !== id)),
];

/**
 * Adds text to the page that the person is writing, below its present text. The person decides whether to submit it.
 * @param words The added page. Its prompt is used unless the page has one, and its key only if the page was empty.
 * @returns Unless it is `done`, the page is unchanged.
 */
export function addToDraft(userId: number, words: Partial<JournalDraft>): Adding {
	const added = pageWith(words);
	const draft = draftInThisTab(journalDraft(userId));
	const { value: before } = draft.state;
	const photos = together(before?.photos, added.photos);
	const withPhotos = photos.length > 0 ? { photos } : {};
	if (photos.length > MAX_PHOTOS) return "full";
	if (!before?.text.trim()) draft.write({ ...added, ...withPhotos });
	else {
		// Pressing twice adds the text once.
		const isThere = before.text.includes(added.text);
		if (isThere && photos.length === (before.photos ?? []).length) return "done";
		const text = isThere ? before.text : joined(before.text, added.text);
		if (text.length > MAX_ENTRY) return "full";
		draft.write({ ...before, text, sentAs: null, ...withPhotos });
	}
	if (draft.state.isStored) return "done";
	draft.write(before);
	return "unkept";
}
