import { type Turns, turns } from "./turns";

/** What a WAV file holds, one channel mixed from all. Samples are from -1 to 1. */
export interface Wave {
	samples: Float32Array;
	/** Hertz. */
	sampleRate: number;
}

/** Why a WAV file cannot be used. */
export type WavProblem = "truncated" | "empty" | "unsupported" | "too-long";

/** Longer than anybody dictates at a stretch. A header can promise hours in a few megabytes. */
const MAX_SECONDS = 15 * 60;
/** As many as the largest file has at 16 bits a sample. */
const MAX_FRAMES = 13_200_000;

/** Files have a few chunks. Going through millions of empty ones would block everybody else. */
const MAX_CHUNKS = 1_000;

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
/** Programs that write while they record leave the length open. */
const OPEN_LENGTHS = new Set([0xffff_ffff, 0x7fff_ffff, 0]);

type Reader = (view: DataView, at: number) => number;
const readers: Record<string, Reader> = {
	[`${PCM}/8`]: (view, at) => (view.getUint8(at) - 128) / 128,
	[`${PCM}/16`]: (view, at) => view.getInt16(at, true) / 32_768,
	[`${PCM}/24`]: (view, at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608,
	[`${PCM}/32`]: (view, at) => view.getInt32(at, true) / 2_147_483_648,
	[`${FLOAT}/32`]: (view, at) => view.getFloat32(at, true),
	[`${FLOAT}/64`]: (view, at) => view.getFloat64(at, true),
};

interface Format {
	channels: number;
	sampleRate: number;
	bits: number;
	read: Reader;
}

/** The format chunk; null if we cannot read what it announces. */
function readFormat(view: DataView, at: number, length: number): Format | null {
	if (length < 16) return null;
	const tag = view.getUint16(at, true);
	const kind = tag === EXTENSIBLE && length >= 26 ? view.getUint16(at + 24, true) : tag;
	const bits = view.getUint16(at + 14, true);
	const read = readers[`${kind}/${bits}`];
	const channels = view.getUint16(at + 2, true);
	const sampleRate = view.getUint32(at + 4, true);
	const isUsual = channels >= 1 && channels <= 32 && sampleRate >= 8000 && sampleRate <= 384_000;
	return read && isUsual ? { channels, sampleRate, bits, read } : null;
}

/**
 * Reads a RIFF/WAVE file of whole numbers (8 to 32 bits) or floats, of any number of channels. Its length is looked at
 * before its sound is; others have their turn meanwhile.
 * @returns Its sound, or what is wrong with it: `truncated` where less has arrived than its header promises.
 * @throws The signal's reason.
 */
export async function readWav(file: Uint8Array, signal?: AbortSignal): Promise<Wave | WavProblem> {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	let format: Format | null | undefined;
	let at = 12;
	for (let chunks = 0; at + 8 <= view.byteLength; chunks++) {
		if (chunks === MAX_CHUNKS) return "unsupported";
		const name = String.fromCharCode(...file.subarray(at, at + 4));
		const announced = view.getUint32(at + 4, true);
		const begin = at + 8;
		const available = view.byteLength - begin;
		if (name === "data") {
			if (!format) return format === null ? "unsupported" : "truncated";
			const isOpen = OPEN_LENGTHS.has(announced) && available > 0;
			if (!isOpen && announced > available) return "truncated";
			return readSamples(view, begin, isOpen ? available : announced, format, turns(signal));
		}
		if (announced > available) return "truncated";
		if (name === "fmt ") format = readFormat(view, begin, announced);
		// Chunks begin at even places.
		at = begin + announced + (announced % 2);
	}
	return "truncated";
}

async function readSamples(
	view: DataView,
	from: number,
	length: number,
	format: Format,
	turn: Turns,
): Promise<Wave | WavProblem> {
	const { channels, bits, read, sampleRate } = format;
	const frame = channels * (bits / 8);
	const count = Math.floor(length / frame);
	if (count === 0) return "empty";
	if (count > MAX_FRAMES || count / sampleRate > MAX_SECONDS) return "too-long";
	const samples = new Float32Array(count);
	for (let i = 0; i < count; i++) {
		const pause = turn.due(channels);
		if (pause) await pause;
		let sum = 0;
		for (let channel = 0; channel < channels; channel++) sum += read(view, from + i * frame + channel * (bits / 8));
		const mean = sum / channels;
		// Floats may say anything.
		samples[i] = Number.isFinite(mean) ? Math.max(-1, Math.min(1, mean)) : 0;
	}
	return { samples, sampleRate };
}

/** A WAV file of one channel, 16 bits a sample. */
export function writeWav({ samples, sampleRate }: Wave): Uint8Array {
	const file = new Uint8Array(44 + 2 * samples.length);
	const view = new DataView(file.buffer);
	const put = (text: string, at: number) => file.set(new TextEncoder().encode(text), at);
	put("RIFF", 0);
	view.setUint32(4, file.length - 8, true);
	put("WAVEfmt ", 8);
	view.setUint32(16, 16, true);
	view.setUint16(20, PCM, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, sampleRate, true);
	view.setUint32(28, sampleRate * 2, true);
	view.setUint16(32, 2, true);
	view.setUint16(34, 16, true);
	put("data", 36);
	view.setUint32(40, 2 * samples.length, true);
	for (let i = 0; i < samples.length; i++) {
		const sample = Math.round((samples[i] ?? 0) * 32_768);
		view.setInt16(44 + 2 * i, Math.max(-32_768, Math.min(32_767, sample)), true);
	}
	return file;
}
