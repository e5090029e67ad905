import "server-only";
import { setImmediate as breathe } from "node:timers/promises";
import { nothingSaid } from "@/lib/ai/transcribe/loudness";
import { sniffAudio } from "@/lib/ai/transcribe/sniff";
import { readWav, type WavProblem } from "@/lib/ai/transcribe/wav";
import type { Recording } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { Scheduler } from "@/lib/domain/core/scheduler";
import { type Dictation, MAX_AUDIO_BYTES, type Transcription } from "@/lib/domain/voice/schema";
import { hasToChoose, type Person, transcriber } from "@/lib/server/core/ai";
import { env } from "@/lib/server/core/env";
import { withinBudget } from "@/lib/server/core/limits/ai-budget";
import { notBase64, readRecording } from "./recording-body";

const NO_AUDIO = "No audio was captured. Please try again.";
const NOT_AUDIO = "That is not a recording we can read. WAV, WebM, MP4, MP3 and Ogg are.";
const TOO_LARGE = "This recording is larger than 25 MB. Please speak in shorter parts.";
const NOT_CONFIGURED =
	"Dictation is not set up on this server. Whoever runs it can set TRANSCRIBE_COMMAND, OPENAI_TRANSCRIBE_BASE_URL or OPENAI_API_KEY.";
const KEPT_HERE =
	"You keep your words here, and nothing on this server turns speech into text. You can change that under “What goes where”.";
const UNCHOSEN =
	"Recordings would be sent to another machine, and you have not said yet whether they may. You can say so under “What goes where”.";
const wavProblems: Record<WavProblem, string> = {
	truncated: "This recording is incomplete: its end did not arrive. Please try again.",
	empty: NO_AUDIO,
	"too-long": "This recording is longer than a quarter of an hour. Please speak in shorter parts.",
	unsupported: "This WAV recording is of a kind we cannot read. Uncompressed ones are.",
};
const notes = {
	silence: "This recording is silent. Is the right microphone chosen, and is it on?",
	noise: "There is only noise in this recording. Please try again, closer to the microphone.",
	nothing: "No words could be made out in this recording. Please try again.",
};
const limits = {
	busy: "Your earlier recordings are still being transcribed. Please give it a moment.",
	tooFast: "That was a lot of recording in a short time. Please try again in a minute.",
};

function noTranscriber(person: Person): string {
	if (person.keepHere) return KEPT_HERE;
	return hasToChoose(person) ? UNCHOSEN : NOT_CONFIGURED;
}

/** Returns whether this server can transcribe dictation for this person, and in which formats. */
export function dictation(person: Person): Dictation {
	const chosen = transcriber(person);
	return { available: chosen !== null, accepts: chosen?.accepts ?? "any", name: chosen?.name ?? null };
}

/**
 * Transcribes a recording. Neither the recording nor the text is stored or logged; the text is checked for signs of
 * danger when the person sends it.
 * @param request Contains the recording, which is not read if nothing can transcribe it.
 * @throws AppError `ai_not_configured`; as `readRecording`; `invalid` or `too_large` with what is wrong with the
 * recording; `rate_limited`; as the transcriber.
 */
export async function transcribe(person: Person & { id: number }, request: Request): Promise<Transcription> {
	const chosen = transcriber(person);
	if (!chosen) throw new AppError("ai_not_configured", noTranscriber(person));
	const recording = toRecording(await decoded(await readRecording(request)));
	const { signal } = request;
	if (recording.type !== "audio/wav" && chosen.accepts === "wav") {
		throw new AppError("invalid", "This server transcribes WAV recordings only.");
	}
	const by = { owner: String(person.id), signal };
	const heard = await withinBudget(
		person.id,
		async () => (await nothingIn(recording, by)) ?? { text: await chosen.transcribe(recording, by) },
		limits,
	);
	if ("note" in heard) return heard;
	const { text } = heard;
	// A transcription program may output characters that Postgres cannot store.
	const words = text.replaceAll("\0", "").toWellFormed().trim();
	return { text: words, note: words === "" ? notes.nothing : null };
}

/**
 * Limits how many recordings are analyzed at once, because decoding needs memory: 16,000 samples of two bytes per
 * second.
 */
const looking = new Scheduler({ places: 2 });

/**
 * Returns the response for a recording in which nobody speaks, or null. Speech models invent sentences for silence.
 * @throws AppError `invalid` with what is wrong with the recording; `ai_timeout`; the signal's reason.
 */
async function nothingIn(
	{ type, bytes }: Recording,
	{ owner, signal }: { owner: string; signal: AbortSignal },
): Promise<Transcription | null> {
	if (type !== "audio/wav") return null;
	const limit = AbortSignal.timeout(env().AI_TIMEOUT_MS);
	const either = AbortSignal.any([signal, limit]);
	try {
		const look = async () => {
			const wave = await readWav(bytes, either);
			if (typeof wave === "string") throw new AppError("invalid", wavProblems[wave]);
			const reason = await nothingSaid(wave, either);
			return reason && { text: "", note: notes[reason] };
		};
		return await looking.run(owner, look, either);
	} catch (error) {
		if (!limit.aborted || signal.aborted) throw error;
		throw new AppError("ai_timeout", "Transcribing took too long. A shorter recording may work.", { cause: error });
	}
}

/** Counts the padding characters at the end of a base64 text. */
const paddingOf = (encoded: string): number => /={0,2}$/.exec(encoded.slice(-2))?.[0].length ?? 0;

/** How many characters are decoded at a time. */
const PIECE = 256 * 1024;

/**
 * Decodes base64, which may contain white space, such as the line breaks that some programs put into it. Others have
 * their turn in between.
 * @throws AppError `invalid` or `too_large`
 */
async function decoded(text: Buffer): Promise<Buffer> {
	if (text.length === 0) throw new AppError("invalid", NO_AUDIO);
	const pieces: Buffer[] = [];
	let [rest, total, isOver] = ["", 0, false];
	for (let at = 0; at < text.length; at += PIECE) {
		if (at > 0) await breathe();
		const piece = rest + text.toString("latin1", at, at + PIECE).replace(/\s+/g, "");
		const isLast = at + PIECE >= text.length;
		const end = isLast ? piece.length : piece.length - (piece.length % 4);
		const encoded = piece.slice(0, end);
		rest = piece.slice(end);
		if (encoded === "") continue;
		const bytes = Buffer.from(encoded, "base64");
		const padding = paddingOf(encoded);
		// The decoder silently skips characters that are not base64 and stops at padding, so the length is compared.
		const isWhole = bytes.length === Math.floor(((encoded.length - padding) * 3) / 4);
		if (isOver || !isWhole || encoded.length % 4 === 1) throw notBase64();
		isOver = padding > 0;
		total += bytes.length;
		if (total > MAX_AUDIO_BYTES) throw new AppError("too_large", TOO_LARGE);
		pieces.push(bytes);
	}
	return Buffer.concat(pieces, total);
}

/** @throws AppError `invalid` */
function toRecording(bytes: Buffer): Recording {
	if (bytes.length === 0) throw new AppError("invalid", NO_AUDIO);
	const type = sniffAudio(bytes);
	if (!type) throw new AppError("invalid", NOT_AUDIO);
	return { bytes, type };
}
