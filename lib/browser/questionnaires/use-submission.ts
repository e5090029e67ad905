"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/browser/core/api-client";
import { answersOf, type Flow, sameAnswers, toResponses } from "@/lib/domain/questionnaires/flow";
import type { ClientResponse, Questionnaire, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { readResponse, responsesKey, useEditResponses, useSubmitResponses } from "./client";

/** How soon, and then how often, to ask the server whether the answers have arrived, in milliseconds. */
const LOOK_MS = 1500;

interface SubmissionOptions {
	userId: number;
	questionnaire: Questionnaire;
	/** Called when the answers are stored; their analysis may still be in progress. */
	onSaved: (saved: ClientResponse) => void;
	/** Called if the answers are not stored. */
	onFailed: (error: unknown) => void;
}

interface Submission {
	isSending: boolean;
	/** The newer answers that an edit would overwrite. */
	conflict: ClientResponse | null;
	dismissConflict: () => void;
	send: (flow: Flow) => void;
}

/** A flow that is being sent. */
interface Sent {
	flow: Flow;
	/** The summaries before it was sent. */
	before: readonly ResponseSummary[];
}

/**
 * Sends answers, new or edited. The server only responds once the analysis is written. If that takes long, the answers
 * are found sooner among the person's responses.
 */
export function useSubmission({ userId, questionnaire, onSaved, onFailed }: SubmissionOptions): Submission {
	const queryClient = useQueryClient();
	const { mutateAsync: submit } = useSubmitResponses(userId);
	const { mutateAsync: edit } = useEditResponses(userId);
	const [sent, setSent] = useState<Sent | null>(null);
	const [conflict, setConflict] = useState<ClientResponse | null>(null);
	const isSending = sent !== null;
	// Number of the current attempt. A late response to an earlier one is ignored.
	const turn = useRef(0);

	function finish(saved: ClientResponse): void {
		turn.current += 1;
		setSent(null);
		onSaved(saved);
	}

	const onFound = useRef(finish);
	useEffect(() => {
		onFound.current = finish;
	});

	useEffect(() => {
		if (!sent) return;
		let isOver = false;
		let isLooking = false;
		const timer = setInterval(async () => {
			if (isLooking) return;
			isLooking = true;
			// If it cannot be read now, it is tried again soon.
			const found = await findSaved(queryClient, userId, questionnaire, sent).catch(() => undefined);
			isLooking = false;
			if (found && !isOver) onFound.current(found);
		}, LOOK_MS);
		return () => {
			isOver = true;
			clearInterval(timer);
		};
	}, [sent, queryClient, userId, questionnaire]);

	async function fail(error: unknown, flow: Flow): Promise<void> {
		const status = error instanceof ApiError ? error.status : 0;
		if (status === 409 && flow.editing) {
			const newer = await readResponse(queryClient, flow.editing.responseId).catch(() => undefined);
			// An earlier attempt did arrive; only its response was lost.
			if (newer && sameAnswers(answersOf(questionnaire, newer), flow.answers)) return finish(newer);
			if (newer) {
				setSent(null);
				return setConflict(newer);
			}
		}
		setSent(null);
		onFailed(error);
	}

	async function send(flow: Flow): Promise<void> {
		if (isSending) return;
		turn.current += 1;
		const mine = turn.current;
		const { answers, editing, sendKey } = flow;
		setConflict(null);
		setSent({ flow, before: queryClient.getQueryData<ResponseSummary[]>(responsesKey(userId)) ?? [] });
		const responses = toResponses(questionnaire, answers);
		try {
			const saved = editing
				? await edit({ id: editing.responseId, version: editing.version, responses })
				: await submit({ questionnaireId: questionnaire.id, responses, idempotencyKey: sendKey ?? "" });
			if (turn.current === mine) finish(saved);
		} catch (error) {
			if (turn.current === mine) await fail(error, flow);
		}
	}

	return { isSending, conflict, dismissConflict: () => setConflict(null), send };
}

/**
 * Finds the response that was created or changed by sending, once it exists.
 * @throws ApiError
 */
async function findSaved(
	queryClient: QueryClient,
	userId: number,
	questionnaire: Questionnaire,
	{ flow: { answers, editing }, before }: Sent,
): Promise<ClientResponse | undefined> {
	await queryClient.refetchQueries({ queryKey: responsesKey(userId) });
	const now = queryClient.getQueryData<ResponseSummary[]>(responsesKey(userId)) ?? [];
	const candidates = now.filter(({ id, version, questionnaireId }) =>
		editing
			? id === editing.responseId && version > editing.version
			: questionnaireId === questionnaire.id && !before.some((one) => one.id === id),
	);
	for (const { id } of candidates) {
		const response = await readResponse(queryClient, id);
		if (sameAnswers(answersOf(questionnaire, response), answers)) return response;
	}
	return undefined;
}
