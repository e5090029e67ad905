import { errorOf } from "@/lib/browser/core/api-client";
import { pageOf } from "@/lib/browser/core/page-of";

export const EXPORT = "/api/export";

/** A larger download, in bytes, is left to the browser, which writes to the disk as data arrives. */
const MAX_IN_MEMORY = 256 * 1024 * 1024;

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "export.zip";

function save(href: string, name: string): void {
	Object.assign(document.createElement("a"), { href, download: name }).click();
}

/**
 * Downloads the whole export, and reports how much has arrived; the total is only known at the end.
 * @param onBytes Called with the number of bytes that have arrived.
 * @throws ApiError with the server's sentence; TypeError if the connection breaks; DOMException if it was stopped.
 */
export async function downloadExport(onBytes: (bytes: number) => void, signal: AbortSignal): Promise<void> {
	const response = await fetch(EXPORT, { credentials: "include", headers: pageOf(), signal });
	if (!response.ok || !response.body) throw await errorOf(response);
	const name = nameIn(response.headers.get("content-disposition"));
	const reader = response.body.getReader();
	const parts: BlobPart[] = [];
	let bytes = 0;
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		parts.push(part.value);
		bytes += part.value.length;
		onBytes(bytes);
		if (bytes > MAX_IN_MEMORY) {
			await reader.cancel();
			return save(EXPORT, name);
		}
	}
	const href = URL.createObjectURL(new Blob(parts, { type: "application/zip" }));
	save(href, name);
	// Some browsers read it only after the click.
	setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
