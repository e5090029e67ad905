import { turns } from "./turns";
import type { Wave } from "./wav";

/** Zero crossings of the filter on each side: more make it steeper and slower. */
const CROSSINGS = 16;

function greatestCommonDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** sin(πx) / (πx), under a Blackman window that ends at `width`. */
function windowedSinc(x: number, width: number): number {
	if (Math.abs(x) >= width) return 0;
	const angle = Math.PI * (x / width);
	const window = 0.42 + 0.5 * Math.cos(angle) + 0.08 * Math.cos(2 * angle);
	return window * (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
}

/**
 * The same sound at another sample rate, by a polyphase windowed-sinc filter that removes what the lower of the two
 * rates cannot represent (J. O. Smith, "Digital Audio Resampling"). Lets other requests run in between.
 * @param sampleRate Hertz.
 * @throws The signal's reason.
 */
export async function resample(wave: Wave, sampleRate: number, signal?: AbortSignal): Promise<Wave> {
	if (wave.sampleRate === sampleRate) return wave;
	const divisor = greatestCommonDivisor(wave.sampleRate, sampleRate);
	const up = sampleRate / divisor;
	const down = wave.sampleRate / divisor;
	// As a share of what the input can represent; a little less, so that the slope of the filter ends in time.
	const cutoff = Math.min(1, up / down) * 0.94;
	const reach = Math.ceil(CROSSINGS / cutoff);
	const width = 2 * reach;
	const filters = new Map<number, Float32Array>();
	const filterOf = (phase: number): Float32Array => {
		let filter = filters.get(phase);
		if (!filter) {
			filter = new Float32Array(width);
			for (let k = 0; k < width; k++) {
				filter[k] = cutoff * windowedSinc(cutoff * (k - reach + 1 - phase / up), CROSSINGS);
			}
			filters.set(phase, filter);
		}
		return filter;
	};
	const turn = turns(signal);
	const input = wave.samples;
	const samples = new Float32Array(Math.floor((input.length * up) / down));
	for (let i = 0; i < samples.length; i++) {
		const pause = turn.due(width);
		if (pause) await pause;
		const position = i * down;
		const filter = filterOf(position % up);
		const first = Math.floor(position / up) - reach + 1;
		let sum = 0;
		for (let k = Math.max(0, -first); k < width; k++) {
			const sample = input[first + k];
			if (sample === undefined) break;
			sum += sample * (filter[k] ?? 0);
		}
		samples[i] = sum;
	}
	return { samples, sampleRate };
}
