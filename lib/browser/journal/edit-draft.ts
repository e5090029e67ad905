import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";
import { isSameText } from "@/lib/domain/core/same-text";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import type { Day } from "@/lib/domain/progress/days";

/** An edit of an entry that has not been saved. */
export interface EditDraft {
	content: string;
	day: Day;
	/** The version of the entry that it started from. */
	version: number;
}

/** The draft of an entry's edit. An edit that changes nothing is no draft. */
export const editDraft = (userId: number, entry: ClientEntry): DraftOf<EditDraft> => ({
	name: `innerscript:entry-edit:${userId}:${entry.id}`,
	read(stored) {
		const { content, day, version }: Partial<Record<keyof EditDraft, unknown>> = stored ?? {};
		if (typeof content !== "string" || typeof day !== "string" || typeof version !== "number") return null;
		return isSameText(content, entry.content) && day === entry.day ? null : { content, day, version };
	},
	follows: false,
});
