import { type RefObject, useEffect } from "react";

const INVALID = ":is(input, textarea)[aria-invalid=true]";
const FIRST = "input:not(:disabled), textarea, button:not(:disabled), [role=slider]";

/** Moves the focus to an answer each time it is refused: to its invalid field, or else to its first one. */
export function useFocusRefused(answer: RefObject<HTMLElement | null>, timesRefused: number): void {
	useEffect(() => {
		if (timesRefused === 0) return;
		const field = [INVALID, FIRST].map((one) => answer.current?.querySelector<HTMLElement>(one)).find(Boolean);
		field?.focus();
	}, [answer, timesRefused]);
}
