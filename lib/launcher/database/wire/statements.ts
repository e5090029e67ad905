import { message, readString, split, typeOf } from "./messages";

/** The unnamed statement that was parsed last. A backend has only one, while each client assumes it has its own. */
export interface UnnamedStatement {
	owner?: ClientStatements;
}

let clients = 0;

/**
 * Keeps one client's prepared statements apart from those of other clients of the same backend. Names get the client's
 * number as a prefix, and the unnamed statement is parsed again if another client has replaced it.
 */
export class ClientStatements {
	readonly #prefix = `c${++clients}_`;
	readonly #names = new Map<string, string>();
	readonly #unnamed: UnnamedStatement;
	#lastUnnamedParse: Buffer | undefined;
	#count = 0;

	constructor(unnamed: UnnamedStatement) {
		this.#unnamed = unnamed;
	}

	/**
	 * Rewrites one round of messages. `hide` has the indexes of those ParseComplete messages in the answer that the
	 * client did not ask for.
	 */
	translate(packets: Buffer[]): { packets: Buffer[]; hide: Set<number> } {
		const translated: Buffer[] = [];
		const hide = new Set<number>();
		let parses = 0;
		for (const packet of packets) {
			const type = typeOf(packet);
			if ((type === "B" || (type === "D" && packet[5] === 0x53)) && this.#statementOf(packet) === "") {
				if (this.#unnamed.owner !== this && this.#lastUnnamedParse) {
					translated.push(this.#lastUnnamedParse);
					this.#unnamed.owner = this;
					hide.add(parses++);
				}
			}
			if (type === "P") {
				parses++;
				if (packet[5] === 0) {
					this.#unnamed.owner = this;
					// Copied, because a slice of a larger read would keep all of that in memory.
					this.#lastUnnamedParse = Buffer.from(packet);
				}
			}
			if (type === "Q") {
				// A simple query drops the unnamed statement.
				this.#unnamed.owner = undefined;
				this.#lastUnnamedParse = undefined;
			}
			translated.push(this.#rename(packet, type));
		}
		return { packets: translated, hide };
	}

	/** Returns the messages that drop all statements that this client prepared. */
	closeAll(): Buffer[] {
		return [...this.#names.values()].map((name) => message("C", Buffer.from("S"), name));
	}

	#statementOf(packet: Buffer): string {
		const start = typeOf(packet) === "B" ? readString(packet, 5).end : 6;
		return readString(packet, start).text;
	}

	#rename(packet: Buffer, type: string): Buffer {
		if (type === "P") return this.#replaceName(packet, 5);
		if (type === "B") return this.#replaceName(packet, readString(packet, 5).end);
		if ((type === "D" || type === "C") && packet[5] === 0x53) return this.#replaceName(packet, 6);
		return packet;
	}

	#replaceName(packet: Buffer, offset: number): Buffer {
		const { text, end } = readString(packet, offset);
		if (text === "") return packet;
		let name = this.#names.get(text);
		if (name === undefined) {
			name = `${this.#prefix}${++this.#count}`;
			this.#names.set(text, name);
		}
		return message(typeOf(packet), packet.subarray(5, offset), name, packet.subarray(end));
	}
}

/** Removes the ParseComplete messages with the indexes in `hide` from an answer. */
export function hideParses(answer: Buffer, hide: Set<number>): Buffer {
	if (hide.size === 0) return answer;
	let parses = 0;
	return Buffer.concat([...split(answer)].filter((packet) => typeOf(packet) !== "1" || !hide.has(parses++)));
}
