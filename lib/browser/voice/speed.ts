"use client";

import { useSyncExternalStore } from "react";

const STORAGE_KEY = "reading-speed";

/** Playback speeds for reading aloud; 1 is the voice's own pace. */
export const speeds = [0.8, 1, 1.2, 1.5] as const;
export type Speed = (typeof speeds)[number];

const listeners = new Set<() => void>();

function stored(): Speed {
	try {
		return speeds.find((speed) => String(speed) === localStorage.getItem(STORAGE_KEY)) ?? 1;
	} catch {
		return 1;
	}
}

function choose(speed: Speed): void {
	try {
		localStorage.setItem(STORAGE_KEY, String(speed));
	} catch {
		// If nothing can be stored, the choice cannot be kept.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Returns this browser's playback speed, and a function to change it. */
export function useSpeed() {
	return [useSyncExternalStore(subscribe, stored, () => 1 as Speed), choose] as const;
}
