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

/**
 * Whether a header asks for the beginning: for everything, as Chromium and Firefox do for every sound, or for the first
 * bytes, as Safari does to find out what it is. Audio that is being spoken is then sent as it comes. A server may
 * answer any range like that (RFC 9110, section 14.2), and Safari plays it like radio.
 */
export const asksForBeginning = (header: string | null): boolean =>
	header === null || /^\s*bytes\s*=\s*0\s*-\s*\d*\s*$/i.test(header);
