import fc from "fast-check";
import { WAV_HEADER_BYTES, writeWav } from "@/lib/browser/voice/wav-writer";

const hex = (file: ArrayBuffer) => Buffer.from(file).toString("hex");

test("16 kHz, mono, 16 bit, byte for byte", () => {
	const file = writeWav(Float32Array.from([0, 1, -1, 0.5, -0.5]));
	expect(hex(file)).toBe(
		[
			"52494646", // RIFF
			"2e000000", // 46 bytes follow
			"57415645", // WAVE
			"666d7420", // fmt
			"10000000", // 16 bytes of format
			"0100", // PCM
			"0100", // one channel
			"803e0000", // 16000 samples a second
			"007d0000", // 32000 bytes a second
			"0200", // two bytes a sample
			"1000", // 16 bits
			"64617461", // data
			"0a000000", // 10 bytes
			"0000ff7f0080004000c0",
		].join(""),
	);
});

test("no samples make a file of a header", () => {
	const file = writeWav(new Float32Array(0));
	expect(file.byteLength).toBe(WAV_HEADER_BYTES);
	expect(new DataView(file).getUint32(40, true)).toBe(0);
});

test("what is too loud is cut, and what is no number is silence", () => {
	const view = new DataView(writeWav(Float32Array.from([2, -7, Number.NaN])), WAV_HEADER_BYTES);
	expect([view.getInt16(0, true), view.getInt16(2, true), view.getInt16(4, true)]).toEqual([32767, -32768, 0]);
});

test("every sample comes back within half a step", () => {
	const samples = fc.array(fc.float({ min: -1, max: 1, noNaN: true }));
	fc.assert(
		fc.property(samples, (values) => {
			const view = new DataView(writeWav(Float32Array.from(values)), WAV_HEADER_BYTES);
			return values.every((value, index) => {
				const stored = view.getInt16(index * 2, true);
				return Math.abs(stored / (stored < 0 ? 0x8000 : 0x7fff) - value) <= 0.5 / 0x7fff + 1e-9;
			});
		}),
	);
});
