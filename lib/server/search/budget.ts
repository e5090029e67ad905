/*
 * How much memory the indexes of all people may take together, and which of them makes room. It knows nothing of what
 * is in an index, nor how pages are ranked.
 */

/** What the budget has to know of whatever takes memory. */
export interface Budgeted {
	/** About how much it takes now. */
	readonly bytes: number;
	/** When somebody last asked for it, as `Date.now` gives it. */
	usedAt: number;
	/** Gives all of its memory back, also where somebody still holds it. */
	clear(): void;
}

/** In bytes. Ten years of daily entries take 40 million; the share leaves room for a few times as much. */
export interface Limits {
	/** Of all people together. */
	all: number;
	/** Of one person. */
	share: number;
}

export const LIMITS: Limits = { all: 240_000_000, share: 80_000_000 };

/** How long an index stays in memory after its last use, in milliseconds. */
const KEPT_FOR_MS = 60 * 60 * 1000;
/** An index used this recently is still being read and is not removed. */
const IN_USE_MS = 5_000;

/** Indexes in memory, by person; the one that was used least recently makes room first. */
export class Budget<Index extends Budgeted> {
	// A Map keeps the order of insertion, so the most recently used index is last.
	private readonly kept = new Map<number, Index>();

	constructor(private readonly limits = LIMITS) {}

	get(person: number): Index | undefined {
		return this.kept.get(person);
	}

	/** Notes that an index is used now; whatever was not used for long goes. */
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
	 * By how many bytes an index may grow now: what is left of its share, or of everybody's if that is less. Others that
	 * are not in use make room for it.
	 * @param wanted How many are asked for; no more room than that is made.
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
