/** Somebody who waits for a slot of a server. */
interface Waiting {
	/** How many slots at once: one, or all where a request has to be alone. */
	needs: number;
	begin(): void;
	/** Hears how many are before them, each time that changes. */
	place(ahead: number): void;
}

/**
 * The requests of this process to one server of one's own, in the order in which they came: at most as many at once as
 * the server has slots. Without it the second of two people waits inside the server, which tells nobody anything, and
 * the app takes its silence for a fault.
 */
export class SlotQueue {
	#free: number;
	#waiting: Waiting[] = [];

	constructor(private slots: number) {
		this.#free = slots;
	}

	/** How many wait. */
	get length(): number {
		return this.#waiting.length;
	}

	/** A server may have other slots after it was started again. */
	resize(slots: number): void {
		this.#free += slots - this.slots;
		this.slots = slots;
		this.#next();
	}

	/**
	 * Runs some work as soon as it is its turn.
	 * @param place Hears how many are before it while it waits; never called where it can begin at once.
	 * @throws the signal's reason where it aborts before the turn comes; as the work.
	 */
	async run<T>(
		work: () => Promise<T>,
		{ signal, place, isAlone }: { signal: AbortSignal; place(ahead: number): void; isAlone: boolean },
	): Promise<T> {
		const needs = await this.#turn(isAlone, signal, place);
		try {
			return await work();
		} finally {
			this.#free += needs;
			this.#next();
		}
	}

	#turn(isAlone: boolean, signal: AbortSignal, place: (ahead: number) => void): Promise<number> {
		signal.throwIfAborted();
		const needs = isAlone ? this.slots : 1;
		if (this.#waiting.length === 0 && this.#free >= needs) {
			this.#free -= needs;
			return Promise.resolve(needs);
		}
		return new Promise((resolve, reject) => {
			const leave = () => {
				this.#waiting = this.#waiting.filter((one) => one !== mine);
				reject(signal.reason);
				this.#next();
			};
			const mine: Waiting = {
				needs,
				place,
				begin: () => {
					signal.removeEventListener("abort", leave);
					resolve(needs);
				},
			};
			signal.addEventListener("abort", leave, { once: true });
			this.#waiting.push(mine);
			this.#tell();
		});
	}

	#next(): void {
		for (
			let [first] = this.#waiting;
			first && this.#free >= Math.min(first.needs, this.slots);
			[first] = this.#waiting
		) {
			this.#waiting.shift();
			this.#free -= first.needs;
			first.begin();
		}
		this.#tell();
	}

	#tell(): void {
		// Those who are being answered are before the first who waits.
		for (const [ahead, { place }] of this.#waiting.entries()) place(ahead + 1);
	}
}

const queues = new Map<string, SlotQueue>();

/** The queue of a server, by its address; null for one that does not say how many slots it has. */
export function queueOf(address: string, slots: number | null): SlotQueue | null {
	if (slots === null) return null;
	const known = queues.get(address);
	if (known) {
		known.resize(slots);
		return known;
	}
	const queue = new SlotQueue(slots);
	queues.set(address, queue);
	return queue;
}

/** How many requests wait for a server of one's own. */
export const waitingForServers = (): number => [...queues.values()].reduce((sum, { length }) => sum + length, 0);
