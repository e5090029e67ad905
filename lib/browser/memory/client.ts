"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, apiRequest } from "@/lib/browser/core/api-client";
import { factPath, memoryPath, PAUSE_PATH } from "@/lib/domain/memory/paths";
import type { Memory } from "@/lib/domain/memory/schema";

/** Reads what the coach knows. Refetched on each visit, because every page the person writes may change it. */
export const useMemory = (userId: number) =>
	useQuery<Memory>({ queryKey: [memoryPath(userId)], refetchOnMount: "always" });

/**
 * Makes the coach forget a fact.
 * @throws ApiError, except if it is already forgotten.
 */
export function useForget(userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async (id: string) => {
			try {
				await apiRequest<{ ok: true }>("DELETE", factPath(id));
			} catch (error) {
				if (!(error instanceof ApiError && error.status === 404)) throw error;
			}
		},
		onSettled: () => queryClient.invalidateQueries({ queryKey: [memoryPath(userId)] }),
	});
}

/**
 * Pauses the coach's memory, or resumes it.
 * @throws ApiError
 */
export function usePause(userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (paused: boolean) => apiRequest<{ paused: boolean }>("PUT", PAUSE_PATH, { body: { paused } }),
		onSettled: () => queryClient.invalidateQueries({ queryKey: [memoryPath(userId)] }),
	});
}
