import type { DraftOf } from "@/lib/browser/core/drafts/kept-draft";
import type { ClientPhoto } from "@/lib/domain/photos/schema";

/** Returns the draft of a picture's description. The description as it is saved is not a draft. */
export const descriptionDraft = (userId: number, { id, description }: ClientPhoto): DraftOf<{ text: string }> => ({
	name: `innerscript:picture:${userId}:${id}`,
	read(stored) {
		const { text }: { text?: unknown } = stored ?? {};
		return typeof text === "string" && text !== (description ?? "") ? { text } : null;
	},
	follows: false,
});
