/** Bytes of a file, the last one included. */
export interface ByteRange {
	from: number;
	to: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, section 14).
 * @param size Bytes of the whole file, above 0.
 * @returns Null if the whole file is to be sent: no header, several ranges, or one that cannot be understood.
 */
export function parseRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
	const [, first = "", last = ""] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? "") ?? [];
	if (first === "" && last === "") return null;
	if (first === "") {
		const length = Math.min(Number(last), size);
		return length === 0 ? "unsatisfiable" : { from: size - length, to: size - 1 };
	}
	const from = Number(first);
	const to = last === "" ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== "" && Number(last) < from) return null;
	return from >= size ? "unsatisfiable" : { from, to };
}

/** What a header asks for of audio that is still being spoken, whose size is not known. */
export type LiveRequest = "all" | "later" | ByteRange;

/**
 * @returns `all` for everything (Chromium and Firefox ask so); a range with an end (Safari asks for the first two bytes of
 * every sound); `later` for a range that only the complete file can answer.
 */
export function liveRequest(header: string | null): LiveRequest {
	const [, first = "", last = ""] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? "") ?? [];
	if (first === "") return last === "" ? "all" : "later";
	const from = Number(first);
	if (last === "") return from === 0 ? "all" : "later";
	return Number(last) < from ? "all" : { from, to: Number(last) };
}
