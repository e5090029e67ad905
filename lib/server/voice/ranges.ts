/** Bytes of a file, the last one included. */
export interface ByteRange {
	from: number;
	to: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, section 14).
 * @param size Bytes of the whole file, above 0.
 * @returns Null where the whole file is to be sent: no header, several ranges, or one that cannot be understood.
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
 * Whether a header asks for the beginning: everything, as Chromium and Firefox do for every sound, or the first bytes, as
 * Safari does to see what it gets. What is being spoken is sent from there as it comes, which a server may do with any
 * range (RFC 9110, section 14.2), and which Safari plays as it plays radio.
 */
export const asksForBeginning = (header: string | null): boolean =>
	header === null || /^\s*bytes\s*=\s*0\s*-\s*\d*\s*$/i.test(header);
