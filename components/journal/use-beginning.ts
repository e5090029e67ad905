"use client";

import { useEffect, useRef } from "react";
import { toast } from "@/components/ui/feedback/toast";
import type { Beginning } from "@/lib/domain/journal/own-words";

/**
 * Puts what a page begins with into it, once. After that the address does not name it any more, so that a reload, or the
 * way back to this screen, does not put it in again.
 * @param add Returns false where there is no room.
 */
export function useBeginning(beginning: Beginning | undefined, add: (beginning: Beginning) => boolean) {
	const adding = useRef(add);
	adding.current = add;
	useEffect(() => {
		const { pathname, search } = window.location;
		if (!beginning || !new URLSearchParams(search).has("from")) return;
		// Only once all effects of this moment are over: as the page comes to life, Next's router, which has to hear of it, does
		// not listen before. Otherwise the way back to this address would show nothing.
		queueMicrotask(() => window.history.replaceState(null, "", pathname));
		if (adding.current(beginning)) return;
		toast({
			title: "Your words were not put into your page",
			description: "Your draft there is very long already. Submit it first, then take them here again.",
			variant: "destructive",
		});
	}, [beginning]);
}
