export type ListeningPhase = "idle" | "loading" | "playing" | "paused";

export interface ListeningState {
	phase: ListeningPhase;
	/** In seconds. */
	position: number;
	/** In seconds; null while it is unknown, as with sound that is still being spoken. */
	duration: number | null;
	/** Whether what was loaded is useless: the next start loads it again and continues from the position. */
	isBroken: boolean;
	/** The code to tell support after a failure. */
	errorId: string | null;
}

export type ListeningEvent =
	| { type: "load" }
	| { type: "playing" }
	| { type: "paused" }
	/** Another sound took over before this one started. */
	| { type: "interrupted" }
	| { type: "ended" }
	| { type: "failed" }
	| { type: "reported"; errorId: string }
	/** All of it has been spoken, so its length is known, in seconds. */
	| { type: "measured"; duration: number }
	| { type: "time"; position: number; duration: number };

export const silent: ListeningState = {
	phase: "idle",
	position: 0,
	duration: null,
	isBroken: false,
	errorId: null,
};

/** Stops, and keeps the position if there is one. */
const broken = (state: ListeningState): ListeningState => ({
	...state,
	phase: state.position > 0 ? "paused" : "idle",
	isBroken: true,
});

/** The next state of listening. Events that make no sense in a state change nothing. */
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
			// A sound that is being loaded again is at its beginning; the position is the one to return to.
			if (phase !== "playing" && phase !== "paused") return state;
			if (state.isBroken) return state;
			// A player that loads what is being spoken knows no length until it has all of it.
			return { ...state, position: event.position, duration: lengthOf(event.duration) ?? state.duration };
	}
}

/** A player says NaN or Infinity where it knows no length. */
const lengthOf = (seconds: number) => (Number.isFinite(seconds) && seconds > 0 ? seconds : null);
