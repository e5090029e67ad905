"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/core/api-client";
import { responsesKey, useEditResponses, useResponses, useSubmitResponses } from "./client";
import { answersOf, type Flow, sameAnswers, toResponses } from "./progress";
import type { ClientResponse, Questionnaire } from "./schema";

/** How soon, and then how often, the server is asked whether the answers have arrived, in milliseconds. */
const LOOK_MS = 1500;

interface SubmissionOptions {
	userId: number;
	questionnaire: Questionnaire;
	/** The answers are stored. Their analysis may still be under way. */
	onSaved: (saved: ClientResponse) => void;
	/** They are not. */
	onFailed: (error: unknown) => void;
}

interface Submission {
	isSending: boolean;
	/** The newer answers that stand in the way of an edit. */
	conflict: ClientResponse | null;
	dismissConflict: () => void;
	send: (flow: Flow) => void;
}

/**
 * Sends answers, new ones or edited ones. The server answers only once the analysis is written; where that takes long,
 * the answers are found among the person's responses sooner.
 */
export function useSubmission({ userId, questionnaire, onSaved, onFailed }: SubmissionOptions): Submission {
	const queryClient = useQueryClient();
	const { mutateAsync: submit } = useSubmitResponses(userId);
	const { mutateAsync: edit } = useEditResponses(userId);
	const { data: list } = useResponses(userId);
	const [sent, setSent] = useState<{ flow: Flow; before: readonly ClientResponse[] } | null>(null);
	const [conflict, setConflict] = useState<ClientResponse | null>(null);
	const isSending = sent !== null;
	// Which sending is waited for; a later answer to an earlier one is none.
	const turn = useRef(0);

	const finish = useCallback(
		(saved: ClientResponse) => {
			turn.current += 1;
			setSent(null);
			onSaved(saved);
		},
		[onSaved],
	);

	const found = sent && list && findSaved(questionnaire, sent.flow, sent.before, list);
	useEffect(() => {
		if (found) finish(found);
	}, [found, finish]);

	useEffect(() => {
		if (!isSending) return;
		const timer = setInterval(() => queryClient.refetchQueries({ queryKey: responsesKey(userId) }), LOOK_MS);
		return () => clearInterval(timer);
	}, [isSending, queryClient, userId]);

	async function newest(id: string): Promise<ClientResponse | undefined> {
		await queryClient.refetchQueries({ queryKey: responsesKey(userId) });
		const responses = queryClient.getQueryData<ClientResponse[]>(responsesKey(userId));
		return responses?.find((response) => response.id === id);
	}

	async function fail(error: unknown, flow: Flow): Promise<void> {
		const status = error instanceof ApiError ? error.status : 0;
		if (status === 409 && flow.editing) {
			const newer = await newest(flow.editing.responseId);
			// An earlier try did arrive, only its answer got lost on the way.
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
		setSent({ flow, before: list ?? [] });
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

/** The response that a sending has made or changed, once it is there. */
function findSaved(
	questionnaire: Questionnaire,
	{ answers, editing }: Flow,
	before: readonly ClientResponse[],
	now: readonly ClientResponse[],
): ClientResponse | undefined {
	return now.find((response) => {
		const isNew = editing
			? response.id === editing.responseId && response.version > editing.version
			: response.questionnaireId === questionnaire.id && !before.some(({ id }) => id === response.id);
		return isNew && sameAnswers(answersOf(questionnaire, response), answers);
	});
}
