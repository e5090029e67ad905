"use client";

import { useMemo, useSyncExternalStore } from "react";
import { type DraftOf, type DraftState, emptyDraft, KeptDraft } from "./kept-draft";

const never = () => () => {};
const isNothing = () => emptyDraft;

/**
 * Returns what the person is writing. It is stored on this device from the first keystroke until it is sent or
 * discarded, and survives an error, a reload, the end of the session, and leaving the screen. `KeptDraft` describes how
 * several tabs share it.
 * @param of What is being written; null if nothing may be.
 * @returns The state of the draft, and the draft itself to write to. Empty on the server and in the first render.
 */
export function useKeptDraft<Value extends object>(
	of: DraftOf<Value> | null,
): DraftState<Value> & { draft: KeptDraft<Value> | null } {
	const name = of?.name;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another name is another draft; the rest is put in below
	const draft = useMemo(() => of && new KeptDraft<Value>(of), [name]);
	if (draft && of) draft.of = of;
	const state = useSyncExternalStore<DraftState<Value>>(
		draft?.subscribe ?? never,
		draft ? () => draft.state : isNothing,
		isNothing,
	);
	return { ...state, draft };
}
