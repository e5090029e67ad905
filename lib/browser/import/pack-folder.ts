/** Matches the files of a folder that are worth sending. */
const KEPT = /\.(md|markdown|mdown|txt|text|json)$/i;

/**
 * Packs the pages in a folder into one ZIP in the browser, because only one file can be sent. Null if the folder has no
 * pages.
 */
export async function packFolder(files: readonly File[]): Promise<File | null> {
	const kept = files.filter(({ name }) => KEPT.test(name) && !name.startsWith("."));
	if (kept.length === 0) return null;
	const { zipSync } = await import("fflate");
	const entries: Record<string, Uint8Array> = {};
	for (const file of kept) {
		entries[file.webkitRelativePath || file.name] = new Uint8Array(await file.arrayBuffer());
	}
	// Not in a worker: fflate creates its worker from text, which the Content-Security-Policy forbids.
	return new File([new Uint8Array(zipSync(entries, { level: 1 }))], "folder.zip");
}
