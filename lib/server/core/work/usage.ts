/** How much usage is forgotten per unit of time: five minutes of usage are forgotten after fifty. */
const FORGOTTEN = 1 / 10;

/** How much time the tasks of each owner have taken lately. */
export class Usage {
	private readonly used = new Map<string, { ms: number; at: number }>();
	private readonly running = new Map<string, number>();
	/** How many tasks each owner has that are known beforehand to take long. */
	private readonly announced = new Map<string, number>();

	/** @param heavyAfterMs The usage above which an owner counts as heavy, in milliseconds. */
	constructor(private readonly heavyAfterMs: number) {}

	/**
	 * Starts measuring a task.
	 * @returns A function to call when the task has ended.
	 */
	begin(owner: string): () => void {
		const began = performance.now();
		this.running.set(owner, began);
		return () => {
			this.running.delete(owner);
			const now = performance.now();
			this.used.set(owner, { ms: this.left(owner, now) + now - began, at: now });
			for (const one of this.used.keys()) if (this.left(one, now) === 0) this.used.delete(one);
		};
	}

	/**
	 * Notes that an owner has a task that will take long.
	 * @returns A function to call when the task has ended.
	 */
	announce(owner: string): () => void {
		this.announced.set(owner, (this.announced.get(owner) ?? 0) + 1);
		return () => {
			const left = (this.announced.get(owner) ?? 1) - 1;
			if (left > 0) this.announced.set(owner, left);
			else this.announced.delete(owner);
		};
	}

	/** Whether an owner's recent tasks, including the running one, have taken long, or another one will. */
	isHeavy(owner: string): boolean {
		if (this.announced.has(owner)) return true;
		const now = performance.now();
		return this.left(owner, now) + now - (this.running.get(owner) ?? now) > this.heavyAfterMs;
	}

	private left(owner: string, now: number): number {
		const before = this.used.get(owner);
		return before ? Math.max(0, before.ms - (now - before.at) * FORGOTTEN) : 0;
	}
}
