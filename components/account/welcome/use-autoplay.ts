import type { EmblaCarouselType } from "embla-carousel";
import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from "react";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

function subscribeToMotion(listener: () => void) {
	const query = window.matchMedia(REDUCED_MOTION);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}

/** Whether the person's system asks for reduced motion; false on the server. */
export function useReducedMotion(): boolean {
	return useSyncExternalStore(
		subscribeToMotion,
		() => window.matchMedia(REDUCED_MOTION).matches,
		() => false,
	);
}

/**
 * Moves to the next slide every three seconds. Stops while a slide is dragged, while the pointer or the keyboard focus
 * is on the carousel, and after Pause; under reduced motion, only starts when Play is pressed.
 * @param selected The current slide. Each change, whatever caused it, restarts the three seconds.
 * @returns `holders` are handlers for the carousel's outermost element.
 */
export function useAutoplay(carousel: EmblaCarouselType | null, selected: number) {
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
		const up = () => {
			setDragged(false);
			// After a drag the mouse is still over the carousel, which must not stop it.
			setPointed(false);
		};
		carousel.on("pointerDown", down).on("pointerUp", up);
		return () => void carousel.off("pointerDown", down).off("pointerUp", up);
	}, [carousel]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its full time
	useEffect(() => {
		const { autoplay } = carousel?.plugins() ?? {};
		if (isRunning) autoplay?.play();
		else autoplay?.stop();
	}, [carousel, isRunning, selected]);

	return {
		/** Whether autoplay is on; ignores short pauses while hovered, focused or dragged. */
		isOn,
		toggle: () => setChoice(isOn ? "pause" : "play"),
		holders: {
			// A touch never triggers a leave event.
			onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setPointed(true),
			onPointerLeave: () => setPointed(false),
			onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && setFocused(true),
			onBlur: () => setFocused(false),
		},
	};
}
