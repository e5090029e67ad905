"use client";

import { ArrowDown } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { scrollToLatest } from "./reading-place";

/** How far from the newest message the button appears, in pixels. */
const FAR = 100;

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
		// A long distance is jumped rather than scrolled.
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
