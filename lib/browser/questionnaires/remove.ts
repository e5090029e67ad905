"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";

/**
 * Deletes a response, or just its analysis; every screen that shows it refetches.
 * @throws ApiError
 */
export function useDeleteAnswers(id: string, what: "answers" | "analysis") {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => apiRequest<Deleted>("DELETE", `/api/responses/${id}${what === "analysis" ? "/analysis" : ""}`),
		onSuccess: () =>
			queryClient.invalidateQueries({
				predicate: ({ queryKey: [path] }) =>
					typeof path === "string" && /^\/api\/(responses|life-script|love-script|progress|memory)\b/.test(path),
			}),
	});
}
