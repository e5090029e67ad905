"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";

/** What a deletion answers: for some seconds it can be put back. */
export interface Deleted {
	ok: true;
	undo: string;
}

/** Puts back what was deleted, and reads everything anew that is on the screen. @throws ApiError */
export function useUndo() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => apiRequest<{ ok: true }>("POST", `/api/undo/${id}`),
		onSuccess: () => queryClient.invalidateQueries(),
	});
}
