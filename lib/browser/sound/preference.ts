"use client";

import { useSyncExternalStore } from "react";

const STORAGE_KEY = "sounds";

const listeners = new Set<() => void>();

/** Whether this browser plays a sound when something is saved; false unless the person turned it on. */
export function isSoundOn(): boolean {
	try {
		return localStorage.getItem(STORAGE_KEY) !== null;
	} catch {
		return false;
	}
}

function setSound(isOn: boolean): void {
	try {
		if (isOn) localStorage.setItem(STORAGE_KEY, "yes");
		else localStorage.removeItem(STORAGE_KEY);
	} catch {
		// If nothing can be stored, the choice cannot be kept.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Returns whether this browser plays the sound, and a function to change that. */
export function useSound() {
	return [useSyncExternalStore(subscribe, isSoundOn, () => false), setSound] as const;
}
