/** Rows per part: while a transaction is open, an embedded database answers nobody else. */
const ROWS = 50;
/** Characters per part (a single row may have more): this much is read and stored at a time. */
const CHARACTERS = 200_000;

export interface Identified {
	id: string | number;
}

/** What must be known about each row before any is stored. */
export interface Head {
	id: string | number;
	/** The id in the file of the row that it refers to in the same list, or null. */
	refersTo: string | number | null;
}

/**
 * Rows of a file, packed by the worker thread that read it: as bytes, which are transferred without a copy and stay
 * outside the main thread's heap. They are unpacked a part at a time.
 */
export interface PackedRows {
	heads: Head[];
	parts: { rows: number; bytes: Uint8Array<ArrayBuffer> }[];
}

/**
 * Packs rows.
 * @param refersTo Returns the id of the row in the same list that a row refers to.
 */
export function packRows<Row extends Identified>(
	rows: readonly Row[],
	refersTo: (row: Row) => string | number | null = () => null,
): PackedRows {
	const packed: PackedRows = { heads: rows.map((row) => ({ id: row.id, refersTo: refersTo(row) })), parts: [] };
	let texts: string[] = [];
	let characters = 0;
	const close = () => {
		if (texts.length === 0) return;
		packed.parts.push({ rows: texts.length, bytes: new TextEncoder().encode(`[${texts.join()}]`) });
		texts = [];
		characters = 0;
	};
	for (const row of rows) {
		const text = JSON.stringify(row);
		if (texts.length === ROWS || characters + text.length > CHARACTERS) close();
		texts.push(text);
		characters += text.length;
	}
	close();
	return packed;
}

/** Returns the buffers to transfer with the packed rows. */
export const buffersOf = ({ parts }: PackedRows): ArrayBuffer[] => parts.map(({ bytes }) => bytes.buffer);

/** Packed rows that are unpacked when they are needed. */
export class RowList<Row> {
	constructor(private readonly packed: PackedRows) {}

	get length(): number {
		return this.packed.heads.length;
	}

	/** The size of all rows, packed. */
	get bytes(): number {
		return this.packed.parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
	}

	get heads(): readonly Head[] {
		return this.packed.heads;
	}

	/** Yields the rows part by part, each with the index of its first row. */
	*parts(): Generator<{ from: number; rows: Row[] }> {
		let from = 0;
		for (const part of this.packed.parts) {
			yield { from, rows: JSON.parse(new TextDecoder().decode(part.bytes)) as Row[] };
			from += part.rows;
		}
	}
}
