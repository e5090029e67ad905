import { KeptDraft } from "@/lib/browser/core/drafts/kept-draft";
import { journalDraft } from "@/lib/browser/journal/draft";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";

/**
 * Puts a text into the draft that the journal opens with, below whatever stands there already; the person submits it.
 * @param prompt Shown above it, unless the draft has one.
 * @returns `full` where both together are more than an entry can have, `unkept` where this browser keeps no drafts.
 */
export function handToJournal(userId: number, text: string, prompt: string): "done" | "full" | "unkept" {
	const draft = new KeptDraft(journalDraft(userId));
	const { value } = draft.state;
	const before = value?.text.trim() ? value.text : "";
	// Pressed twice, it is there once.
	if (before.includes(text)) return "done";
	const whole = before === "" ? text : `${before}\n\n${text}`;
	if (whole.length > MAX_ENTRY) return "full";
	draft.write({ text: whole, prompt: before === "" ? prompt : (value?.prompt ?? prompt), sentAs: null });
	return draft.state.isStored ? "done" : "unkept";
}
