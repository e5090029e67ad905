"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { nextPrompt } from "@/lib/domain/journal/writing-prompts";

const promptKey = ["journal-prompt"] as const;

/** Returns a function that sets the prompt that the journal shows next. */
export function useSetPrompt() {
	const queryClient = useQueryClient();
	return useCallback((next: string) => void queryClient.setQueryData(promptKey, next), [queryClient]);
}

/**
 * Returns the prompt that is shown. It is in the shared cache, so that it survives navigation.
 * @param first The prompt to begin with. The server picks it, so that server and browser show the same.
 * @param asked The prompt that a link led to: it replaces whatever was shown before. A draft that was begun with
 * another prompt keeps that.
 */
export function usePrompt(first: string, asked?: string) {
	const queryClient = useQueryClient();
	const { data: prompt } = useQuery({
		queryKey: promptKey,
		queryFn: () => asked ?? first,
		initialData: asked ?? first,
		// However long the person is elsewhere in the app.
		gcTime: Number.POSITIVE_INFINITY,
	});
	const setPrompt = useSetPrompt();
	useEffect(() => {
		if (asked !== undefined) setPrompt(asked);
	}, [asked, setPrompt]);
	/** Picks another prompt. */
	const draw = useCallback(
		() => queryClient.setQueryData<string>(promptKey, (current) => nextPrompt(current ?? null, Math.random)),
		[queryClient],
	);
	return { prompt, setPrompt, draw };
}
