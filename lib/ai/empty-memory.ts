import type { Memory } from "./types";

/** What a coach knows of somebody of whom nothing is known. */
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
