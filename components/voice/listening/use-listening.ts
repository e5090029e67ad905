"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { toast } from "@/components/ui/feedback/toast";
import { checkAudio } from "@/lib/browser/voice/check-audio";
import { leaveLockScreen, showOnLockScreen, tellLockScreen } from "@/lib/browser/voice/media-session";
import { claimPlayback, releasePlayback } from "@/lib/browser/voice/one-sound";
import { audioFailed, LOADING_TIMED_OUT, playbackFailed } from "@/lib/domain/voice/failures";
import { nextListeningState, silent } from "@/lib/domain/voice/listening";

/** How long a sound may take to start, or to continue, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** How far before the end the last position is, in seconds: exactly at its end a player starts over. */
const END_SECONDS = 0.25;

interface Sound {
	src: string;
	/** The URL at which the server explains a failure; null if there is none. */
	check: string | null;
}

interface Listening {
	/** Finds what to play. Called at every start, because the voice may have been changed. */
	find: () => Sound | Promise<Sound>;
	/** Shown on the lock screen, so it contains nothing that the person wrote. */
	title: string;
	/** Whether one can seek in it, which needs its length. */
	isLong?: boolean;
	/** The factor on the voice's speed. */
	speed?: number;
}

const fail = (words: { title: string; description: string }) => toast({ ...words, variant: "destructive" });

/**
 * Waits until a sound has been generated completely; from then on one can seek in it. The server only responds to a
 * request for the last byte then.
 */
async function untilWhole(src: string, signal: AbortSignal): Promise<void> {
	try {
		const response = await fetch(src, { headers: { range: "bytes=-1" }, credentials: "include", signal });
		await response.body?.cancel();
	} catch {
		// The player reports what is wrong.
	}
}

/**
 * Returns the length of a sound in seconds, as soon as it has been generated completely. A browser that plays it
 * meanwhile loads only a little more than it plays, and would not know the length until the end.
 * @returns NaN if unknown.
 */
async function lengthOnceWhole(src: string, signal: AbortSignal): Promise<number> {
	await untilWhole(src, signal);
	if (signal.aborted) return Number.NaN;
	const probe = new Audio();
	probe.preload = "metadata";
	const seconds = await new Promise<number>((resolve) => {
		const tell = () => resolve(probe.duration);
		for (const type of ["loadedmetadata", "error"]) probe.addEventListener(type, tell, { once: true });
		signal.addEventListener("abort", tell, { once: true });
		probe.src = src;
	});
	probe.removeAttribute("src");
	probe.load();
	return seconds;
}

/** Whether a player can seek to a position, in seconds, in what it has loaded. */
function reaches({ seekable }: HTMLAudioElement, seconds: number): boolean {
	return Array.from({ length: seekable.length }, (_, i) => i).some(
		(i) => seconds >= seekable.start(i) && seconds <= seekable.end(i),
	);
}

/** Plays one sound of the app, with its state, its position, failures in words, and silence once the screen is left. */
export function useListening(listening: Listening) {
	const [state, dispatch] = useReducer(nextListeningState, silent);
	const latest = useRef({ ...listening, state });
	latest.current = { ...listening, state };
	const player = useRef<HTMLAudioElement | null>(null);
	/** The sound being played, or null if it has to be looked up (again). */
	const sound = useRef<Sound | null>(null);
	/** Aborts the current start; an outdated one has no effect any more. */
	const starting = useRef(new AbortController());
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** The sound whose length has been requested, and how to abort that. */
	const measured = useRef<Sound | null>(null);
	const measuring = useRef(new AbortController());
	/** The position at which a reloaded sound continues. */
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

	/** Finds out how long the sound is, if the player does not know. */
	const measure = useCallback(() => {
		const current = latest.current.isLong ? sound.current : null;
		if (!current || current === measured.current || Number.isFinite(player.current?.duration)) return;
		measured.current = current;
		measuring.current.abort();
		measuring.current = new AbortController();
		void lengthOnceWhole(current.src, measuring.current.signal).then((seconds) => {
			if (sound.current === current) dispatch({ type: "measured", duration: seconds });
		});
	}, []);

	const makePlayer = useCallback(() => {
		const made = new Audio();
		made.preload = "auto";
		const on = (type: string, listener: () => void) => made.addEventListener(type, listener);
		on("playing", () => {
			stopWaiting();
			dispatch({ type: "playing" });
			measure();
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
		const tellTime = () => {
			// While it jumps to another position, it briefly reports 0.
			if (comeBackTo.current > 0) return;
			dispatch({ type: "time", position: made.currentTime, duration: made.duration });
		};
		on("timeupdate", tellTime);
		on("durationchange", tellTime);
		on("ended", () => {
			stopWaiting();
			// By now the server has the whole sound; loaded again, it can be played from anywhere.
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
				// The screen was left, or another attempt has begun, which reports its own outcome.
				if (player.current !== made || starting.current !== broken) return;
				fail(audioFailed(code, check));
				dispatch({ type: "reported", errorId });
			});
		});
		return made;
	}, [stopWaiting, waitAtMost, breakOff, yieldSound, measure]);

	const play = useCallback(async () => {
		player.current ??= makePlayer();
		const element = player.current;
		const mine = new AbortController();
		starting.current.abort();
		starting.current = mine;
		claimPlayback(yieldSound);
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
				element.defaultPlaybackRate = latest.current.speed ?? 1;
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

	const seek = useCallback(
		(seconds: number) => {
			const element = player.current;
			if (!element || !sound.current) return;
			const { duration, phase } = latest.current.state;
			const place = Math.max(0, Math.min(seconds, duration === null ? seconds : duration - END_SECONDS));
			const isReloading = comeBackTo.current > 0;
			if (!isReloading && reaches(element, place)) element.currentTime = place;
			else comeBackTo.current = place;
			if (comeBackTo.current > 0 && !isReloading) {
				// It was loaded while it was generated; loaded again, one can seek to any position.
				element.src = sound.current.src;
				if (phase === "playing") {
					waitAtMost();
					// The player's own error event reports what goes wrong.
					element.play().catch(() => {});
				}
			}
			dispatch({ type: "time", position: place, duration: element.duration });
		},
		[waitAtMost],
	);

	const { speed = 1 } = listening;
	useEffect(() => {
		if (player.current) {
			player.current.defaultPlaybackRate = speed;
			player.current.playbackRate = speed;
		}
	}, [speed]);

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
			measuring.current.abort();
			clearTimeout(timer.current);
			releasePlayback(yieldSound);
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
