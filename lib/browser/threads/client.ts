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

/**
 * Reads an intention as it is saved now; null if it is closed or gone.
 * @throws ApiError
 */
export async function readThread(id: string): Promise<ClientThread | null> {
	const { open } = await apiRequest<ClientThreads>("GET", threadsPath);
	return open.find((thread) => thread.id === id) ?? null;
}

/** Returns the intention as this tab has read it last, which may be newer than what a list of offers shows. */
export function useNewestThread(thread: ClientThread | null): ClientThread | null {
	const threads = useQueryClient().getQueryData<ClientThreads>([threadsPath]);
	return threads?.open.find(({ id }) => id === thread?.id) ?? thread;
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
