"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, apiRequest } from "@/lib/browser/core/api-client";
import { coachSettingsPath } from "@/lib/domain/coach-settings/paths";
import type { ClientCoachSettings, CoachSettingsUpdate } from "@/lib/domain/coach-settings/schema";
import { voicePath } from "@/lib/domain/voice/paths";

/** Reads the person's coach settings, or the defaults. */
export function useCoachSettings(userId: number) {
	return useQuery<ClientCoachSettings>({ queryKey: [coachSettingsPath(userId)] });
}

/**
 * Reads the settings as they are saved now, regardless of the cache.
 * @throws ApiError
 */
export function readCoachSettings(queryClient: QueryClient, userId: number): Promise<ClientCoachSettings> {
	return queryClient.fetchQuery<ClientCoachSettings>({ queryKey: [coachSettingsPath(userId)], staleTime: 0 });
}

/**
 * Saves the settings, and puts the response into the cache for every screen.
 * @throws Error 'Failed to save settings', whose cause is the ApiError or whatever `fetch` threw.
 */
export function useSaveCoachSettings(userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async (body: CoachSettingsUpdate) => {
			try {
				return await apiRequest<ClientCoachSettings>("POST", "/api/ai-settings", { body });
			} catch (cause) {
				// The query client still has to recognize that the session has ended.
				if (cause instanceof ApiError && cause.status === 401) throw cause;
				throw new Error("Failed to save settings", { cause });
			}
		},
		onSuccess: (saved) => {
			queryClient.setQueryData<ClientCoachSettings>([coachSettingsPath(userId)], saved);
			// Not awaited, so that the saved settings show immediately.
			void queryClient.invalidateQueries({ queryKey: [voicePath] });
		},
	});
}
