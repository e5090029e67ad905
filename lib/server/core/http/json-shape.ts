const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Limits to the structure of JSON, whatever its strings contain. */
export interface Shape {
	/** Values in all lists and objects together. */
	values: number;
	/** Names in a single object. */
	names: number;
	/** How deeply lists and objects may be nested. */
	depth: number;
}

/**
 * Returns which limit some bytes of JSON exceed, or null. Checked before parsing, because parsing millions of values or
 * names takes seconds and much memory.
 */
export function shapeProblem(bytes: Uint8Array, most: Shape): keyof Shape | null {
	let depth = 0;
	let values = 0;
	/** The number of names in the current object at each depth; not counted for lists. */
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

/** Returns where the string that begins here ends. */
function endOfText(bytes: Uint8Array, start: number): number {
	let at = start + 1;
	while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
	return at;
}
