import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";
import type { GoalForm } from "@/lib/domain/goals/schema";

/** A goal that is being written or changed. */
export interface GoalDraft extends GoalForm {
	/** The description that the form began with. */
	begunWith: string;
}

/**
 * Returns the draft of a goal. A form that nothing was changed in is not a draft, and neither is one that began with
 * other words: it belongs to another page.
 * @param id The goal's id; null for a new one.
 * @param first What the form begins with.
 */
export const goalDraft = (userId: number, id: string | null, first: GoalForm): DraftOf<GoalDraft> => ({
	name: `innerscript:goal:${userId}:${id ?? (first.description === "" ? "new" : "begun")}`,
	read(stored) {
		const { title, description, type, begunWith }: Partial<Record<keyof GoalDraft, unknown>> = stored ?? {};
		if (typeof title !== "string" || typeof description !== "string" || begunWith !== first.description) return null;
		if (type !== "short term" && type !== "long term") return null;
		const isSame = title === first.title && description === first.description && type === first.type;
		return isSame ? null : { title, description, type, begunWith };
	},
	follows: false,
});
