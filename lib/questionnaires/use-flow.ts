"use client";

import { useEffect, useState } from "react";
import { Answering } from "./answering";
import type { Flow, FlowEvent } from "./progress";
import type { ProgressStore } from "./progress-store";
import type { ClientResponse, Questionnaire } from "./schema";

interface FlowHandle {
	flow: Flow;
	/** @returns The flow after the event. */
	dispatch: (event: FlowEvent) => Flow;
	/** Forgets the saved progress, and saves no more: the answers were sent, or are not wanted. */
	end: (how: "sent" | "cancelled") => void;
}

/**
 * Somebody answering a questionnaire. What it starts from is read once: give the component a key per questionnaire and
 * response.
 */
export function useFlow(
	questionnaire: Questionnaire,
	response: ClientResponse | null,
	store: ProgressStore,
): FlowHandle {
	const [answering] = useState(() => new Answering(questionnaire, response, store));
	const [flow, setFlow] = useState(answering.flow);

	useEffect(() => {
		const save = () => answering.save();
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
	}, [answering]);

	return {
		flow,
		// Events may follow each other before React paints; each goes on from the one before.
		dispatch: (event) => {
			const next = answering.dispatch(event);
			setFlow(next);
			return next;
		},
		end: (how) => answering.end(how),
	};
}
