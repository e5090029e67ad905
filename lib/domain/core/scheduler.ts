interface Settings {
	/** How many tasks may run at once. */
	places: number;
	/**
	 * Whether this owner's next task may begin now. If missing, every owner's task may.
	 * @param running The owners of the running tasks.
	 */
	mayBegin?: (owner: string, running: readonly string[]) => boolean;
	/** If the answer of `mayBegin` can change merely with time: how soon to ask again, in milliseconds. */
	askAgainMs?: number;
}

interface Waiting {
	begin(): Promise<void>;
}

/**
 * Runs a few tasks at once. Owners of waiting tasks take turns, one task each, so that many tasks of one person cannot
 * hold up somebody else's. The scheduler does not know what a task is: worker threads, programs and pieces of work on
 * the main thread all use it.
 */
export class Scheduler {
	/** Waiting tasks by owner; the owner who has waited longest comes first. */
	private readonly lines = new Map<string, Waiting[]>();
	private readonly running: string[] = [];
	private again: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly settings: Settings) {}

	/** How many tasks are waiting. */
	get length(): number {
		let length = 0;
		for (const line of this.lines.values()) length += line.length;
		return length;
	}

	/**
	 * Runs a task when its turn comes.
	 * @param owner Who takes turns: for instance a person's id or an address.
	 * @param signal Cancels the task while it waits; a running task has to watch its own signal.
	 * @throws the signal's reason, or whatever the task throws.
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
		// Tasks that were added while this one ran also come after everybody else's.
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
