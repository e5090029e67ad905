import type { Memory } from "./types";

/** The memory about a person of whom nothing is known. */
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
