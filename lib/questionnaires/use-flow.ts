"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { begin, beginEdit, type Flow, type FlowEvent, step } from "./progress";
import type { ProgressStore } from "./progress-store";
import type { ClientResponse, Questionnaire } from "./schema";

interface FlowOptions {
	questionnaire: Questionnaire;
	/** The response to edit; without one the questionnaire is started, or taken up where it was left. */
	response: ClientResponse | null;
	store: ProgressStore;
}

interface FlowHandle {
	flow: Flow;
	/** @returns The flow after the event. */
	dispatch: (event: FlowEvent) => Flow;
	/** Forgets the saved progress, and saves no more: the answers were sent, or are not wanted. */
	end: (how: "sent" | "cancelled") => void;
}

/**
 * Somebody answering a questionnaire, kept in the browser with every answer, on Next, before sending, and when the page
 * may be gone in a moment. What it starts from is read once: give the component a key per questionnaire and response.
 */
export function useFlow({ questionnaire, response, store }: FlowOptions): FlowHandle {
	const [flow, setFlow] = useState(() =>
		response
			? beginEdit(questionnaire, response, store.readDraft(response.id))
			: begin(questionnaire, store.read(questionnaire.id), cancelledBefore(store, questionnaire.id)),
	);
	// Events may follow each other before React paints, a key press and a click for instance.
	const latest = useRef(flow);
	// Leaving takes a moment, and the page may be hidden in it.
	const hasEnded = useRef(false);

	const dispatch = useCallback(
		(event: FlowEvent): Flow => {
			const next = step(questionnaire, latest.current, event);
			latest.current = next;
			setFlow(next);
			if (hasEnded.current) return next;
			if (event.type === "letGo" || event.type === "bringBack") forgetSetAside(store, next);
			if (event.type !== "previous" && event.type !== "loadNewer") store.save(next);
			return next;
		},
		[questionnaire, store],
	);

	const end = useCallback(
		(how: "sent" | "cancelled") => {
			hasEnded.current = true;
			if (how === "sent") store.clearFlow(latest.current);
			else store.discard(latest.current);
		},
		[store],
	);

	useEffect(() => {
		const save = () => {
			if (!hasEnded.current) store.save(latest.current);
		};
		const saveWhenHidden = () => document.visibilityState === "hidden" && save();
		// Phones end a page without unloading it; being hidden is the last that it hears.
		window.addEventListener("beforeunload", save);
		window.addEventListener("pagehide", save);
		document.addEventListener("visibilitychange", saveWhenHidden);
		return () => {
			window.removeEventListener("beforeunload", save);
			window.removeEventListener("pagehide", save);
			document.removeEventListener("visibilitychange", saveWhenHidden);
		};
	}, [store]);

	return { flow, dispatch, end };
}

/** What was set aside is shown again, or not wanted: either way it is not offered another time. */
function forgetSetAside(store: ProgressStore, { editing }: Flow): void {
	if (editing) store.clearDraft(editing.responseId);
	else store.forgetDiscarded();
}

/** Answers to this questionnaire that were cancelled since the page was opened; not those of an edit. */
function cancelledBefore({ discarded }: ProgressStore, questionnaireId: string): Flow | null {
	return discarded?.questionnaireId === questionnaireId && !discarded.editing ? discarded : null;
}
