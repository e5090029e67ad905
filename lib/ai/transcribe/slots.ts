/** Lets a few tasks run at once and the others wait, first come, first served. */
export class Slots {
	private free: number;
	private readonly waiting: (() => void)[] = [];

	constructor(count: number) {
		this.free = count;
	}

	/**
	 * Runs a task when its turn has come. @throws The signal's reason if it aborts before that; whatever the task throws.
	 */
	async run<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
		await this.take(signal);
		try {
			return await task();
		} finally {
			const next = this.waiting.shift();
			if (next) next();
			else this.free++;
		}
	}

	private async take(signal: AbortSignal): Promise<void> {
		signal.throwIfAborted();
		if (this.free > 0) {
			this.free--;
			return;
		}
		await new Promise<void>((resolve, reject) => {
			const turn = () => {
				signal.removeEventListener("abort", leave);
				resolve();
			};
			const leave = () => {
				this.waiting.splice(this.waiting.indexOf(turn), 1);
				reject(signal.reason);
			};
			this.waiting.push(turn);
			signal.addEventListener("abort", leave, { once: true });
		});
	}
}
