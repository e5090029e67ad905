import { draftInThisTab } from "@/lib/browser/core/drafts/kept-draft";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { type JournalDraft, joined, journalDraft } from "./draft";

/** `full`: both together are longer than an entry may be. `unkept`: this browser stores no drafts. */
export type Adding = "done" | "full" | "unkept";

/**
 * Adds words to the page that somebody is writing, below what stands there already. Submitting it is up to the person.
 * @param added The prompt is shown above them unless the page has one, and the key counts as long as they stand alone.
 * @returns Where it is not `done`, the page is as it was before.
 */
export function addToDraft(userId: number, added: JournalDraft): Adding {
	const draft = draftInThisTab(journalDraft(userId));
	const { value: before } = draft.state;
	if (!before?.text.trim()) draft.write(added);
	// Pressing twice adds it once.
	else if (before.text.includes(added.text)) return "done";
	else {
		const text = joined(before.text, added.text);
		if (text.length > MAX_ENTRY) return "full";
		draft.write({ text, prompt: before.prompt, sentAs: null });
	}
	if (draft.state.isStored) return "done";
	draft.write(before);
	return "unkept";
}
