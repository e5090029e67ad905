"use client";

import { useEffect, useState } from "react";
import type { Flow, FlowEvent } from "@/lib/domain/questionnaires/progress";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { Answering } from "./answering";
import type { ProgressStore } from "./progress-store";

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
 * @param questionId The question that is shown first; null for where it begins or was left.
 */
export function useFlow(
	questionnaire: Questionnaire,
	response: ClientResponse | null,
	store: ProgressStore,
	questionId: string | null,
): FlowHandle {
	const [answering] = useState(() => {
		const begun = new Answering(questionnaire, response, store);
		if (questionId !== null) begun.dispatch({ type: "open", questionId });
		return begun;
	});
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
