import { type RefObject, useEffect } from "react";

/** Scrolls to the newest message. The list is reversed: its scroll position counts from the bottom. */
export function scrollToLatest(scroller: HTMLElement | null, behavior: ScrollBehavior = "instant"): void {
	scroller?.scrollTo?.({ top: 0, behavior });
}

/**
 * Keeps what is being read in place while the end of the list grows below it. Most browsers do that by themselves;
 * Safari does not.
 */
export function useStillReading(scroller: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const [list, grows] = [scroller.current, end.current];
		if (!list || !grows || "overflowAnchor" in list.style) return;
		let height = grows.offsetHeight;
		const observer = new ResizeObserver(() => {
			const grown = grows.offsetHeight - height;
			height += grown;
			if (list.scrollTop < -1) list.scrollTop -= grown;
		});
		observer.observe(grows);
		return () => observer.disconnect();
	}, [scroller, end]);
}
