/** A deterministic source of choices: the same seed always gives the same sequence. */
export interface Dice {
	/** A number in [0, 1). */
	next(): number;
	/** Picks one of `items`, all equally likely. @throws on an empty list. */
	pick<T>(items: readonly T[]): T;
	/** A shuffled copy. */
	shuffle<T>(items: readonly T[]): T[];
}

/**
 * A 32-bit hash of a text (FNV-1a with a final avalanche, so that near-identical texts differ everywhere).
 * Not for security.
 */
export function hashText(text: string): number {
	let h = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) {
		h ^= text.charCodeAt(i);
		h = Math.imul(h, 0x01000193);
	}
	h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
	return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Creates dice seeded by a text. The generator is sfc32, warmed up so that similar seeds give different numbers from
 * the start.
 */
export function diceFrom(seed: string): Dice {
	let a = hashText(`a${seed}`);
	let b = hashText(`b${seed}`);
	let c = hashText(`c${seed}`);
	let counter = 1;
	const next = () => {
		const sum = (((a + b) | 0) + counter) | 0;
		counter = (counter + 1) | 0;
		a = b ^ (b >>> 9);
		b = (c + (c << 3)) | 0;
		c = (((c << 21) | (c >>> 11)) + sum) | 0;
		return (sum >>> 0) / 4294967296;
	};
	for (let i = 0; i < 12; i++) next();
	return {
		next,
		pick(items) {
			const item = items[Math.floor(next() * items.length)];
			if (item === undefined) throw new RangeError("nothing to pick from");
			return item;
		},
		shuffle(items) {
			const copy = [...items];
			for (let i = copy.length - 1; i > 0; i--) {
				const j = Math.floor(next() * (i + 1));
				[copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
			}
			return copy;
		},
	};
}
