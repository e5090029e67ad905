let stopCurrent: (() => void) | null = null;

/**
 * Makes this the only audio: anything else that the app plays stops.
 * @param stop Called when another player takes over.
 */
export function claimPlayback(stop: () => void): void {
	if (stopCurrent !== stop) stopCurrent?.();
	stopCurrent = stop;
}

/** Ends that, if no other player has taken over. */
export function releasePlayback(stop: () => void): void {
	if (stopCurrent === stop) stopCurrent = null;
}
