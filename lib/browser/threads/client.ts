"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import { threadsPath } from "@/lib/domain/threads/paths";
import type { ClientThread, ClientThreads, NewThread, ThreadUpdate } from "@/lib/domain/threads/schema";

/** Reads the person's intentions, and the one to ask about today. */
export const useThreads = () => useQuery<ClientThreads>({ queryKey: [threadsPath] });

/**
 * Answers the question about an intention, or changes its words and day.
 * @throws ApiError
 */
export function useChangeThread() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (body: ThreadUpdate) => apiRequest<ClientThreads>("PUT", threadsPath, { body }),
		onSuccess: (threads) => queryClient.setQueryData([threadsPath], threads),
		// It may have been closed in another tab.
		onError: () => queryClient.invalidateQueries({ queryKey: [threadsPath] }),
	});
}

function useAndReadAgain<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
	const queryClient = useQueryClient();
	return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: [threadsPath] }) });
}

/**
 * Creates an intention.
 * @throws ApiError; 409 if too many are open.
 */
export const useCreateThread = () =>
	useAndReadAgain((body: NewThread) => apiRequest<ClientThread>("POST", threadsPath, { body }));

/**
 * Deletes an intention.
 * @throws ApiError
 */
export const useDeleteThread = () =>
	useAndReadAgain((id: string) => apiRequest<Deleted>("DELETE", `${threadsPath}/${id}`));
