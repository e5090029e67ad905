"use client";

import { ArrowDown } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";

/** How far from the newest message the button appears, in pixels. */
const FAR = 100;

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

/** A round button, shown when the newest message is out of sight. */
export function ScrollToLatest({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
	const [isFar, setFar] = useState(false);
	useEffect(() => {
		const element = scroller.current;
		if (!element) return;
		const look = () => setFar(Math.abs(element.scrollTop) >= FAR);
		look();
		element.addEventListener("scroll", look, { passive: true });
		return () => element.removeEventListener("scroll", look);
	}, [scroller]);

	function go() {
		const element = scroller.current;
		if (!element) return;
		// A long way is jumped rather than scrolled.
		const isNear = Math.abs(element.scrollTop) < 3 * element.clientHeight;
		const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
		scrollToLatest(element, isNear && !isStill ? "smooth" : "instant");
		// The button is about to disappear; the focus moves to where reading continues.
		element.focus({ preventScroll: true });
	}

	if (!isFar) return null;
	return (
		<button
			type="button"
			onClick={go}
			className="absolute right-[max(0.5rem,calc(50%-23rem))] bottom-3 z-10 grid size-11 animate-fade-in place-items-center rounded-full bg-page text-accent shadow-lifted inset-ring inset-ring-rule hover:bg-sunken"
		>
			<ArrowDown aria-hidden="true" className="size-5" />
			<span className="sr-only">Scroll to latest</span>
		</button>
	);
}
