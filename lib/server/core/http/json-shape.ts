const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** How large the shape of JSON may be, whatever its texts are. */
export interface Shape {
	/** Values in lists and objects, all together. */
	values: number;
	/** Names in one object. */
	names: number;
	/** Lists and objects in each other. */
	depth: number;
}

/**
 * What of a shape is too large in these bytes of JSON, or null. It is looked at before they are parsed, because parsing what
 * has millions of values or names takes seconds and memory.
 */
export function shapeProblem(bytes: Uint8Array, most: Shape): keyof Shape | null {
	let depth = 0;
	let values = 0;
	/** The number of names in the object at each depth; for lists, the number does not matter. */
	const names = new Float64Array(most.depth + 2);
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === QUOTE) at = endOfText(bytes, at);
		else if (byte === LIST || byte === OBJECT) {
			depth += 1;
			values += 1;
			if (depth > most.depth) return "depth";
			names[depth] = byte === OBJECT ? 1 : Number.NEGATIVE_INFINITY;
		} else if (byte === LIST_END || byte === OBJECT_END) depth = Math.max(0, depth - 1);
		else if (byte === COMMA) {
			values += 1;
			names[depth] = (names[depth] ?? 0) + 1;
			if ((names[depth] ?? 0) > most.names) return "names";
		}
		if (values > most.values) return "values";
	}
	return null;
}

/** Where the string that begins here ends. */
function endOfText(bytes: Uint8Array, start: number): number {
	let at = start + 1;
	while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
	return at;
}
