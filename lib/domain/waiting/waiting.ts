import { COACH_NAME } from "@/lib/domain/core/brand";

/**
 * What an answer waits for: `ahead` other answers that come first (0 if none), or the share of the prompt that has been
 * `read`, up to 1.
 */
export type WaitState = { ahead: number } | { read: number };

/** What a coach writes outside of the conversation while the person waits for it. */
export const awaited = ["analysis", "entry", "thought", "letter", "life", "love"] as const;
export type Awaited = (typeof awaited)[number];

/** Response of GET /api/waiting; null if nothing is known. */
export interface Waiting {
	state: WaitState | null;
}

/** Says what is happening while there is nothing to read yet; null if nothing is known. */
export function waitingInWords(state: WaitState | null | undefined): string | null {
	if (!state) return null;
	if ("read" in state) return `${COACH_NAME} is reading: ${Math.round(state.read * 100)}%.`;
	if (state.ahead === 0) return `${COACH_NAME} is reading.`;
	return state.ahead === 1 ? "One other answer comes first." : `${state.ahead} other answers come first.`;
}
