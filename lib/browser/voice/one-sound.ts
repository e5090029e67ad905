let stopCurrent: (() => void) | null = null;

/** Makes this the only sound: whatever else the app plays stops. @param stop Called when another sound takes over. */
export function takeSound(stop: () => void): void {
	if (stopCurrent !== stop) stopCurrent?.();
	stopCurrent = stop;
}

/** Ends that, if no other sound has taken over. */
export function giveSoundBack(stop: () => void): void {
	if (stopCurrent === stop) stopCurrent = null;
}
