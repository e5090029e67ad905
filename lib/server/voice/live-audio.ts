/**
 * Speaks a text: passes each piece to `emit` as it is produced, resolves once everything is spoken and saved, and
 * stops when `signal` aborts.
 */
type Source = (emit: (piece: Uint8Array) => void, signal: AbortSignal) => Promise<void>;

/**
 * Audio that is being spoken. It is spoken once for all listeners, and each hears it from the beginning, however late
 * they join. It stops if the last listener leaves and nobody joins within the grace period.
 */
export class LiveAudio {
	private readonly pieces: Uint8Array[] = [];
	private readonly controller = new AbortController();
	private listeners = 0;
	private grace: ReturnType<typeof setTimeout> | undefined;
	private isWhole = false;
	private failure: { error: unknown } | undefined;
	private wake = () => {};
	private change = this.nextChange();
	/** Resolves once everything has been spoken or speaking has failed; never rejects. */
	readonly ended: Promise<void>;

	/** @param graceMs How long speaking continues without listeners, in milliseconds. */
	constructor(
		source: Source,
		private readonly graceMs: number,
	) {
		this.ended = this.run(source);
	}

	/** Whether speaking has stopped, or is about to, because nobody is listening. */
	get isAbandoned(): boolean {
		return this.controller.signal.aborted;
	}

	/** Streams all of the audio as it is produced. The stream fails if speaking fails midway. */
	stream(): ReadableStream<Uint8Array> {
		const leave = this.join();
		let next = 0;
		return new ReadableStream<Uint8Array>(
			{
				pull: async (controller) => {
					try {
						const piece = await this.piece(next++);
						if (piece) controller.enqueue(piece);
						else {
							leave();
							controller.close();
						}
					} catch (error) {
						leave();
						controller.error(error);
					}
				},
				cancel: leave,
			},
			{ highWaterMark: 0 },
		);
	}

	/** Waits for the first piece. @throws Why there will be none; the signal's reason. */
	async begun(signal: AbortSignal): Promise<void> {
		await this.waitFor(this.piece(0), signal);
	}

	/**
	 * Waits until this many bytes exist.
	 * @returns All pieces so far, or null if the audio ends before that many bytes.
	 * @throws Why there will be no more; the signal's reason.
	 */
	async upTo(bytes: number, signal: AbortSignal): Promise<readonly Uint8Array[] | null> {
		const spoken = async () => {
			let length = 0;
			for (let index = 0; length < bytes; index++) {
				const piece = await this.piece(index);
				if (!piece) return null;
				length += piece.length;
			}
			return this.isWhole ? null : [...this.pieces];
		};
		return this.waitFor(spoken(), signal);
	}

	/** Waits until the audio is complete. @throws Why it will not be; the signal's reason. */
	async whole(signal: AbortSignal): Promise<Uint8Array[]> {
		await this.waitFor(this.ended, signal);
		if (this.failure) throw this.failure.error;
		return this.pieces;
	}

	private async waitFor<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
		signal.throwIfAborted();
		const leave = this.join();
		let onAbort = () => {};
		const aborted = new Promise<never>((_, reject) => {
			onAbort = () => reject(signal.reason);
			signal.addEventListener("abort", onAbort, { once: true });
		});
		try {
			return await Promise.race([promise, aborted]);
		} finally {
			signal.removeEventListener("abort", onAbort);
			leave();
		}
	}

	/** Waits for the piece with this index; null after the last. */
	private async piece(index: number): Promise<Uint8Array | null> {
		for (;;) {
			const piece = this.pieces[index];
			if (piece) return piece;
			if (this.failure) throw this.failure.error;
			if (this.isWhole) return null;
			await this.change;
		}
	}

	private async run(source: Source): Promise<void> {
		try {
			await source((piece) => {
				if (piece.length === 0) return;
				this.pieces.push(piece);
				this.tell();
			}, this.controller.signal);
			this.isWhole = true;
		} catch (error) {
			this.failure = { error };
		}
		clearTimeout(this.grace);
		this.tell();
	}

	/** Adds a listener. @returns A function that removes the listener; further calls do nothing. */
	private join(): () => void {
		this.listeners++;
		clearTimeout(this.grace);
		let isHere = true;
		return () => {
			if (!isHere) return;
			isHere = false;
			this.listeners--;
			if (this.listeners > 0 || this.isWhole || this.failure) return;
			this.grace = setTimeout(() => this.controller.abort(new Error("Nobody listens")), this.graceMs);
		};
	}

	private tell(): void {
		const { wake } = this;
		this.change = this.nextChange();
		wake();
	}

	private nextChange(): Promise<void> {
		return new Promise((resolve) => {
			this.wake = resolve;
		});
	}
}
