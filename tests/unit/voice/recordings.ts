import { writeWav } from "@/lib/ai/transcribe/wav";

/**
 * Generates one channel of sound. @param seconds Its length. @param sampleRate In hertz. @param at The sample, from -1
 * to 1, at a time in seconds.
 */
export function wave(seconds: number, sampleRate: number, at: (time: number) => number) {
	const samples = Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) => at(i / sampleRate));
	return { samples, sampleRate };
}

export const sine =
	(hertz: number, loudness = 0.5) =>
	(time: number) =>
		loudness * Math.sin(2 * Math.PI * hertz * time);

/** Sound that rises and falls like speech. */
export const babble = (time: number) => sine(180, 0.4)(time) * Math.max(0, Math.sin(2 * Math.PI * 3 * time));

/** Noise that is the same in every run. @param loudness The largest sample value. */
export function noise(loudness: number) {
	let state = 1;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return loudness * ((2 * state) / 2_147_483_647 - 1);
	};
}

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** A recording with sound in it, as a WAV file. */
export const spokenWav = writeWav(wave(1, 16_000, babble));
export const silentWav = writeWav(wave(1, 16_000, () => 0));
export const noisyWav = writeWav(wave(1, 16_000, noise(0.3)));
/** A file whose header announces more data than there is. */
export const truncatedWav = spokenWav.subarray(0, spokenWav.length / 2);
