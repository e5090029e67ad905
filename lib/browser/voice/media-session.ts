import { hasNeutralTitle } from "@/lib/browser/discretion/neutral";
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

/** Owner of the audio on the lock screen. Another player may have replaced it in the meantime. */
let shownOf: unknown = null;

/**
 * Shows on the lock screen that something is playing, and makes the media keys work.
 * @param owner Identifies the player.
 * @param title A title that anybody may see, so nothing the person wrote. It is not shown if the person wants a neutral
 * title.
 */
export function showOnLockScreen(owner: unknown, title: string, { play, pause, seek, position }: Controls): void {
	if (!("mediaSession" in navigator)) return;
	shownOf = owner;
	const shown = hasNeutralTitle() ? { title: NEUTRAL_TITLE, artist: "" } : { title, artist: APP_NAME };
	navigator.mediaSession.metadata = new MediaMetadata(shown);
	setHandler("play", play);
	setHandler("pause", pause);
	setHandler("seekbackward", ({ seekOffset }) => seek(position() - (seekOffset ?? SKIP_SECONDS)));
	setHandler("seekforward", ({ seekOffset }) => seek(position() + (seekOffset ?? SKIP_SECONDS)));
	setHandler("seekto", ({ seekTime }) => seekTime !== undefined && seek(seekTime));
}

interface Progress {
	isPlaying: boolean;
	/** In seconds. */
	position: number;
	/** In seconds; null while it is unknown. */
	duration: number | null;
}

/** Updates the playback position on the lock screen, if this player is shown there. */
export function tellLockScreen(owner: unknown, { isPlaying, position, duration }: Progress): void {
	if (!("mediaSession" in navigator) || shownOf !== owner) return;
	navigator.mediaSession.playbackState = isPlaying ? "playing" : "paused";
	if (duration !== null) {
		navigator.mediaSession.setPositionState?.({ duration, position: Math.min(Math.max(position, 0), duration) });
	}
}

/** Removes the audio from the lock screen, if this player is shown there. */
export function leaveLockScreen(owner: unknown): void {
	if (!("mediaSession" in navigator) || shownOf !== owner) return;
	shownOf = null;
	navigator.mediaSession.metadata = null;
	navigator.mediaSession.playbackState = "none";
	for (const action of actions) setHandler(action, null);
}
