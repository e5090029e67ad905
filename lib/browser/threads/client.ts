"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import { threadsPath } from "@/lib/domain/threads/paths";
import type { ClientThread, ClientThreads, NewThread, ThreadUpdate } from "@/lib/domain/threads/schema";

/** What somebody means to do later, and the question of today. */
export const useThreads = () => useQuery<ClientThreads>({ queryKey: [threadsPath] });

/** Takes an answer, or other words and another day. @throws ApiError */
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

/** @throws ApiError; 409 where too many are open. */
export const useCreateThread = () =>
	useAndReadAgain((body: NewThread) => apiRequest<ClientThread>("POST", threadsPath, { body }));

/** @throws ApiError */
export const useDeleteThread = () =>
	useAndReadAgain((id: string) => apiRequest<Deleted>("DELETE", `${threadsPath}/${id}`));
