"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import { affirmationsPath, transcribePath, voicePath } from "@/lib/domain/voice/paths";
import type { Dictation, Transcription } from "@/lib/domain/voice/schema";
import type { Voice } from "@/lib/domain/voice/voices";

export const dictationQuery = { queryKey: [transcribePath] };

/** Whether speech can be turned into text. @throws ApiError */
export function useDictation() {
	return useQuery<Dictation>(dictationQuery);
}

interface Sending {
	/** Base64. */
	audio: string;
	signal: AbortSignal;
}

/** Sends a recording and waits for its words. @throws ApiError */
export function useTranscribe() {
	return useMutation({
		mutationFn: ({ audio, signal }: Sending) =>
			apiRequest<Transcription>("POST", transcribePath, { body: { audio }, signal }),
	});
}

/** The person's voice for reading aloud. It may have been changed since this screen was last open. */
export function useDefaultVoice() {
	return useQuery<{ defaultVoice: Voice }>({ queryKey: [voicePath], refetchOnMount: "always" });
}

/** Everything that was read with the earlier voice: settings, and the addresses of affirmations. */
const hasVoice = (path: unknown) =>
	typeof path === "string" && (path.startsWith("/api/ai-settings/") || path.endsWith("/affirmations"));

/** Chooses the voice for reading aloud. @throws ApiError */
export function useChooseVoice() {
	const queryClient = useQueryClient();
	return useMutation({
		// One after the other, so that the last choice is the one that stays.
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

/** A short line of a love script, with the address of its sound. */
export interface Affirmation {
	id: string;
	text: string;
	audioUrl: string;
	voice: Voice;
	orderNum: number;
}

/**
 * The short lines of a love script, in order.
 * @param savedAt When the script got its words. Whatever replaces them replaces the lines, under the same address.
 */
export function useAffirmations(loveScriptId: string, savedAt: string) {
	return useQuery<Affirmation[]>({ queryKey: [affirmationsPath(loveScriptId), savedAt] });
}
