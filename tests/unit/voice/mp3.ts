import { frameBytes } from "@/lib/ai/openai/speech/mp3-tags";

/** The frames of an MP3 file. Throws where anything but frames is in it. */
export function framesOf(file: Uint8Array): Uint8Array[] {
	const frames: Uint8Array[] = [];
	let at = 0;
	while (at < file.length) {
		const size = frameBytes(file, at);
		if (size === null || at + size > file.length) throw new Error(`no whole frame at ${at} of ${file.length}`);
		frames.push(file.subarray(at, at + size));
		at += size;
	}
	return frames;
}

/** A frame of MPEG 2 layer III as the built-in voice makes them: 16 kHz, one channel, 48 kbit/s. */
export function frame(content = ""): Buffer {
	const bytes = Buffer.alloc(216);
	bytes.set([0xff, 0xf3, 0x68, 0xc4]);
	bytes.write(content, 13);
	return bytes;
}
