import type { Memory } from "./types";

/** The memory for a person about whom nothing is known. */
export const emptyMemory: Memory = {
	goals: [],
	patterns: null,
	scripts: { life: null, love: null },
	analyses: [],
	coachProfile: null,
	relationships: [],
	entries: [],
	condensed: [],
};
