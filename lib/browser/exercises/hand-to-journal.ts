import { KeptDraft } from "@/lib/browser/core/drafts/kept-draft";
import { journalDraft } from "@/lib/browser/journal/draft";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";

/**
 * Adds a text to the draft that the journal opens with, below what is there already. Submitting it is up to the person.
 * @param prompt Shown above it, unless the draft has one.
 * @returns `full` if both together are longer than an entry may be, `unkept` if this browser stores no drafts.
 */
export function handToJournal(userId: number, text: string, prompt: string): "done" | "full" | "unkept" {
	const draft = new KeptDraft(journalDraft(userId));
	const { value } = draft.state;
	const before = value?.text.trim() ? value.text : "";
	// Pressing twice adds it once.
	if (before.includes(text)) return "done";
	const whole = before === "" ? text : `${before}\n\n${text}`;
	if (whole.length > MAX_ENTRY) return "full";
	draft.write({ text: whole, prompt: before === "" ? prompt : (value?.prompt ?? prompt), sentAs: null });
	return draft.state.isStored ? "done" : "unkept";
}
