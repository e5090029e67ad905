"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";

/** The answer to a deletion: it can be undone for some seconds. */
export interface Deleted {
	ok: true;
	undo: string;
}

/** Undoes a deletion, and reads everything on the screen anew. @throws ApiError */
export function useUndo() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => apiRequest<{ ok: true }>("POST", `/api/undo/${id}`),
		onSuccess: () => queryClient.invalidateQueries(),
	});
}
