import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";
import type { Day } from "@/lib/domain/progress/days";

/** Something meant for later, as it is being written or changed. */
export interface ThreadDraft {
	meant: string;
	/** Null if none is chosen yet. */
	day: Day | null;
}

/**
 * Returns the draft of something meant for later. A form in which no word was changed is not a draft.
 * @param id Its id; null for something new.
 * @param first The words that the form begins with.
 */
export const threadDraft = (userId: number, id: string | null, first: string): DraftOf<ThreadDraft> => ({
	name: `innerscript:thread:${userId}:${id ?? "new"}`,
	read(stored) {
		const { meant, day }: Partial<Record<keyof ThreadDraft, unknown>> = stored ?? {};
		if (typeof meant !== "string" || meant === first) return null;
		return day === null || typeof day === "string" ? { meant, day } : null;
	},
	follows: false,
});
