import { setImmediate as breathe } from "node:timers/promises";

/** How many simple steps are done before others have a turn: about a millisecond's worth. */
const STEPS = 20_000;

/** Long work on sound in short stretches. In between, others have a turn and it can be aborted. */
export interface Turns {
	/** To be asked before each piece of the work, with what it costs in steps. Null if there is time for it now. */
	due(steps: number): Promise<void> | null;
}

/** @param signal Ends the work at the next turn: `due` then rejects with its reason. */
export function turns(signal?: AbortSignal): Turns {
	let left = STEPS;
	const rest = async () => {
		left = STEPS;
		await breathe();
		signal?.throwIfAborted();
	};
	signal?.throwIfAborted();
	return {
		due(steps) {
			left -= steps;
			return left > 0 ? null : rest();
		},
	};
}
