import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";
import type { ClientPhoto } from "@/lib/domain/photos/schema";

/** A description that is being written. */
interface DescriptionDraft {
	text: string;
	/** The description when it was opened. */
	was: string;
}

/** Returns the draft of a picture's description. The description as it is saved is not a draft. */
export const descriptionDraft = (userId: number, { id, description }: ClientPhoto): DraftOf<DescriptionDraft> => ({
	name: `innerscript:picture:${userId}:${id}`,
	read(stored) {
		const { text, was }: { text?: unknown; was?: unknown } = stored ?? {};
		const saved = description ?? "";
		if (typeof text !== "string" || text === saved) return null;
		return { text, was: typeof was === "string" ? was : saved };
	},
	follows: false,
});
