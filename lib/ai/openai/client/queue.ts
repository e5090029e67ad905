/** A request that waits for a slot of a server. */
interface Waiting {
	/** How many slots it needs: one, or all of them if a request has to be alone. */
	needs: number;
	begin(): void;
	/** Called with the number of requests ahead of it, each time that changes. */
	place(ahead: number): void;
}

/**
 * Queues this process's requests to one private server, in order of arrival: at most as many at once as the server has
 * slots. Otherwise the second of two requests would wait inside the server, which reports nothing, and the app would
 * take its silence for a fault.
 */
export class SlotQueue {
	#free: number;
	#waiting: Waiting[] = [];

	constructor(private slots: number) {
		this.#free = slots;
	}

	/** How many requests are waiting. */
	get length(): number {
		return this.#waiting.length;
	}

	/** Changes the number of slots: a restarted server may have another. */
	resize(slots: number): void {
		this.#free += slots - this.slots;
		this.slots = slots;
		this.#next();
	}

	/**
	 * Runs some work when it is its turn.
	 * @param place Called with the number of requests ahead of it while it waits; never called if it can begin
	 * immediately.
	 * @throws the signal's reason if it aborts before the turn comes; whatever the work throws.
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
		// The requests being answered are ahead of the first one that waits.
		for (const [ahead, { place }] of this.#waiting.entries()) place(ahead + 1);
	}
}

const queues = new Map<string, SlotQueue>();

/** Returns the queue of a server, by its URL; null if the server does not report its number of slots. */
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

/** Returns how many requests wait for private servers. */
export const waitingForServers = (): number => [...queues.values()].reduce((sum, { length }) => sum + length, 0);
