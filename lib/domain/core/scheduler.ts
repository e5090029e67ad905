interface Settings {
	/** How many tasks may run at once. */
	places: number;
	/**
	 * Whether an owner's next task may begin now; without it, every owner's may.
	 * @param running The owners of the tasks that run.
	 */
	mayBegin?: (owner: string, running: readonly string[]) => boolean;
	/** Where the answer of `mayBegin` changes with time alone: how soon to ask it again, in milliseconds. */
	askAgainMs?: number;
}

interface Waiting {
	begin(): Promise<void>;
}

/**
 * Runs tasks, a few at once. While tasks wait, their owners take turns: one task of each, then one more of each, so that
 * many tasks of one person cannot keep another from theirs. It knows nothing of what a task is: threads, programs and
 * pieces of work on the thread that answers requests are all scheduled by it.
 */
export class Scheduler {
	/** The owner who has waited longest comes first. */
	private readonly lines = new Map<string, Waiting[]>();
	private readonly running: string[] = [];
	private again: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly settings: Settings) {}

	/** How many tasks wait. */
	get length(): number {
		let length = 0;
		for (const line of this.lines.values()) length += line.length;
		return length;
	}

	/**
	 * Runs a task when its turn comes.
	 * @param owner Who takes turns: a person's id, an address.
	 * @param signal Gives the task up while it waits; a task that runs has to heed its signal by itself.
	 * @throws the signal's reason; whatever the task throws.
	 */
	async run<Result>(owner: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
		signal?.throwIfAborted();
		return new Promise<Result>((resolve, reject) => {
			const waiting: Waiting = {
				begin: async () => {
					signal?.removeEventListener("abort", leave);
					try {
						resolve(await task());
					} catch (error) {
						reject(error);
					}
				},
			};
			const leave = () => {
				this.remove(owner, waiting);
				reject(signal?.reason);
			};
			signal?.addEventListener("abort", leave, { once: true });
			const line = this.lines.get(owner);
			if (line) line.push(waiting);
			else this.lines.set(owner, [waiting]);
			this.next();
		});
	}

	private next(): void {
		clearTimeout(this.again);
		const { places, askAgainMs } = this.settings;
		while (this.running.length < places) {
			const owner = this.nextOwner();
			if (owner === undefined) break;
			const [first, ...rest] = this.lines.get(owner) ?? [];
			this.putLast(owner, rest);
			if (first) void this.begin(owner, first);
		}
		if (askAgainMs !== undefined && this.lines.size > 0 && this.running.length < places)
			this.again = setTimeout(() => this.next(), askAgainMs);
	}

	private nextOwner(): string | undefined {
		const { mayBegin } = this.settings;
		for (const owner of this.lines.keys()) if (!mayBegin || mayBegin(owner, this.running)) return owner;
		return undefined;
	}

	private async begin(owner: string, task: Waiting): Promise<void> {
		this.running.push(owner);
		await task.begin();
		this.running.splice(this.running.indexOf(owner), 1);
		// Tasks that were added while this one ran come after those of everybody else, too.
		this.putLast(owner, this.lines.get(owner) ?? []);
		this.next();
	}

	private putLast(owner: string, line: Waiting[]): void {
		this.lines.delete(owner);
		if (line.length > 0) this.lines.set(owner, line);
	}

	private remove(owner: string, waiting: Waiting): void {
		const left = (this.lines.get(owner) ?? []).filter((one) => one !== waiting);
		if (left.length > 0) this.lines.set(owner, left);
		else this.lines.delete(owner);
	}
}
