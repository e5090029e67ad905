import { isNeutral } from "@/lib/browser/discretion/neutral";
import { APP_NAME } from "@/lib/domain/core/brand";
import { NEUTRAL_TITLE } from "@/lib/domain/discretion/neutral";

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

/**
 * Shows on the lock screen that something is playing, and makes the media keys work.
 * @param title What anybody may see, so nothing that somebody wrote. Where a neutral title is wanted, that is shown.
 */
export function showOnLockScreen(title: string, { play, pause, seek, position }: Controls): void {
	if (!("mediaSession" in navigator)) return;
	const shown = isNeutral() ? { title: NEUTRAL_TITLE, artist: "" } : { title, artist: APP_NAME };
	navigator.mediaSession.metadata = new MediaMetadata(shown);
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
