/** Error messages of dictation and listening, word for word from the specification. */
export const TRANSCRIPTION_FAILED = {
	title: "Transcription Error",
	description: "Transcription failed. Please try again.",
};
export const NOTHING_CAPTURED = {
	title: "Recording Error",
	description: "No audio was captured. Please try again.",
};
export const CONVERSION_FAILED = {
	title: "Recording Error",
	description: "Failed to process audio on iPhone",
};
export const RECORDING_FAILED = {
	title: "Error",
	description: "An unexpected error occurred. Please try again.",
};
export const LOADING_TIMED_OUT = {
	title: "Audio Loading Timeout",
	description: "Request took too long. Server might be busy.",
};

/**
 * Returns the message for a failed playback.
 * @param message The browser's error message.
 */
export const playbackFailed = (message: string) => ({
	title: "Playback Error",
	description: `Could not play audio: ${message}`,
});

const reasons: Record<number, string> = {
	1: "Audio loading was aborted.",
	2: "Network error while loading audio.",
	3: "Audio format error or decoding failed.",
	4: "Audio format not supported.",
};

/** Result of the audio check: everything is fine, or the reason it is not, if known. */
export type AudioCheck = { ok: true } | { ok: false; details: string | null };

/**
 * Returns the message for audio that could not be played.
 * @param code Code of the MediaError, 1 to 4.
 * @param check What the server says about the audio.
 */
export function audioFailed(code: number | undefined, check: AudioCheck) {
	const sentences = [reasons[code ?? 0] ?? "Could not load audio."];
	if (!check.ok) {
		const details = check.details?.trim();
		if (details) sentences.push(/[.!?…]$/.test(details) ? details : `${details}.`);
		if (!details?.endsWith("Please try again later.")) sentences.push("Please try again later.");
	}
	return { title: "Audio Error", description: sentences.join(" ") };
}
