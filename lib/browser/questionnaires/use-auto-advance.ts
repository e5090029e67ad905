"use client";

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { browserChoice } from "@/lib/browser/core/browser-choice";

/** How long the tapped number is shown before the next question appears, in milliseconds. */
const SHOWN_MS = 350;
/** A tap this soon after a new question appeared was a double tap on the previous one, in milliseconds. */
const DOUBLE_TAP_MS = 250;

const preference = browserChoice(
	"stay-after-tap",
	(stored) => stored === null,
	(isOn: boolean) => (isOn ? null : "yes"),
);

/**
 * Goes on automatically a moment after a number was tapped, unless that is turned off in this browser.
 * @param index The question that is shown. If it changes for any reason, a pending step is cancelled.
 */
export function useAutoAdvance(index: number, goOn: () => void) {
	const isOn = useSyncExternalStore(preference.subscribe, preference.get, preference.getOnServer);
	/** When it last went on automatically, in milliseconds since the page began to load. */
	const arrivedAt = useRef(Number.NEGATIVE_INFINITY);
	const [tap, setTap] = useState<{ index: number } | null>(null);
	const goOnNow = useEffectEvent(goOn);
	// Returning to a question does not repeat an earlier tap.
	if (tap && tap.index !== index) setTap(null);

	useEffect(() => {
		if (!isOn || !tap) return;
		const timer = setTimeout(() => {
			arrivedAt.current = performance.now();
			goOnNow();
		}, SHOWN_MS);
		return () => clearTimeout(timer);
	}, [isOn, tap]);

	return {
		isOn,
		setOn: preference.set,
		/** Whether a tap is the second half of a double tap on the previous question, and so means nothing here. */
		isDoubleTap: () => isOn && performance.now() - arrivedAt.current < DOUBLE_TAP_MS,
		/** Called after each tap on a number; a further tap gives the number its full time again. */
		tapped: () => setTap({ index }),
	};
}
