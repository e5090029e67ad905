"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import { responseKey, responsesKey } from "@/lib/browser/questionnaires/client";
import type { Deleted } from "@/lib/browser/undo/client";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";

/** Deletes a relationship of the timeline. @throws ApiError */
export function useDeleteRelationship(userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (responseId: string) => apiRequest<Deleted>("DELETE", `/api/responses/${responseId}`),
		onSuccess: (_, responseId) => {
			queryClient.setQueryData<ResponseSummary[]>(responsesKey(userId), (list) =>
				list?.filter(({ id }) => id !== responseId),
			);
			queryClient.removeQueries({ queryKey: responseKey(responseId) });
		},
	});
}
