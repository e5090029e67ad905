interface Controls {
	play: () => void;
	pause: () => void;
	seek: (seconds: number) => void;
	position: () => number;
}

const SKIP_SECONDS = 10;
const actions = ["play", "pause", "seekbackward", "seekforward", "seekto"] as const;

function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
	try {
		navigator.mediaSession.setActionHandler(action, handler);
	} catch {
		// A browser that does not know an action throws.
	}
}

/** Shows what is playing on the lock screen, and makes the media keys work. */
export function showOnLockScreen(title: string, artist: string, { play, pause, seek, position }: Controls): void {
	if (!("mediaSession" in navigator)) return;
	navigator.mediaSession.metadata = new MediaMetadata({ title, artist });
	setHandler("play", play);
	setHandler("pause", pause);
	setHandler("seekbackward", ({ seekOffset }) => seek(position() - (seekOffset ?? SKIP_SECONDS)));
	setHandler("seekforward", ({ seekOffset }) => seek(position() + (seekOffset ?? SKIP_SECONDS)));
	setHandler("seekto", ({ seekTime }) => seekTime !== undefined && seek(seekTime));
}

/** Tells the lock screen how far the sound is. */
export function tellLockScreen(isPlaying: boolean, position: number, duration: number | null): void {
	if (!("mediaSession" in navigator)) return;
	navigator.mediaSession.playbackState = isPlaying ? "playing" : "paused";
	if (duration !== null) {
		navigator.mediaSession.setPositionState?.({ duration, position: Math.min(Math.max(position, 0), duration) });
	}
}

/** Removes it from the lock screen. */
export function leaveLockScreen(): void {
	if (!("mediaSession" in navigator)) return;
	navigator.mediaSession.metadata = null;
	navigator.mediaSession.playbackState = "none";
	for (const action of actions) setHandler(action, null);
}
