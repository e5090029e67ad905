import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";
import { isSameText } from "@/lib/domain/core/same-text";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import type { Day } from "@/lib/domain/progress/days";

/** An unsaved edit of an entry. */
export interface EditDraft {
	content: string;
	day: Day;
	/** The version of the entry that it is based on. */
	version: number;
}

/** Returns the draft of an entry's edit. An edit that changes nothing is not a draft. */
export const editDraft = (userId: number, entry: ClientEntry): DraftOf<EditDraft> => ({
	name: `innerscript:entry-edit:${userId}:${entry.id}`,
	read(stored) {
		const { content, day, version }: Partial<Record<keyof EditDraft, unknown>> = stored ?? {};
		if (typeof content !== "string" || typeof day !== "string" || typeof version !== "number") return null;
		return isSameText(content, entry.content) && day === entry.day ? null : { content, day, version };
	},
	follows: false,
});
