import fc from "fast-check";
import { WAV_HEADER_BYTES, writeWav } from "@/lib/browser/voice/wav-writer";

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
