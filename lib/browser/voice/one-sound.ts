let stopCurrent: (() => void) | null = null;

/**
 * Takes the loudspeaker: whatever else the app plays stops. There is one sound at a time.
 * @param stop Called when another takes over.
 */
export function takeSound(stop: () => void): void {
	if (stopCurrent !== stop) stopCurrent?.();
	stopCurrent = stop;
}

/** Gives it back, where it is still held. */
export function giveSoundBack(stop: () => void): void {
	if (stopCurrent === stop) stopCurrent = null;
}
