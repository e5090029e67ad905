import type { Recording } from "@/lib/ai/types";

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** How much of the beginning of a file tells what it is. In bytes. */
const HEAD = 4096;

/** EBML, the container below Matroska and WebM, and the first bytes of the name of its kind. */
const EBML = [0x1a, 0x45, 0xdf, 0xa3];

/**
 * Recognizes the container format of a recording by its bytes, never by a name: RIFF/WAVE, WebM or Matroska, MP4 (also
 * M4A and MOV), MP3, Ogg. Null if it is none of these.
 */
export function sniffAudio(file: Uint8Array): Recording["type"] | null {
	const head = file.subarray(0, HEAD);
	const magic = ascii(head, 0, 4);
	if ((magic === "RIFF" || magic === "RF64") && ascii(head, 8, 12) === "WAVE") return "audio/wav";
	if (EBML.every((byte, i) => head[i] === byte)) {
		const text = ascii(head, 4, 64);
		return text.includes("webm") || text.includes("matroska") ? "audio/webm" : null;
	}
	if (ascii(head, 4, 8) === "ftyp") return "audio/mp4";
	if (magic === "OggS") return "audio/ogg";
	if (magic.startsWith("ID3") || isMp3Frame(head)) return "audio/mpeg";
	return null;
}

/** A frame of MPEG audio: eleven bits of sync, layer III, and no reserved value. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
	const version = (second >> 3) & 3;
	const layer = (second >> 1) & 3;
	const bitrate = third >> 4;
	const sampleRate = (third >> 2) & 3;
	const isSync = first === 0xff && (second & 0xe0) === 0xe0;
	return isSync && version !== 1 && layer === 1 && bitrate !== 0 && bitrate !== 15 && sampleRate !== 3;
}
