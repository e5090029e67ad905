import type { UseEmblaCarouselType } from "embla-carousel-react";
import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from "react";

const SLIDE_MS = 3000;
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

function subscribeToMotion(listener: () => void) {
	const query = window.matchMedia(REDUCED_MOTION);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

/** Whether the person asked their system for less motion; false on the server. */
export function useReducedMotion(): boolean {
	return useSyncExternalStore(
		subscribeToMotion,
		() => window.matchMedia(REDUCED_MOTION).matches,
		() => false,
	);
}

/**
 * Moves to the next slide every three seconds: not while a slide is dragged, not while the pointer or the keyboard's
 * focus is on the carousel, not after Pause, and never under reduced motion until Play is pressed.
 * @param selected The slide that shows now; a change, whoever caused it, starts the three seconds anew.
 * @returns `holders` are handlers for the carousel's outermost element.
 */
export function useAutoplay(carousel: UseEmblaCarouselType[1], selected: number) {
	const reduced = useReducedMotion();
	const [choice, setChoice] = useState<"play" | "pause" | null>(null);
	const [isPointed, setPointed] = useState(false);
	const [isFocused, setFocused] = useState(false);
	const [isDragged, setDragged] = useState(false);
	const isOn = choice ? choice === "play" : !reduced;
	const isRunning = isOn && !isPointed && !isFocused && !isDragged;

	useEffect(() => {
		if (!carousel) return;
		const down = () => setDragged(true);
		const up = () => setDragged(false);
		carousel.on("pointerDown", down).on("pointerUp", up);
		return () => void carousel.off("pointerDown", down).off("pointerUp", up);
	}, [carousel]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its full time
	useEffect(() => {
		if (!carousel || !isRunning) return;
		const timer = setTimeout(() => carousel.scrollNext(), SLIDE_MS);
		return () => clearTimeout(timer);
	}, [carousel, isRunning, selected]);

	return {
		/** Whether slides advance by themselves, apart from a moment's pointer, focus or drag. */
		isOn,
		toggle: () => setChoice(isOn ? "pause" : "play"),
		holders: {
			// A finger has no way to leave again.
			onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setPointed(true),
			onPointerLeave: () => setPointed(false),
			onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && setFocused(true),
			onBlur: () => setFocused(false),
		},
	};
}
