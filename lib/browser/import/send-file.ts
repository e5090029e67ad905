import { ApiError } from "@/lib/browser/core/api-client";
import { pageOf } from "@/lib/browser/core/page-of";
import type { ImportAnswer, ImportLine } from "@/lib/domain/import/schema";

/** Progress of an import: bytes sent, the server reading them, rows stored. */
export type ImportProgress =
	| { step: "sending"; done: number; total: number }
	| { step: "reading" }
	| { step: "storing"; done: number; total: number };

interface Sending {
	file: Blob;
	/** Name of the file. */
	name: string;
	isPreview: boolean;
	onProgress: (progress: ImportProgress) => void;
	signal: AbortSignal;
}

const FAILED = "The connection was lost. Please check below whether it was imported, and try again if not.";

/** Returns the address, with the person's time zone for times in the file that name none. */
function addressOf(name: string, isPreview: boolean): string {
	const query = new URLSearchParams({ name: name.slice(-300), ...(isPreview && { preview: "1" }) });
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	if (timeZone) query.set("zone", timeZone);
	return `/api/import?${query}`;
}

/**
 * Sends a file to be imported or previewed. Uses an XMLHttpRequest, because `fetch` does not tell how much has been
 * sent.
 * @throws ApiError with the server's sentence; DOMException if it was stopped.
 */
export function sendFile({ file, name, isPreview, onProgress, signal }: Sending): Promise<ImportAnswer> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		let read = 0;
		let answer: ImportAnswer | undefined;
		let failure: string | undefined;
		function takeLines() {
			if (request.status !== 200) return;
			const end = request.responseText.lastIndexOf("\n") + 1;
			for (const text of request.responseText.slice(read, end).split("\n")) {
				if (text === "") continue;
				const line = JSON.parse(text) as ImportLine;
				if ("answer" in line) answer = line.answer;
				else if ("error" in line) failure = line.error;
				else onProgress({ step: "storing", ...line });
			}
			read = Math.max(read, end);
		}
		request.open("POST", addressOf(name, isPreview));
		request.setRequestHeader("content-type", "application/octet-stream");
		for (const [name, value] of Object.entries(pageOf())) request.setRequestHeader(name, value);
		request.setRequestHeader("x-timezone-offset", String(new Date().getTimezoneOffset()));
		if (!isPreview) request.setRequestHeader("accept", "application/x-ndjson");
		request.upload.onprogress = ({ loaded, total }) => onProgress({ step: "sending", done: loaded, total });
		request.upload.onload = () => onProgress({ step: "reading" });
		request.onprogress = () => {
			if (!isPreview) takeLines();
		};
		request.onload = () => {
			if (request.status !== 200) {
				return reject(new ApiError(request.status, request.status >= 500 ? request.statusText : request.responseText));
			}
			if (isPreview) return resolve(JSON.parse(request.responseText) as ImportAnswer);
			takeLines();
			if (answer) resolve(answer);
			else reject(new ApiError(409, failure ?? FAILED));
		};
		request.onerror = () => reject(new ApiError(409, FAILED));
		request.onabort = () => reject(new DOMException("Stopped", "AbortError"));
		signal.addEventListener("abort", () => request.abort(), { once: true });
		request.send(file);
	});
}
