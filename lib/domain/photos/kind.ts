/** The image types that can be added. */
const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** How many of a file's first bytes are needed to tell its type. */
export const HEAD_BYTES = 16;
/** Matches the bytes of a HEIC file from the fifth on: its marker and its brand. */
const HEIC = /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/;

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));

/** Detects an image type from the first bytes, never from the file name; null if it cannot be added. */
export function kindOfPicture(bytes: Uint8Array): PictureType | "heic" | null {
	const head = latin(bytes);
	if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
	if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
	if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "image/webp";
	return HEIC.test(head.slice(4)) ? "heic" : null;
}
