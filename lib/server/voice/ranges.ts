/** A range of bytes; `to` is inclusive. */
export interface ByteRange {
	from: number;
	to: number;
}

/** Matches one range; white space is taken out before. */
const oneRange = /^bytes=(\d{0,15})-(\d{0,15})$/i;
/** A header that asks for one range is shorter, in characters. */
const LONGEST = 100;

/** Returns the first and the last byte that a header asks for; "" where it names none. */
function boundsIn(header: string | null): [first: string, last: string] {
	if (header === null || header.length > LONGEST) return ["", ""];
	const [, first = "", last = ""] = oneRange.exec(header.replace(/\s/g, "")) ?? [];
	return [first, last];
}

/**
 * Parses a `Range` header (RFC 9110, section 14).
 * @param size The size of the whole file in bytes, above 0.
 * @returns Null if the whole file should be sent: there is no header, or it has several ranges or cannot be parsed.
 */
export function parseRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
	const [first, last] = boundsIn(header);
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

/** A parsed `Range` header for audio that is still being spoken, whose size is unknown. */
export type LiveRequest = "all" | "later" | ByteRange;

/**
 * Parses a `Range` header for audio that is still being spoken.
 * @returns `all` for everything (sent by Chromium and Firefox); a range with an end (Safari starts by asking for the
 * first two bytes); `later` for a range that only the complete file can answer.
 */
export function liveRequest(header: string | null): LiveRequest {
	const [first, last] = boundsIn(header);
	if (first === "") return last === "" ? "all" : "later";
	const from = Number(first);
	if (last === "") return from === 0 ? "all" : "later";
	return Number(last) < from ? "all" : { from, to: Number(last) };
}
