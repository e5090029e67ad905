/*
 * Limits how much memory the indexes of all people may take together, and decides which one is removed to make room. It
 * knows nothing about an index's content, or how pages are ranked.
 */

/** What the budget has to know about an object that takes memory. */
export interface Budgeted {
	/** About how many bytes it takes now. */
	readonly bytes: number;
	/** When it was last used (a `Date.now()` value). */
	usedAt: number;
	/** Releases all of its memory, even if something still refers to it. */
	clear(): void;
}

/** In bytes. Ten years of daily entries take 40 million; the share allows a few times as much. */
export interface Limits {
	/** For all people together. */
	all: number;
	/** For one person. */
	share: number;
}

export const LIMITS: Limits = { all: 240_000_000, share: 80_000_000 };

/** How long an index stays in memory after its last use, in milliseconds. */
const KEPT_FOR_MS = 60 * 60 * 1000;
/** An index used this recently, in milliseconds, may still be read and is not removed. */
const IN_USE_MS = 5_000;

/** The indexes in memory, by person. The least recently used one is removed first to make room. */
export class Budget<Index extends Budgeted> {
	// A Map keeps the order of insertion, so the most recently used index is last.
	private readonly kept = new Map<number, Index>();

	constructor(private readonly limits = LIMITS) {}

	get(person: number): Index | undefined {
		return this.kept.get(person);
	}

	/** Marks an index as used now, and removes those that have not been used for long. */
	use(person: number, index: Index): void {
		this.kept.delete(person);
		this.kept.set(person, index);
		index.usedAt = Date.now();
		for (const [other, { usedAt }] of this.kept) if (Date.now() - usedAt > KEPT_FOR_MS) this.drop(other);
	}

	/** Removes a person's index. */
	drop(person: number): void {
		const index = this.kept.get(person);
		this.kept.delete(person);
		index?.clear();
	}

	/**
	 * Returns by how many bytes an index may grow now: the rest of its share, or of the total if that is less. Other
	 * indexes that are not in use are removed to make room.
	 * @param wanted How many bytes are needed; no more room than that is made.
	 */
	roomFor(index: Index, wanted: number): number {
		const ofShare = this.limits.share - index.bytes;
		let ofAll = this.limits.all - this.bytes;
		for (const [other, one] of this.kept) {
			if (ofAll >= Math.min(wanted, ofShare)) break;
			if (one === index || Date.now() - one.usedAt < IN_USE_MS) continue;
			ofAll += one.bytes;
			this.drop(other);
		}
		return Math.max(0, Math.min(ofShare, ofAll));
	}

	private get bytes(): number {
		let sum = 0;
		for (const { bytes } of this.kept.values()) sum += bytes;
		return sum;
	}
}
