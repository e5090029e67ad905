"use client";

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";

const STORAGE_KEY = "stay-after-tap";
/** How long the number that was tapped shows before the next question comes, in milliseconds. */
const SHOWN_MS = 350;
/** A second tap that comes this soon after a new question was meant for the one before, in milliseconds. */
const DOUBLE_TAP_MS = 250;

const listeners = new Set<() => void>();

const preference = {
	isOn(): boolean {
		try {
			return localStorage.getItem(STORAGE_KEY) === null;
		} catch {
			return true;
		}
	},
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
	set(isOn: boolean) {
		try {
			if (isOn) localStorage.removeItem(STORAGE_KEY);
			else localStorage.setItem(STORAGE_KEY, "yes");
		} catch {
			// Where nothing can be stored, the choice cannot be kept.
		}
		for (const listener of listeners) listener();
	},
};

/**
 * Goes on by itself a moment after a number was tapped, unless this browser was told not to.
 * @param index The question that is shown. A change of it, whatever caused it, takes back a pending step.
 */
export function useGoesOn(index: number, goOn: () => void) {
	const isOn = useSyncExternalStore(preference.subscribe, preference.isOn, () => true);
	/** When it last went on by itself, in milliseconds since the page began to load. */
	const arrivedAt = useRef(Number.NEGATIVE_INFINITY);
	const [tap, setTap] = useState<{ index: number } | null>(null);
	const goOnNow = useEffectEvent(goOn);
	// Coming back to a question does not repeat what a tap began there before.
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
		/** Whether a tap is the second half of one on the question before, and so means nothing here. */
		isDoubleTap: () => isOn && performance.now() - arrivedAt.current < DOUBLE_TAP_MS,
		/** Called after each tap on a number; a further tap gives the number its full time again. */
		tapped: () => setTap({ index }),
	};
}
