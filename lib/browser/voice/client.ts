"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import { affirmationsPath, transcribePath, voicePath } from "@/lib/domain/voice/paths";
import type { Dictation, Transcription } from "@/lib/domain/voice/schema";
import type { Voice } from "@/lib/domain/voice/voices";

export const dictationQuery = { queryKey: [transcribePath] };

/**
 * Reads whether speech can be transcribed.
 * @throws ApiError
 */
export function useDictation() {
	return useQuery<Dictation>(dictationQuery);
}

/** Like `useDictation`, but only from the cache; makes no request. */
export const useCachedDictation = () => useQuery<Dictation>({ ...dictationQuery, enabled: false }).data;

interface Sending {
	/** In base64. */
	audio: string;
	signal: AbortSignal;
}

/**
 * Sends a recording and waits for its transcription.
 * @throws ApiError
 */
export function useTranscribe() {
	return useMutation({
		mutationFn: ({ audio, signal }: Sending) =>
			apiRequest<Transcription>("POST", transcribePath, { body: { audio }, signal }),
	});
}

/**
 * Reads the voice that the person has chosen for reading aloud. Always refetched, since it may have been changed since
 * this screen was last open.
 */
export function useDefaultVoice() {
	return useQuery<{ defaultVoice: Voice }>({ queryKey: [voicePath], refetchOnMount: "always" });
}

/** Whether a response depends on the chosen voice: settings, and the addresses of affirmations. */
const hasVoice = (path: unknown) =>
	typeof path === "string" && (path.startsWith("/api/ai-settings/") || path.endsWith("/affirmations"));

/**
 * Chooses the voice for reading aloud.
 * @throws ApiError
 */
export function useChooseVoice() {
	const queryClient = useQueryClient();
	return useMutation({
		// One after the other, so that the last choice wins.
		scope: { id: voicePath },
		mutationFn: (defaultVoice: Voice) =>
			apiRequest<{ defaultVoice: Voice }>("PUT", voicePath, { body: { defaultVoice } }),
		onSuccess: async (chosen) => {
			await queryClient.cancelQueries({ queryKey: [voicePath] });
			queryClient.setQueryData([voicePath], chosen);
			return queryClient.invalidateQueries({ predicate: ({ queryKey }) => hasVoice(queryKey[0]) });
		},
	});
}

/** A short line of a love script, with the address of its audio. */
export interface Affirmation {
	id: string;
	text: string;
	audioUrl: string;
	voice: Voice;
	orderNum: number;
}

/**
 * Reads the short lines of a love script, in order.
 * @param savedAt When the script got its texts. New texts bring new lines, under the same address.
 */
export function useAffirmations(loveScriptId: string, savedAt: string) {
	return useQuery<Affirmation[]>({ queryKey: [affirmationsPath(loveScriptId), savedAt] });
}
