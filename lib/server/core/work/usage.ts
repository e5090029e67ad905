/** How much usage is forgotten per unit of time: five minutes of usage are forgotten after fifty. */
const FORGOTTEN = 1 / 10;

/** How much time the tasks of each owner have taken lately. */
export class Usage {
	private readonly used = new Map<string, { ms: number; at: number }>();
	private readonly running = new Map<string, number>();

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

	/** Whether an owner's recent tasks, including the running one, have taken long. */
	isHeavy(owner: string): boolean {
		const now = performance.now();
		return this.left(owner, now) + now - (this.running.get(owner) ?? now) > this.heavyAfterMs;
	}

	private left(owner: string, now: number): number {
		const before = this.used.get(owner);
		return before ? Math.max(0, before.ms - (now - before.at) * FORGOTTEN) : 0;
	}
}
