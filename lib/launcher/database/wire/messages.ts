/**
 * The part of Postgres's frontend/backend protocol 3.0 that a proxy between clients and one backend needs.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

/** Codes of the messages that a client can send before it has a session. */
export const opening = { protocol3: 3, cancelRequest: 80877102, sslRequest: 80877103, gssRequest: 80877104 } as const;

/** The longest accepted message, in bytes. Anything near Postgres's largest value (1 GB) is a mistake or an attack. */
const MAX_MESSAGE = 1 << 30;

/** Assembles incoming chunks into complete messages. */
export class MessageReader {
	#pieces: Buffer[] = [];
	#size = 0;
	/** Whether the next message is the first of the connection, which has no type byte. */
	opening = true;

	push(piece: Buffer): void {
		this.#pieces.push(piece);
		this.#size += piece.length;
	}

	/**
	 * Returns the next complete message with its header; undefined until more has arrived.
	 * @throws Error for an impossible length.
	 */
	next(): Buffer | undefined {
		const typeBytes = this.opening ? 0 : 1;
		const header = this.#peek(typeBytes + 4);
		if (!header) return undefined;
		const length = header.readInt32BE(typeBytes) + typeBytes;
		if (length < typeBytes + 4 || length > MAX_MESSAGE) throw new Error("invalid length of message");
		const all = this.#peek(length);
		if (!all) return undefined;
		const rest = all.subarray(length);
		this.#pieces = rest.length > 0 ? [rest] : [];
		this.#size = rest.length;
		return all.subarray(0, length);
	}

	// Chunks are only joined once there are enough of them, so that a large message is copied once and not once per
	// chunk.
	#peek(length: number): Buffer | undefined {
		if (this.#size < length) return undefined;
		const [first] = this.#pieces;
		if (first && first.length >= length) return first;
		const all = Buffer.concat(this.#pieces);
		this.#pieces = [all];
		return all;
	}
}

/** Builds a message by adding the header to its content. */
export function message(type: string, ...content: (Buffer | string)[]): Buffer {
	const body = Buffer.concat(content.map((part) => (typeof part === "string" ? Buffer.from(`${part}\0`) : part)));
	const header = Buffer.alloc(5);
	header.write(type, "latin1");
	header.writeInt32BE(body.length + 4, 1);
	return Buffer.concat([header, body]);
}

/** Returns the type letter of a message. */
export function typeOf(packet: Buffer): string {
	return String.fromCharCode(packet[0] ?? 0);
}

/** Encodes a 32-bit number as the protocol does. */
export function int32(value: number): Buffer {
	const buffer = Buffer.alloc(4);
	buffer.writeInt32BE(value);
	return buffer;
}

/** Reads the zero-terminated string at `offset`, and returns where the next field begins. */
export function readString(packet: Buffer, offset: number): { text: string; end: number } {
	const zero = packet.indexOf(0, offset);
	if (zero < 0) throw new Error("invalid string in message");
	return { text: packet.toString("utf8", offset, zero), end: zero + 1 };
}

/**
 * Returns an error that ends the connection.
 * @param code SQLSTATE.
 */
export function fatal(code: string, text: string): Buffer {
	const field = (letter: string, value: string) => Buffer.from(`${letter}${value}\0`);
	return message("E", field("S", "FATAL"), field("V", "FATAL"), field("C", code), field("M", text), Buffer.from([0]));
}

/** Splits a backend's answer into its messages. */
export function* split(answer: Buffer): Generator<Buffer> {
	for (let offset = 0; offset + 5 <= answer.length; ) {
		const end = offset + 1 + answer.readInt32BE(offset + 1);
		yield answer.subarray(offset, end);
		offset = end;
	}
}
