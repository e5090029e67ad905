"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { idle, nextRecorderState } from "./recording";
import { MicrophoneError, Tape } from "./tape";

/** A shorter recording, in seconds, is not stored when the page closes. */
const WORTH_KEEPING = 1;

interface Recording {
	audio: Blob;
	/** In seconds. */
	seconds: number;
}

interface RecorderOptions {
	/** Called when recording cannot start for a reason other than the microphone. */
	onFailed: (error: unknown) => void;
	/** Called with what has been recorded so far if the page or this screen is left in the middle of a recording. */
	onInterrupted: (recording: Recording) => void;
}

/**
 * Records speech. The microphone is released when the recording ends, the person leaves the screen, or the page closes.
 */
export function useRecorder(options: RecorderOptions) {
	const [state, dispatch] = useReducer(nextRecorderState, idle);
	const tape = useRef<Tape | null>(null);
	/** Counts the attempts to begin. A microphone that an outdated attempt opens is closed immediately. */
	const attempt = useRef(0);
	const latest = useRef(options);
	latest.current = options;

	const start = useCallback(async () => {
		attempt.current += 1;
		const mine = attempt.current;
		tape.current?.close();
		tape.current = null;
		dispatch({ type: "reset" });
		try {
			const opened = await Tape.start((why) => dispatch({ type: "stopped", why }));
			if (mine !== attempt.current) return opened.close();
			tape.current = opened;
			dispatch({ type: "started" });
		} catch (error) {
			if (mine !== attempt.current) return;
			if (error instanceof MicrophoneError) {
				// biome-ignore lint/suspicious/noConsole: the dialog explains it; the log says what the browser called it
				console.info(`The microphone is not available (${error.why}):`, error.cause);
				dispatch({ type: "refused", why: error.why });
			} else {
				latest.current.onFailed(error);
			}
		}
	}, []);

	const pause = useCallback(() => {
		tape.current?.pause();
		dispatch({ type: "paused" });
	}, []);

	const resume = useCallback(() => {
		tape.current?.resume();
		dispatch({ type: "resumed" });
	}, []);

	/**
	 * Ends the recording.
	 * @returns The whole recording; null if there was none.
	 */
	const finish = useCallback(async (): Promise<Recording | null> => {
		const finished = tape.current;
		if (!finished) return null;
		tape.current = null;
		dispatch({ type: "finishing" });
		const { seconds } = finished;
		return { audio: await finished.finish(), seconds };
	}, []);

	/** Discards the recording. */
	const cancel = useCallback(() => {
		attempt.current += 1;
		tape.current?.close();
		tape.current = null;
		dispatch({ type: "reset" });
	}, []);

	useEffect(() => {
		const interrupt = () => {
			attempt.current += 1;
			const open = tape.current;
			if (!open) return;
			const { seconds, soFar } = open;
			open.close();
			if (seconds >= WORTH_KEEPING && soFar.size > 0) latest.current.onInterrupted({ audio: soFar, seconds });
		};
		const onPageHide = () => {
			interrupt();
			dispatch({ type: "stopped", why: "lost" });
		};
		window.addEventListener("pagehide", onPageHide);
		return () => {
			window.removeEventListener("pagehide", onPageHide);
			interrupt();
			tape.current = null;
		};
	}, []);

	const level = useCallback(() => tape.current?.level() ?? null, []);
	const seconds = useCallback(() => tape.current?.seconds ?? 0, []);
	return { state, start, pause, resume, finish, cancel, level, seconds };
}
