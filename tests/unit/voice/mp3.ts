import { frameBytes } from "@/lib/ai/openai/speech/mp3-tags";

/** Returns the frames of an MP3 file. @throws Error if it contains anything but frames. */
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

/** Returns an MPEG 2 layer III frame of the kind that the built-in voice writes: 16 kHz, one channel, 48 kbit/s. */
export function frame(content = ""): Buffer {
	const bytes = Buffer.alloc(216);
	bytes.set([0xff, 0xf3, 0x68, 0xc4]);
	bytes.write(content, 13);
	return bytes;
}
