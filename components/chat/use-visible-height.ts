"use client";

import { useEffect, useRef } from "react";

/** A height smaller than any keyboard and larger than browser bars that come and go, in pixels. */
const KEYBOARD_LEAST = 120;

/**
 * Sets `--visible-height` on a full-height element while a keyboard covers part of the page. Browsers that support
 * `interactive-widget` make the page itself smaller; Safari lays the keyboard over it.
 */
export function useVisibleHeight<Element extends HTMLElement>() {
	const ref = useRef<Element>(null);
	useEffect(() => {
		const visible = window.visualViewport;
		if (!visible) return;
		const follow = () => {
			const isZoomed = Math.abs(visible.scale - 1) > 0.01;
			const isCovered = !isZoomed && window.innerHeight - visible.height > KEYBOARD_LEAST;
			if (isCovered) {
				ref.current?.style.setProperty("--visible-height", `${visible.height}px`);
				// Safari scrolls the page up to show the text box, which is in view already.
				window.scrollTo(0, 0);
			} else ref.current?.style.removeProperty("--visible-height");
		};
		follow();
		visible.addEventListener("resize", follow);
		visible.addEventListener("scroll", follow);
		return () => {
			visible.removeEventListener("resize", follow);
			visible.removeEventListener("scroll", follow);
		};
	}, []);
	return ref;
}
