"use client";

import { useQuery } from "@tanstack/react-query";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import type { ComposeOffers } from "@/lib/domain/scripts/compose/choices";
import { type ComposeDraft, composeDraftName, newDraft, readComposeDraft } from "@/lib/domain/scripts/compose/draft";

export const composePath = "/api/love-script/compose";

/**
 * Reads what there is to choose from.
 * @param enabled Nothing is read before this is true.
 */
export function useComposeOffers(enabled: boolean) {
	return useQuery<ComposeOffers>({ queryKey: [composePath], enabled, staleTime: 0 });
}

/** Returns a love script that is being composed, kept on this device from the first choice until it is written. */
export function useComposeDraft(userId: number) {
	const { value, isStored, draft } = useKeptDraft<ComposeDraft>({
		name: composeDraftName(userId),
		read: readComposeDraft,
		follows: false,
	});
	return {
		draft: value,
		isStored,
		open: () => draft?.write({ ...(value ?? newDraft()), isOpen: true }),
		keep: (next: ComposeDraft) => draft?.write(next),
		end: () => draft?.end(),
	};
}
