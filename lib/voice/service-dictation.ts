import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import { withinBudget } from "@/lib/ai/budget";
import { nothingSaid } from "@/lib/ai/transcribe/loudness";
import { sniffAudio } from "@/lib/ai/transcribe/sniff";
import { readWav, type WavProblem } from "@/lib/ai/transcribe/wav";
import { transcriber } from "@/lib/ai/transcriber";
import type { Recording } from "@/lib/ai/types";
import { AppError } from "@/lib/core/errors";
import { type Dictation, MAX_AUDIO_BYTES, type Transcription } from "./schema";

const NO_AUDIO = "No audio was captured. Please try again.";
const NOT_AUDIO = "That is not a recording we can read. WAV, WebM, MP4, MP3 and Ogg are.";
const TOO_LARGE = "This recording is larger than 25 MB. Please speak in shorter parts.";
const NOT_CONFIGURED =
	"Dictation is not set up on this server. Whoever runs it can set TRANSCRIBE_COMMAND, OPENAI_TRANSCRIBE_BASE_URL or OPENAI_API_KEY.";
const wavProblems: Record<WavProblem, string> = {
	truncated: "This recording is incomplete: its end did not arrive. Please try again.",
	empty: NO_AUDIO,
	unsupported: "This WAV recording is of a kind we cannot read. Uncompressed ones are.",
};
const notes = {
	silence: "This recording is silent. Is the right microphone chosen, and is it on?",
	noise: "There is only noise in this recording. Please try again, closer to the microphone.",
	nothing: "No words could be made out in this recording. Please try again.",
};
const limits = {
	busy: "Your earlier recordings are still being transcribed. Please give it a moment.",
	tooFast: "Those were many recordings in a short time. Please try again in a minute.",
};

/** Whether and how this server takes dictation. */
export function dictation(): Dictation {
	const chosen = transcriber();
	return { available: chosen !== null, accepts: chosen?.accepts ?? "any", name: chosen?.name ?? null };
}

/**
 * What somebody said in a recording. It is not stored, and goes into no log; what they make of it is read for signs of
 * danger where they send it.
 * @param audio The recording in base64.
 * @throws AppError `ai_not_configured`; `invalid` or `too_large` with what is wrong with the recording; `rate_limited`;
 * as the transcriber.
 */
export async function transcribe(userId: number, audio: string, signal: AbortSignal): Promise<Transcription> {
	const chosen = transcriber();
	if (!chosen) throw new AppError("ai_not_configured", NOT_CONFIGURED);
	const recording = toRecording(audio);
	// Large recordings take a while to look at; others have their turn in between.
	await breathe();
	if (recording.type === "audio/wav") {
		const wave = readWav(recording.bytes);
		if (typeof wave === "string") throw new AppError("invalid", wavProblems[wave]);
		await breathe();
		// Speech models make up sentences for silence.
		const reason = nothingSaid(wave);
		if (reason) return { text: "", note: notes[reason] };
	} else if (chosen.accepts === "wav") {
		throw new AppError("invalid", "This server transcribes WAV recordings only.");
	}
	const text = await withinBudget(userId, () => chosen.transcribe(recording, signal), limits);
	// What a program prints may hold what Postgres cannot store.
	const words = text.replaceAll("\0", "").toWellFormed().trim();
	return { text: words, note: words === "" ? notes.nothing : null };
}

/** @throws AppError `invalid` or `too_large` */
function toRecording(audio: string): Recording {
	const encoded = audio.replace(/\s+/g, "");
	if (encoded === "") throw new AppError("invalid", NO_AUDIO);
	if (Math.floor(encoded.length * 0.75) - 2 > MAX_AUDIO_BYTES) throw new AppError("too_large", TOO_LARGE);
	const bytes = Buffer.from(encoded, "base64");
	// The decoder steps over what is no base64, and stops at a padding in the middle.
	if (encoded.length % 4 === 1 || bytes.length !== Math.floor((encoded.replace(/={1,2}$/, "").length * 3) / 4)) {
		throw new AppError("invalid", "The recording did not arrive as base64 text.");
	}
	if (bytes.length > MAX_AUDIO_BYTES) throw new AppError("too_large", TOO_LARGE);
	if (bytes.length === 0) throw new AppError("invalid", NO_AUDIO);
	const type = sniffAudio(bytes);
	if (!type) throw new AppError("invalid", NOT_AUDIO);
	return { bytes, type };
}
