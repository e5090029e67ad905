import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";
import type { GoalForm } from "@/lib/domain/goals/schema";

/** A goal that is being written or changed. */
export interface GoalDraft extends GoalForm {
	/** What the form was opened with. */
	was: GoalForm;
}

/** Reads the form's fields of a stored value; null if they are not all there. */
function readForm(stored: unknown): GoalForm | null {
	const { title, description, type }: Partial<Record<keyof GoalForm, unknown>> = stored ?? {};
	if (typeof title !== "string" || typeof description !== "string") return null;
	return type === "short term" || type === "long term" ? { title, description, type } : null;
}

const isSame = (a: GoalForm, b: GoalForm) =>
	a.title === b.title && a.description === b.description && a.type === b.type;

/**
 * Returns the draft of a goal. A form that nothing was changed in is not a draft, and neither is a new goal that began
 * with other words: it belongs to another page.
 * @param id The goal's id; null for a new one.
 * @param first What the form begins with.
 */
export const goalDraft = (userId: number, id: string | null, first: GoalForm): DraftOf<GoalDraft> => ({
	name: `innerscript:goal:${userId}:${id ?? (first.description === "" ? "new" : "begun")}`,
	read(stored) {
		const form = readForm(stored);
		if (!form || isSame(form, first)) return null;
		const { was: opened }: { was?: unknown } = stored ?? {};
		const was = readForm(opened) ?? first;
		return id === null && was.description !== first.description ? null : { ...form, was };
	},
	follows: false,
});
