/** What of a folder is worth sending. */
const KEPT = /\.(md|markdown|mdown|txt|text|json)$/i;

/** A folder's pages as one ZIP, packed here: a browser sends one file. Null where there is none among its files. */
export async function packFolder(files: readonly File[]): Promise<File | null> {
	const kept = files.filter(({ name }) => KEPT.test(name) && !name.startsWith("."));
	if (kept.length === 0) return null;
	const { zipSync } = await import("fflate");
	const entries: Record<string, Uint8Array> = {};
	for (const file of kept) {
		entries[file.webkitRelativePath || file.name] = new Uint8Array(await file.arrayBuffer());
	}
	// Not in a worker: one made of text is not allowed here.
	return new File([new Uint8Array(zipSync(entries, { level: 1 }))], "folder.zip");
}
