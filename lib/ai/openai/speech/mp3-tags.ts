/** The largest tag that is removed, in bytes; a file with a larger one is passed on as it is. */
const MAX_TAG_BYTES = 256 * 1024;
const FRAME_HEADER_BYTES = 4;

/**
 * Bit rates in kbit/s of MPEG layer III, by the four bit-rate bits of a frame header; key 1 is MPEG 1, key 2 is MPEG 2
 * and 2.5.
 */
const bitrates = {
	1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
	2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Sample rates in hertz, by the two sample-rate bits; key 0 is MPEG 2.5, key 2 is MPEG 2, key 3 is MPEG 1. */
const sampleRates: Record<number, number[]> = {
	0: [11_025, 12_000, 8_000],
	2: [22_050, 24_000, 16_000],
	3: [44_100, 48_000, 32_000],
};

/**
 * Returns the size in bytes of the layer III frame that begins at `at`, or null if none does. From ISO/IEC 11172-3,
 * section 2.4.1.3, and 13818-3.
 */
export function frameBytes(bytes: Uint8Array, at: number): number | null {
	const [sync = 0, second = 0, third = 0] = bytes.subarray(at, at + FRAME_HEADER_BYTES);
	if (sync !== 0xff || (second & 0xe0) !== 0xe0 || ((second >> 1) & 3) !== 1) return null;
	const version = (second >> 3) & 3;
	const kbits = bitrates[version === 3 ? 1 : 2][third >> 4];
	const rate = sampleRates[version]?.[(third >> 2) & 3];
	if (!kbits || !rate) return null;
	const samples = version === 3 ? 1152 : 576;
	return Math.floor((samples / 8) * ((kbits * 1000) / rate)) + ((third >> 1) & 1);
}

function id3Bytes(bytes: Uint8Array): number | null {
	if (String.fromCharCode(...bytes.subarray(0, 3)) !== "ID3" || bytes.length < 10) return null;
	const size = bytes.subarray(6, 10).reduce((sum, part) => sum * 128 + (part & 0x7f), 0);
	return 10 + size;
}

/**
 * Yields the audio of an MP3 file without what precedes it: an ID3 tag, and a frame with the length of the file. When
 * files are concatenated, a player would otherwise use the first one's length.
 */
export async function* withoutTags(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	let head: Uint8Array | null = new Uint8Array();
	for await (const piece of file) {
		if (!head) {
			yield piece;
			continue;
		}
		head = Buffer.concat([head, piece]);
		const audio = audioOf(head);
		if (!audio) continue;
		head = null;
		if (audio.length > 0) yield audio;
	}
	if (head && head.length > 0) yield head;
}

/** Returns what follows the tags; null while too little has arrived to tell. */
function audioOf(head: Uint8Array): Uint8Array | null {
	if (head.length > MAX_TAG_BYTES) return head;
	if (head.length < 10) return null;
	const from = id3Bytes(head) ?? 0;
	if (head.length < from + FRAME_HEADER_BYTES) return null;
	const size = frameBytes(head, from);
	if (size === null) return head.subarray(from);
	if (head.length < from + size) return null;
	const first = Buffer.from(head.subarray(from, from + Math.min(size, 64)));
	const isLength = first.includes("Xing") || first.includes("Info") || first.includes("VBRI");
	return head.subarray(isLength ? from + size : from);
}
