/** Samples per second that speech recognition works with. */
export const WAV_RATE = 16_000;
export const WAV_HEADER_BYTES = 44;

/**
 * Writes a WAV file: one channel, 16 bits per sample, little-endian PCM.
 * @param samples From -1 to 1; values outside are clipped.
 * @param rate Samples per second.
 * @see http://soundfile.sapp.org/doc/WaveFormat/
 */
export function writeWav(samples: Float32Array, rate: number = WAV_RATE): ArrayBuffer {
	const dataBytes = samples.length * 2;
	const file = new ArrayBuffer(WAV_HEADER_BYTES + dataBytes);
	const view = new DataView(file);
	const writeTag = (offset: number, tag: string) => {
		for (let index = 0; index < tag.length; index++) view.setUint8(offset + index, tag.charCodeAt(index));
	};
	writeTag(0, "RIFF");
	view.setUint32(4, WAV_HEADER_BYTES - 8 + dataBytes, true);
	writeTag(8, "WAVE");
	writeTag(12, "fmt ");
	view.setUint32(16, 16, true); // size of the following format data in bytes
	view.setUint16(20, 1, true); // PCM
	view.setUint16(22, 1, true); // channels
	view.setUint32(24, rate, true);
	view.setUint32(28, rate * 2, true); // bytes per second
	view.setUint16(32, 2, true); // bytes per sample
	view.setUint16(34, 16, true); // bits per sample
	writeTag(36, "data");
	view.setUint32(40, dataBytes, true);
	let offset = WAV_HEADER_BYTES;
	for (const sample of samples) {
		const cut = Math.min(1, Math.max(-1, Number.isNaN(sample) ? 0 : sample));
		// Converts like Chromium's decoder, so that audio that was 16-bit before comes out unchanged.
		view.setInt16(offset, Math.round(cut < 0 ? cut * 0x8000 : cut * 0x7fff), true);
		offset += 2;
	}
	return file;
}
