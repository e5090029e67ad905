"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import type { Flow, FlowEvent } from "@/lib/domain/questionnaires/flow";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import type { AnswerDrafts } from "./answer-drafts";
import { Answering } from "./answering";

interface FlowHandle {
	flow: Flow;
	/**
	 * Applies an event.
	 * @returns The flow after the event.
	 */
	dispatch: (event: FlowEvent) => Flow;
	/** Removes the draft, and stores nothing any more: the answers were sent, or are not wanted. */
	end: (how: "sent" | "cancelled") => void;
}

/**
 * Manages a person's answers to a questionnaire. The starting point is read once, so give the component a key per
 * questionnaire and response.
 * @param store The browser's unsent answers; null on the server and in the first render, which equals the server's.
 * @param questionId The question to show first; null for the first one, or for where the person left off.
 */
export function useFlow(
	questionnaire: Questionnaire,
	response: ClientResponse | null,
	store: AnswerDrafts | null,
	questionId: string | null,
): FlowHandle {
	const [answering] = useState(() => new Answering(questionnaire, response, store, questionId));
	const [flow, setFlow] = useState(answering.flow);

	// Before the browser paints, so that no other question flashes up.
	useLayoutEffect(() => {
		if (store) setFlow(answering.open(store));
	}, [answering, store]);

	useEffect(() => {
		const save = () => answering.save();
		const saveWhenHidden = () => document.visibilityState === "hidden" && save();
		// Phones close a page without an unload event; becoming hidden is the last event it gets.
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
		// Several events may occur before React renders; each is based on the result of the previous one.
		dispatch: (event) => {
			const next = answering.dispatch(event);
			setFlow(next);
			return next;
		},
		end: (how) => answering.end(how),
	};
}
