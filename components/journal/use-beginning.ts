"use client";

import { useEffect, useRef } from "react";
import { toast } from "@/components/ui/feedback/toast";
import type { Beginning } from "@/lib/domain/journal/own-words";

/**
 * Adds the text that a page should begin with, once. Then removes it from the URL, so that a reload, or going back to
 * this screen, does not add it again.
 * @param add Returns false if there is no room.
 */
export function useBeginning(beginning: Beginning | undefined, add: (beginning: Beginning) => boolean) {
	const adding = useRef(add);
	adding.current = add;
	useEffect(() => {
		const { pathname, search } = window.location;
		if (!beginning || !new URLSearchParams(search).has("from")) return;
		// Only after all effects of this moment: during hydration, Next's router does not listen yet, and must know of the
		// change. Otherwise going back to this URL would show nothing.
		queueMicrotask(() => window.history.replaceState(null, "", pathname));
		if (adding.current(beginning)) return;
		toast({
			title: "Your words were not added to your page",
			description: "Your draft there is already very long. Submit it first, then come back for them.",
			variant: "destructive",
		});
	}, [beginning]);
}
