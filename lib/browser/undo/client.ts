"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";

/** Response to a deletion, which can be undone for some seconds. */
export interface Deleted {
	ok: true;
	undo: string;
}

/**
 * Undoes a deletion, and refetches everything on the screen.
 * @throws ApiError
 */
export function useUndo() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => apiRequest<{ ok: true }>("POST", `/api/undo/${id}`),
		onSuccess: () => queryClient.invalidateQueries(),
	});
}
