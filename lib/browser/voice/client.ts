"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import { affirmationsPath, transcribePath, voicePath } from "@/lib/domain/voice/paths";
import type { Voice } from "@/lib/domain/voice/voices";

/** Whether speech can be turned into text here, and what kind of audio is taken. */
export interface Transcription {
	available: boolean;
	accepts: "any" | "wav";
}

export const transcriptionQuery = { queryKey: [transcribePath] };

/** Whether what is said can be turned into text. @throws ApiError */
export function useTranscription() {
	return useQuery<Transcription>(transcriptionQuery);
}

interface Transcript {
	text: string;
	/** Where there are no words: why, in a sentence. */
	note?: string | null;
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
			apiRequest<Transcript>("POST", transcribePath, { body: { audio }, signal }),
	});
}

/** The voice in which the person wants to be read to. It can have been changed since the screen was last here. */
export function useDefaultVoice() {
	return useQuery<{ defaultVoice: Voice }>({ queryKey: [voicePath], refetchOnMount: "always" });
}

/** Whatever was read in the voice before: settings, and the addresses of affirmations. */
const hasVoice = (path: unknown) =>
	typeof path === "string" && (path.startsWith("/api/ai-settings/") || path.endsWith("/affirmations"));

/** Chooses the voice in which the person is read to. @throws ApiError */
export function useChooseVoice() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (defaultVoice: Voice) =>
			apiRequest<{ defaultVoice: Voice }>("PUT", voicePath, { body: { defaultVoice } }),
		onSuccess: async (chosen) => {
			await queryClient.cancelQueries({ queryKey: [voicePath] });
			queryClient.setQueryData([voicePath], chosen);
			return queryClient.invalidateQueries({ predicate: ({ queryKey }) => hasVoice(queryKey[0]) });
		},
	});
}

/** A short line of a love script, with its sound. */
export interface Affirmation {
	id: string;
	text: string;
	audioUrl: string;
	voice: Voice;
	orderNum: number;
}

/** The short lines of a love script, in their order. */
export function useAffirmations(loveScriptId: string) {
	return useQuery<Affirmation[]>({ queryKey: [affirmationsPath(loveScriptId)] });
}
