/** Random numbers that are the same for the same seed: mulberry32. */
export interface Random {
	/** Returns a whole number from 0 up to, but not including, `end`. */
	below(end: number): number;
	of<Value>(values: readonly Value[]): Value;
	/** Returns true with the given probability. */
	chance(of: number): boolean;
}

/** @param seed Whole numbers that together identify the case. */
export function random(...seed: number[]): Random {
	let state = seed.reduce((all, one) => Math.imul(all ^ one, 0x9e3779b1) + 0x6d2b79f5, 0x2545f491) | 0;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (end: number) => Math.floor(next() * end);
	return { below, of: (values) => values[below(values.length)] as never, chance: (of) => next() < of };
}
