"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { ClientImport, StepBack } from "@/lib/domain/import/schema";
import { type ImportProgress, sendFile } from "./send-file";

export const importsPath = "/api/import";

/** What was brought in, newest first. */
export function useImports() {
	return useQuery<ClientImport[]>({ queryKey: [importsPath], staleTime: 0, refetchOnMount: true });
}

interface Bringing {
	file: Blob;
	name: string;
	onProgress: (progress: ImportProgress) => void;
	signal: AbortSignal;
}

/** Looks at what a file would bring. Changes nothing. @throws ApiError */
export function usePreview() {
	return useMutation({ mutationFn: (bringing: Bringing) => sendFile({ ...bringing, isPreview: true }) });
}

/** Brings a file in; everything on every screen is read anew. @throws ApiError */
export function useBringIn() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (bringing: Bringing) => sendFile({ ...bringing, isPreview: false }),
		onSettled: () => queryClient.invalidateQueries(),
	});
}

/** Takes an import back. @throws ApiError */
export function useStepBack() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => apiRequest<StepBack>("DELETE", `${importsPath}/${id}`),
		onSettled: () => queryClient.invalidateQueries(),
	});
}
