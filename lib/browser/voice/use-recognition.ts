"use client";

import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { heardIn, join, type Recognition, recognitionOf } from "./recognition";
import { idle, nextRecorderState } from "./recording";

/** How long to wait for the last words, in milliseconds. */
const LAST_WORDS_MS = 3000;
/**
 * If recognition ends this soon after beginning, in milliseconds, this many times in a row, it does not work at all.
 */
const TOO_SOON_MS = 500;
const TOO_OFTEN = 3;

/** Has the browser transcribe speech. It may send the audio to its maker, so ask the person before calling this. */
export function useRecognition({ onFailed }: { onFailed: () => void }) {
	const [state, dispatch] = useReducer(nextRecorderState, idle);
	const [words, setWords] = useState("");
	const running = useRef<Recognition | null>(null);
	/**
	 * The words of each stretch of speech: a browser ends a stretch at every longer silence. Its last words may arrive
	 * when the next one has already begun.
	 */
	const stretches = useRef<{ words: string }[]>([]);
	const failed = useRef(onFailed);
	failed.current = onFailed;

	const all = useCallback(() => stretches.current.map(({ words }) => words).reduce(join, ""), []);

	const listen = useCallback(() => {
		const Constructor = recognitionOf(window);
		if (!Constructor) return;
		let shortEnds = 0;
		const begin = () => {
			const recognition = new Constructor();
			const own = { words: "" };
			stretches.current.push(own);
			const begun = performance.now();
			running.current = recognition;
			recognition.lang = navigator.language;
			recognition.continuous = true;
			recognition.interimResults = true;
			recognition.onresult = (event) => {
				const heard = heardIn(event);
				own.words = join(heard.settled, heard.open);
				setWords(all());
			};
			recognition.onerror = ({ error }) => {
				if (error === "no-speech" || error === "aborted") return;
				running.current = null;
				if (error === "not-allowed" || error === "service-not-allowed" || error === "audio-capture") {
					// biome-ignore lint/suspicious/noConsole: the dialog explains it; the log says what the browser called it
					console.info("Speech recognition is not available:", error);
					dispatch({ type: "reset" });
					dispatch({ type: "refused", why: error === "audio-capture" ? "missing" : "denied" });
				} else {
					dispatch({ type: "paused" });
					failed.current();
				}
			};
			recognition.onend = () => {
				if (running.current !== recognition) return;
				shortEnds = performance.now() - begun < TOO_SOON_MS ? shortEnds + 1 : 0;
				if (shortEnds < TOO_OFTEN) return begin();
				running.current = null;
				dispatch({ type: "paused" });
				failed.current();
			};
			recognition.start();
		};
		begin();
	}, [all]);

	const start = useCallback(() => {
		dispatch({ type: "started" });
		listen();
	}, [listen]);

	/** Ends the present stretch; resolves once its last words are there. */
	const endStretch = useCallback(async () => {
		const recognition = running.current;
		running.current = null;
		if (!recognition) return;
		await new Promise<void>((resolve) => {
			const settle = recognition.onend;
			recognition.onend = () => {
				settle?.();
				resolve();
			};
			recognition.stop();
			setTimeout(resolve, LAST_WORDS_MS);
		});
	}, []);

	const pause = useCallback(() => {
		dispatch({ type: "paused" });
		void endStretch();
	}, [endStretch]);

	const resume = useCallback(() => {
		dispatch({ type: "resumed" });
		listen();
	}, [listen]);

	/**
	 * Stops listening.
	 * @returns Everything that was understood.
	 */
	const finish = useCallback(async () => {
		dispatch({ type: "finishing" });
		await endStretch();
		return all();
	}, [endStretch, all]);

	const reset = useCallback(() => {
		stretches.current = [];
		setWords("");
		dispatch({ type: "reset" });
	}, []);

	useEffect(() => {
		const stop = () => {
			const recognition = running.current;
			running.current = null;
			recognition?.abort();
		};
		window.addEventListener("pagehide", stop);
		return () => {
			window.removeEventListener("pagehide", stop);
			stop();
		};
	}, []);

	return { state, words, start, pause, resume, finish, reset };
}
