"use client";

import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiRequest } from "@/lib/browser/core/api-client";
import { responsePath, summariesPath, titlesPath } from "@/lib/domain/questionnaires/paths";
import type {
	Answer,
	ClientResponse,
	Mark,
	Questionnaire,
	QuestionnaireTitle,
	ResponseSummary,
} from "@/lib/domain/questionnaires/schema";
import { isBehind, summarize } from "@/lib/domain/questionnaires/summaries";
import type { SafetyNotice } from "@/lib/domain/safety/shown";

export const questionnairesKey = ["/api/questionnaires"] as const;
export const responsesKey = (userId: number) => [summariesPath(userId)] as const;
export const responseKey = (id: string) => [responsePath(id)] as const;

export function useQuestionnaires() {
	return useQuery<Questionnaire[]>({ queryKey: questionnairesKey });
}

/** Reads the questionnaires' titles, for screens that do not show their questions. */
export function useQuestionnaireTitles() {
	const queryClient = useQueryClient();
	return useQuery<QuestionnaireTitle[]>({
		queryKey: [titlesPath],
		initialData: () => queryClient.getQueryData<Questionnaire[]>(questionnairesKey),
	});
}

/** Reads the summaries of everything the person has answered, newest first. */
export function useResponses(userId: number) {
	return useQuery<ResponseSummary[]>({ queryKey: responsesKey(userId) });
}

/** How often to check a response while its analysis is being written, in milliseconds. */
const WATCH_MS = 3000;

/**
 * Reads a complete response. Refetched if the list knows a newer version, and while its analysis is being written.
 * @param summary The response's summary in the list; without one nothing is read.
 * @returns No data while it is missing, or only available in an older version.
 */
export function useResponse(summary: ResponseSummary | undefined) {
	const { data, isError, isFetching, refetch } = useQuery<ClientResponse>({
		queryKey: responseKey(summary?.id ?? ""),
		enabled: summary !== undefined,
		refetchInterval: ({ state }) => (state.data?.isBeingAnalyzed ? WATCH_MS : false),
	});
	const isOld = Boolean(summary && data && isBehind(data, summary));
	useEffect(() => {
		if (isOld) refetch();
	}, [isOld, refetch]);
	return { data: data && summary && data.version >= summary.version ? data : undefined, isError, isFetching, refetch };
}

/** Only in memory, until the page is closed. */
const safetyKey = (responseId: string) => ["safety", responseId] as const;

/** Returns the safety notice from the last write of this response, if this page made that write. */
export function useSafetyOf(responseId: string): SafetyNotice | null {
	return useQuery<SafetyNotice | null>({ queryKey: safetyKey(responseId), queryFn: skipToken }).data ?? null;
}

/** Whether this page has just sent these answers. */
export function useWasJustWritten(responseId: string): boolean {
	return useQueryClient().getQueryData(safetyKey(responseId)) !== undefined;
}

/**
 * Reads a complete response, regardless of the cache.
 * @throws ApiError
 */
export function readResponse(queryClient: QueryClient, id: string): Promise<ClientResponse> {
	return queryClient.fetchQuery<ClientResponse>({ queryKey: responseKey(id), staleTime: 0 });
}

/** Returns a function that puts the server's response into the cache for every screen. */
function useStoreResponse(userId: number) {
	const queryClient = useQueryClient();
	return ({ safety, ...saved }: ClientResponse) => {
		if (safety !== undefined) queryClient.setQueryData(safetyKey(saved.id), safety);
		queryClient.setQueryData<ClientResponse>(responseKey(saved.id), saved);
		queryClient.setQueryData<ResponseSummary[]>(responsesKey(userId), (list = []) => [
			summarize(saved),
			...list.filter(({ id }) => id !== saved.id),
		]);
		return queryClient.invalidateQueries({ queryKey: responsesKey(userId) });
	};
}

interface NewResponses {
	questionnaireId: string;
	responses: Answer[];
	/** A UUID that stays the same when the same answers are sent again. */
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

/** Replaces the answers of a response. @throws ApiError; 409 if they have changed since `version`. */
export function useEditResponses(userId: number) {
	const store = useStoreResponse(userId);
	return useMutation({
		mutationFn: ({ id, ...body }: { id: string; responses: Answer[]; version: number }) =>
			apiRequest<ClientResponse>("PUT", `/api/responses/${id}`, { body }),
		onSuccess: store,
	});
}

/**
 * Marks the sentence that matters most, or none, and has an existing analysis rewritten with it. The mark is shown
 * immediately, without waiting for the rewriting.
 * @throws ApiError
 */
export function useMarkSentence(userId: number) {
	const queryClient = useQueryClient();
	const store = useStoreResponse(userId);
	const mark = useMutation({
		mutationFn: ({ id, marked }: { id: string; marked: Mark | null }) =>
			apiRequest<ClientResponse>("PUT", `/api/responses/${id}/mark`, { body: { marked } }),
		onMutate: ({ id, marked }) =>
			queryClient.setQueryData<ClientResponse>(responseKey(id), (before) => before && { ...before, marked }),
		onSuccess: (saved) => {
			// The response says nothing about a notice: the one that is shown stays.
			store(saved);
			if (saved.aiAnalysis !== null) anew.mutate(saved.id);
		},
		onError: (_, { id }) => queryClient.invalidateQueries({ queryKey: responseKey(id) }),
	});
	const anew = useMutation({
		mutationFn: (id: string) => apiRequest<ClientResponse>("POST", `/api/responses/${id}/analysis?anew`),
		onSuccess: (saved) => {
			// In the meantime another sentence may have been chosen, and is being sent.
			const known = queryClient.getQueryData<ClientResponse>(responseKey(saved.id))?.marked ?? null;
			return store(mark.isPending ? { ...saved, marked: known } : saved);
		},
	});
	return { mark, anew };
}

/** Has an analysis written, in place of the one that is there, if any. @throws ApiError */
export function useAnalyzeAnew(userId: number) {
	const store = useStoreResponse(userId);
	return useMutation({
		mutationFn: (id: string) => apiRequest<ClientResponse>("POST", `/api/responses/${id}/analysis?anew`),
		onSuccess: store,
	});
}

/**
 * Requests the analysis that saved answers lack.
 * @throws ApiError
 */
export function useAnalyzeAgain(userId: number) {
	const store = useStoreResponse(userId);
	return useMutation({
		mutationFn: (id: string) => apiRequest<ClientResponse>("POST", `/api/responses/${id}/analysis`),
		onSuccess: store,
	});
}
