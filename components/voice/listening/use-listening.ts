"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { toast } from "@/components/ui/feedback/toast";
import { checkAudio } from "@/lib/browser/voice/check-audio";
import { leaveLockScreen, showOnLockScreen, tellLockScreen } from "@/lib/browser/voice/media-session";
import { giveSoundBack, takeSound } from "@/lib/browser/voice/one-sound";
import { audioFailed, LOADING_TIMED_OUT, playbackFailed } from "@/lib/domain/voice/failures";
import { nextListeningState, silent } from "@/lib/domain/voice/listening";

/** How long a sound may take to start, or to continue. */
const TIMEOUT_MS = 15_000;

interface Sound {
	src: string;
	/** Where the server explains a failure; null if it cannot be asked. */
	check: string | null;
}

interface Listening {
	/** What to play. Asked at every start, because the voice may have been changed. */
	find: () => Sound | Promise<Sound>;
	/** Shown on the lock screen, so nothing that somebody wrote. */
	title: string;
}

const fail = (words: { title: string; description: string }) => toast({ ...words, variant: "destructive" });

/**
 * One cannot seek in a sound that is still being generated. The server answers a range request once the sound is
 * complete; from then on, one can.
 */
async function untilWhole(src: string, signal: AbortSignal): Promise<void> {
	try {
		const response = await fetch(src, { headers: { range: "bytes=0-1" }, credentials: "include", signal });
		await response.body?.cancel();
	} catch {
		// The player reports what is wrong.
	}
}

/** Plays one sound of the app, with its state, its position, failures in words, and silence once the screen is left. */
export function useListening(listening: Listening) {
	const [state, dispatch] = useReducer(nextListeningState, silent);
	const latest = useRef({ ...listening, state });
	latest.current = { ...listening, state };
	const player = useRef<HTMLAudioElement | null>(null);
	/** What is being played, or null if it has to be looked up (again). */
	const sound = useRef<Sound | null>(null);
	/** The current start; an outdated one does nothing any more. */
	const starting = useRef(new AbortController());
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** Where a reloaded sound continues. */
	const comeBackTo = useRef(0);

	const stopWaiting = useCallback(() => clearTimeout(timer.current), []);

	/** Aborts the current start. */
	const abandon = useCallback(() => {
		starting.current.abort();
		stopWaiting();
		player.current?.pause();
	}, [stopWaiting]);

	const yieldSound = useCallback(() => {
		abandon();
		if (latest.current.state.phase === "loading") sound.current = null;
		dispatch({ type: "interrupted" });
	}, [abandon]);

	const breakOff = useCallback(() => {
		abandon();
		sound.current = null;
		dispatch({ type: "failed" });
	}, [abandon]);

	const waitAtMost = useCallback(() => {
		stopWaiting();
		timer.current = setTimeout(() => {
			breakOff();
			fail(LOADING_TIMED_OUT);
		}, TIMEOUT_MS);
	}, [stopWaiting, breakOff]);

	const makePlayer = useCallback(() => {
		const made = new Audio();
		made.preload = "auto";
		const on = (type: string, listener: () => void) => made.addEventListener(type, listener);
		on("playing", () => {
			stopWaiting();
			dispatch({ type: "playing" });
		});
		on("waiting", () => latest.current.state.phase === "playing" && waitAtMost());
		on("pause", () => {
			stopWaiting();
			dispatch({ type: "paused" });
		});
		on("loadedmetadata", () => {
			if (comeBackTo.current > 0) made.currentTime = comeBackTo.current;
			comeBackTo.current = 0;
		});
		const tellTime = () => dispatch({ type: "time", position: made.currentTime, duration: made.duration });
		on("timeupdate", tellTime);
		on("durationchange", tellTime);
		on("ended", () => {
			stopWaiting();
			// By now the server has all of it; loaded again, it can be played from anywhere.
			sound.current = null;
			dispatch({ type: "ended" });
			leaveLockScreen(yieldSound);
		});
		on("error", () => {
			const lost = sound.current;
			if (!lost) return;
			const code = made.error?.code;
			breakOff();
			const broken = starting.current;
			void checkAudio(lost.check).then(({ check, errorId }) => {
				// The screen was left, or it is tried again: that tells by itself how it ends.
				if (player.current !== made || starting.current !== broken) return;
				fail(audioFailed(code, check));
				dispatch({ type: "reported", errorId });
			});
		});
		return made;
	}, [stopWaiting, waitAtMost, breakOff, yieldSound]);

	const play = useCallback(async () => {
		player.current ??= makePlayer();
		const element = player.current;
		const mine = new AbortController();
		starting.current.abort();
		starting.current = mine;
		takeSound(yieldSound);
		dispatch({ type: "load" });
		waitAtMost();
		try {
			if (!sound.current) {
				const { position } = latest.current.state;
				const found = latest.current.find();
				// Not awaited if it is loaded, because Safari only plays what starts within the tap itself.
				const next = found instanceof Promise ? await found : found;
				if (position > 0) await untilWhole(next.src, mine.signal);
				if (mine.signal.aborted) return;
				sound.current = next;
				comeBackTo.current = position;
				element.src = next.src;
			}
			await element.play();
		} catch (error) {
			// If a file could not be decoded, the player's own error event has reported it.
			if (mine.signal.aborted || element.error || (error instanceof Error && error.name === "AbortError")) return;
			breakOff();
			fail(playbackFailed(error instanceof Error ? error.message : String(error)));
		}
	}, [makePlayer, yieldSound, waitAtMost, breakOff]);

	const pause = useCallback(() => player.current?.pause(), []);

	const seek = useCallback((seconds: number) => {
		const element = player.current;
		if (!element || !sound.current) return;
		const { duration } = latest.current.state;
		element.currentTime = Math.max(0, Math.min(seconds, duration ?? seconds));
		dispatch({ type: "time", position: element.currentTime, duration: element.duration });
	}, []);

	const { phase, position, duration } = state;
	useEffect(() => {
		if (phase !== "playing") return;
		showOnLockScreen(yieldSound, latest.current.title, {
			play: () => void play(),
			pause,
			seek,
			position: () => latest.current.state.position,
		});
	}, [phase, play, pause, seek, yieldSound]);
	useEffect(() => {
		const isPlaying = phase === "playing";
		if (isPlaying || phase === "paused") tellLockScreen(yieldSound, { isPlaying, position, duration });
	}, [phase, position, duration, yieldSound]);

	useEffect(
		() => () => {
			starting.current.abort();
			clearTimeout(timer.current);
			giveSoundBack(yieldSound);
			const element = player.current;
			if (!element) return;
			sound.current = null;
			player.current = null;
			element.pause();
			element.removeAttribute("src");
			// Releases the connection.
			element.load();
			leaveLockScreen(yieldSound);
		},
		[yieldSound],
	);

	return { ...state, play, pause, seek };
}
