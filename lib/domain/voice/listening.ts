export type ListeningPhase = "idle" | "loading" | "playing" | "paused";

export interface ListeningState {
	phase: ListeningPhase;
	/** In seconds. */
	position: number;
	/** In seconds; null while it is unknown, as with audio that is still being generated. */
	duration: number | null;
	/** Whether the loaded audio is unusable: the next start loads it again and continues from the position. */
	isBroken: boolean;
	/** The code that the person can give to support after a failure. */
	errorId: string | null;
}

export type ListeningEvent =
	| { type: "load" }
	| { type: "playing" }
	| { type: "paused" }
	/** Another player took over before this one started. */
	| { type: "interrupted" }
	| { type: "ended" }
	| { type: "failed" }
	| { type: "reported"; errorId: string }
	/** All of the text has been spoken, so its duration (in seconds) is known. */
	| { type: "measured"; duration: number }
	| { type: "time"; position: number; duration: number };

export const silent: ListeningState = {
	phase: "idle",
	position: 0,
	duration: null,
	isBroken: false,
	errorId: null,
};

/** Returns the state after a failure: stopped, with the position kept. */
const broken = (state: ListeningState): ListeningState => ({
	...state,
	phase: state.position > 0 ? "paused" : "idle",
	isBroken: true,
});

/** Returns the next state of listening. Events that make no sense in a state change nothing. */
export function nextListeningState(state: ListeningState, event: ListeningEvent): ListeningState {
	const { phase } = state;
	switch (event.type) {
		case "load":
			return phase === "idle" || phase === "paused" ? { ...state, phase: "loading", errorId: null } : state;
		case "playing":
			return { ...state, phase: "playing", isBroken: false, errorId: null };
		case "paused":
			return phase === "playing" ? { ...state, phase: "paused" } : state;
		case "interrupted":
			return phase === "loading" ? broken(state) : state;
		case "ended":
			return silent;
		case "failed":
			return phase === "idle" ? state : broken(state);
		case "reported":
			return { ...state, errorId: event.errorId };
		case "measured":
			return phase === "idle" ? state : { ...state, duration: lengthOf(event.duration) ?? state.duration };
		case "time":
			// While audio is loaded again, its player reports the beginning; the stored position is the one to return to.
			if (phase !== "playing" && phase !== "paused") return state;
			if (state.isBroken) return state;
			// While the text is still being spoken, the player does not know the duration.
			return { ...state, position: event.position, duration: lengthOf(event.duration) ?? state.duration };
	}
}

/** Returns the duration; null if the player reports NaN or Infinity because it does not know. */
const lengthOf = (seconds: number) => (Number.isFinite(seconds) && seconds > 0 ? seconds : null);
