import { turns } from "./turns";
import type { Wave } from "./wav";

/** Below this, in dB of full scale, nothing was said near the microphone. */
const SILENCE_DB = -55;
/** Speech rises and falls by 20 dB and more; a fan, a hiss or a hum by hardly any. */
const STEADY_DB = 3;
const FRAME_SECONDS = 0.03;
/** A shorter recording is too short for steadiness to say anything. In frames. */
const MIN_FRAMES = 8;

/** The loudness of each 30 ms, in dB of full scale, lowest first. */
async function loudness({ samples, sampleRate }: Wave, signal?: AbortSignal): Promise<number[]> {
	const turn = turns(signal);
	const length = Math.max(1, Math.round(FRAME_SECONDS * sampleRate));
	const frames: number[] = [];
	for (let at = 0; at + length <= samples.length || at === 0; at += length) {
		const pause = turn.due(2 * length);
		if (pause) await pause;
		const frame = samples.subarray(at, at + length);
		// A constant offset, as cheap microphones have, is not a sound.
		let sum = 0;
		for (const sample of frame) sum += sample;
		const mean = sum / Math.max(1, frame.length);
		let power = 0;
		for (const sample of frame) power += (sample - mean) ** 2;
		frames.push(10 * Math.log10(power / Math.max(1, frame.length) + 1e-12));
	}
	return frames.sort((a, b) => a - b);
}

/** Why nobody can have been speaking in a recording, or null if somebody may have been. @throws The signal's reason. */
export async function nothingSaid(wave: Wave, signal?: AbortSignal): Promise<"silence" | "noise" | null> {
	const frames = await loudness(wave, signal);
	const at = (part: number) => frames[Math.floor(part * (frames.length - 1))] ?? -120;
	if (at(0.98) < SILENCE_DB) return "silence";
	return frames.length >= MIN_FRAMES && at(0.95) - at(0.05) < STEADY_DB ? "noise" : null;
}
