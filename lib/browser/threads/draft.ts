import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";
import type { Day } from "@/lib/domain/progress/days";

/** What the form of something meant for later contains. */
export interface ThreadForm {
	meant: string;
	/** Null if none is chosen yet. */
	day: Day | null;
}

/** Something meant for later, as it is being written or changed. */
export interface ThreadDraft extends ThreadForm {
	/** What the form was opened with. */
	was: ThreadForm;
}

function readForm(stored: unknown): ThreadForm | null {
	const { meant, day }: Partial<Record<keyof ThreadForm, unknown>> = stored ?? {};
	return typeof meant === "string" && (day === null || typeof day === "string") ? { meant, day } : null;
}

/**
 * Returns the draft of something meant for later. A form in which no word was changed is not a draft.
 * @param id Its id; null for something new.
 * @param first What the form begins with.
 */
export const threadDraft = (userId: number, id: string | null, first: ThreadForm): DraftOf<ThreadDraft> => ({
	name: `innerscript:thread:${userId}:${id ?? "new"}`,
	read(stored) {
		const form = readForm(stored);
		if (!form || form.meant === first.meant) return null;
		const { was }: { was?: unknown } = stored ?? {};
		return { ...form, was: readForm(was) ?? first };
	},
	follows: false,
});
