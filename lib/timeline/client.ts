"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/core/api-client";
import { responseKey, responsesKey } from "@/lib/questionnaires/client";
import type { ResponseSummary } from "@/lib/questionnaires/schema";

/** Deletes a relationship of the timeline. @throws ApiError */
export function useDeleteRelationship(userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (responseId: string) => apiRequest<{ ok: true }>("DELETE", `/api/responses/${responseId}`),
		onSuccess: (_, responseId) => {
			queryClient.setQueryData<ResponseSummary[]>(responsesKey(userId), (list) =>
				list?.filter(({ id }) => id !== responseId),
			);
			queryClient.removeQueries({ queryKey: responseKey(responseId) });
		},
	});
}
