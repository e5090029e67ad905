/**
 * Counts how often a JPEG goes over its pixels, at most. A progressive one does so about ten times, but a small file
 * can ask for thousands, which would keep a decoder busy for minutes without any way to stop it.
 * @param bytes The whole file. Thumbnails inside it, which cameras add, are counted as well.
 */
export function countJpegScans(bytes: Uint8Array): number {
	let scans = 0;
	for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
		if (bytes[at + 1] === 0xda) scans++;
	}
	return scans;
}
