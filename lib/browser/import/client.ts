"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { ClientImport, StepBack } from "@/lib/domain/import/schema";
import { type ImportProgress, sendFile } from "./send-file";

export const importsPath = "/api/import";

/** Reads past imports, newest first. */
export function useImports() {
	return useQuery<ClientImport[]>({ queryKey: [importsPath], staleTime: 0, refetchOnMount: true });
}

interface Bringing {
	file: Blob;
	name: string;
	onProgress: (progress: ImportProgress) => void;
	signal: AbortSignal;
}

/**
 * Previews what a file would bring. Changes nothing.
 * @throws ApiError
 */
export function usePreview() {
	return useMutation({ mutationFn: (bringing: Bringing) => sendFile({ ...bringing, isPreview: true }) });
}

/**
 * Imports a file; afterwards every screen refetches its data.
 * @throws ApiError
 */
export function useBringIn() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (bringing: Bringing) => sendFile({ ...bringing, isPreview: false }),
		onSettled: () => queryClient.invalidateQueries(),
	});
}

/**
 * Undoes an import.
 * @throws ApiError
 */
export function useUndoImport() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => apiRequest<StepBack>("DELETE", `${importsPath}/${id}`),
		onSettled: () => queryClient.invalidateQueries(),
	});
}
