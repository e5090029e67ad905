import { message, readString, typeOf } from "./messages";

// A backend without a socket of its own exits if it has to wait for rows in the middle of a query.
const COPY_IN = /(?:^|;)\s*copy\b(?:"[^"]*"|[^;"])*\bfrom\s+(?:stdin|'stdin')/i;
const COMMENT = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const COPY_IN_REFUSED = 'SELECT "COPY FROM STDIN is not something the embedded database can do"';

/** Returns the message itself or, if it would make the backend wait for rows, one that fails with an explanation. */
export function withoutCopyIn(packet: Buffer): Buffer {
	const type = typeOf(packet);
	if (type !== "Q" && type !== "P") return packet;
	const start = type === "Q" ? 5 : readString(packet, 5).end;
	const { text, end } = readString(packet, start);
	if (!COPY_IN.test(text.replace(COMMENT, " "))) return packet;
	return message(type, packet.subarray(5, start), COPY_IN_REFUSED, packet.subarray(end));
}
