"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/feedback/toast";
import { ApiError, messageOf } from "@/lib/browser/core/api-client";
import { useTranscribe } from "@/lib/browser/voice/client";
import { toBase64, toWav } from "@/lib/browser/voice/convert";
import { isAppleBrowser } from "@/lib/browser/voice/recording";
import {
	readRecording,
	removeRecording,
	storeRecording,
	type WaitingRecording,
} from "@/lib/browser/voice/waiting-recordings";
import { CONVERSION_FAILED, RECORDING_FAILED, TRANSCRIPTION_FAILED } from "@/lib/domain/voice/failures";
import type { Dictation } from "@/lib/domain/voice/schema";
import type { WaitingReason } from "./waiting-panel";

interface Waiting {
	recording: WaitingRecording;
	because: WaitingReason;
	/** The server's reason. */
	reason: string | null;
	isStored: boolean;
}

class ConversionError extends Error {}

/**
 * Converts a recording to WAV if necessary.
 * @throws ConversionError
 */
async function prepare(audio: Blob, accepts: Dictation["accepts"]): Promise<string> {
	const isApple = isAppleBrowser(navigator);
	if (!isApple && accepts !== "wav") return toBase64(audio);
	try {
		return await toBase64(await toWav(audio));
	} catch (cause) {
		if (isApple) throw new ConversionError("", { cause });
		throw cause;
	}
}

/** Returns a promise that rejects once the person cancels the wait. */
const aborted = (signal: AbortSignal) =>
	new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

function failureOf(error: unknown) {
	if (error instanceof ConversionError) return CONVERSION_FAILED;
	return error instanceof ApiError ? TRANSCRIPTION_FAILED : RECORDING_FAILED;
}

/**
 * Has recordings transcribed. Each is stored on this device from before it is sent until its text is there, so that
 * neither a failure nor closing the page loses it.
 * @param keepAs The key under which it is stored.
 * @param onText Called with the text.
 */
export function useRecordingToText(
	keepAs: string,
	accepts: Dictation["accepts"] = "any",
	onText: (text: string) => void,
) {
	/** Undefined until it is known whether there is one. */
	const [waiting, setWaiting] = useState<Waiting | null>();
	const [isSending, setSending] = useState(false);
	const { mutateAsync: transcribe } = useTranscribe();
	const current = useRef<AbortController | null>(null);

	useEffect(() => {
		let isHere = true;
		void readRecording(keepAs).then((recording) => {
			if (isHere) setWaiting(recording && { recording, because: "earlier", reason: null, isStored: true });
		});
		return () => {
			isHere = false;
			current.current?.abort();
		};
	}, [keepAs]);

	const send = useCallback(
		async (recording: WaitingRecording) => {
			const attempt = new AbortController();
			current.current = attempt;
			setSending(true);
			const isStored = await storeRecording(keepAs, recording);
			const hold = (because: WaitingReason, reason: string | null) => {
				setWaiting({ recording, because, reason, isStored });
				setSending(false);
			};
			try {
				const audio = await prepare(recording.audio, accepts);
				attempt.signal.throwIfAborted();
				const { text, note } = await Promise.race([
					transcribe({ audio, signal: attempt.signal }),
					aborted(attempt.signal),
				]);
				if (text.trim() === "") return hold("nothing heard", note ?? null);
				// Not awaited: if the screen were left meanwhile, the text would be lost.
				void removeRecording(keepAs);
				onText(text);
			} catch (error) {
				if (attempt.signal.aborted) return hold("earlier", null);
				toast({ ...failureOf(error), variant: "destructive" });
				hold("failed", messageOf(error, "") || null);
			}
		},
		[keepAs, accepts, transcribe, onText],
	);

	/** Stops waiting for the response; the recording is kept. */
	const stop = useCallback(() => current.current?.abort(), []);
	/** Removes the recording. */
	const discard = useCallback(() => removeRecording(keepAs), [keepAs]);

	return { waiting, isSending, send, stop, discard };
}
