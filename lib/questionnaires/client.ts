"use client";

import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/core/api-client";
import type { SafetyNotice } from "@/lib/safety/shown";
import type { Answer, ClientResponse, Questionnaire } from "./schema";

export const questionnairesKey = ["/api/questionnaires"] as const;
export const responsesKey = (userId: number) => [`/api/responses/${userId}`] as const;

export function useQuestionnaires() {
	return useQuery<Questionnaire[]>({ queryKey: questionnairesKey });
}

/** How often answers are looked at again while somebody is writing about them, in milliseconds. */
const WATCH_MS = 3000;

/**
 * Everything the person has answered, newest first.
 * @param watched Reads again every three seconds while this is true of the list.
 */
export function useResponses(userId: number, watched?: (list: ClientResponse[]) => boolean) {
	return useQuery<ClientResponse[]>({
		queryKey: responsesKey(userId),
		refetchInterval: watched && (({ state }) => (state.data && watched(state.data) ? WATCH_MS : false)),
	});
}

/** Kept in memory alone, until the page is closed. */
const safetyKey = (responseId: string) => ["safety", responseId] as const;

/** What the answer to the last write of this response said to show first, if this page made that write. */
export function useSafetyOf(responseId: string): SafetyNotice | null {
	return useQuery<SafetyNotice | null>({ queryKey: safetyKey(responseId), queryFn: skipToken }).data ?? null;
}

/** Puts what the server answered into the list that every screen reads. */
function useStoreResponse(userId: number) {
	const queryClient = useQueryClient();
	return ({ safety, ...saved }: ClientResponse) => {
		if (safety !== undefined) queryClient.setQueryData(safetyKey(saved.id), safety);
		queryClient.setQueryData<ClientResponse[]>(responsesKey(userId), (list = []) => [
			saved,
			...list.filter(({ id }) => id !== saved.id),
		]);
		return queryClient.invalidateQueries({ queryKey: responsesKey(userId) });
	};
}

interface NewResponses {
	questionnaireId: string;
	responses: Answer[];
	/** A uuid that stays the same when the same answers are sent again. */
	idempotencyKey: string;
}

/** Saves a new set of answers. @throws ApiError */
export function useSubmitResponses(userId: number) {
	const store = useStoreResponse(userId);
	return useMutation({
		mutationFn: ({ idempotencyKey, ...body }: NewResponses) =>
			apiRequest<ClientResponse>("POST", "/api/responses", { body, headers: { "idempotency-key": idempotencyKey } }),
		onSuccess: store,
	});
}

/** Replaces the answers of a response. @throws ApiError; 409 where they changed since `version`. */
export function useEditResponses(userId: number) {
	const store = useStoreResponse(userId);
	return useMutation({
		mutationFn: ({ id, ...body }: { id: string; responses: Answer[]; version: number }) =>
			apiRequest<ClientResponse>("PUT", `/api/responses/${id}`, { body }),
		onSuccess: store,
	});
}

/** Asks for the analysis of saved answers that have none. @throws ApiError */
export function useAnalyzeAgain(userId: number) {
	const store = useStoreResponse(userId);
	return useMutation({
		mutationFn: (id: string) => apiRequest<ClientResponse>("POST", `/api/responses/${id}/analysis`),
		onSuccess: store,
	});
}
