"use client";

import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import type { ScriptDefinition, ScriptState, ScriptTexts } from "@/lib/domain/scripts/definition";
import { isWriting } from "@/lib/domain/scripts/generation";
import type { VersionSummary } from "@/lib/domain/scripts/schema";

/** How often to check a script while it is being written, in milliseconds. */
const WATCH_MS = 1200;

const scriptKey = ({ path }: ScriptDefinition, userId: number) => [`${path}/${userId}`] as const;
const versionsKey = ({ path }: ScriptDefinition, userId: number) => [`${path}/${userId}/versions`] as const;
const generatingKey = ({ kind }: ScriptDefinition, userId: number) => ["generate", kind, userId] as const;

/**
 * Reads the newest version of a person's script, repeatedly while one is being written, here or elsewhere.
 * @param enabled Nothing is read before this is true.
 */
export function useScript(definition: ScriptDefinition, userId: number, enabled = true) {
	const isGenerating = useIsGenerating(definition, userId);
	return useQuery({
		queryKey: scriptKey(definition, userId),
		enabled,
		select: definition.read,
		refetchInterval: ({ state }) => {
			const isWatched =
				isGenerating || isWriting((state.data as { generation?: ScriptState["generation"] })?.generation);
			return isWatched ? WATCH_MS : false;
		},
	});
}

/** Returns a function that puts the server's response into the cache for every screen. */
function useStore(definition: ScriptDefinition, userId: number) {
	const queryClient = useQueryClient();
	return async (answer: unknown) => {
		// A read in progress would restore the older version.
		await queryClient.cancelQueries({ queryKey: scriptKey(definition, userId) });
		queryClient.setQueryData(scriptKey(definition, userId), answer);
		void queryClient.invalidateQueries({ queryKey: versionsKey(definition, userId) });
	};
}

/** Whether this browser waits for a script that it requested, even if the person has left that screen. */
export function useIsGenerating(definition: ScriptDefinition, userId: number): boolean {
	return useIsMutating({ mutationKey: generatingKey(definition, userId) }) > 0;
}

/** What to tell the person when a script is finished, wherever in the app they are by then. */
interface GenerateEnd {
	/** @param isAnew Whether it replaced an earlier script. */
	onWritten: (isAnew: boolean) => void;
	onFailed: (error: Error) => void;
}

/** What to write a script from. */
interface Writing {
	/** The person's choices; without them the coach writes it from the answers alone. */
	choices?: LoveChoices;
	/** The version that is shown; undefined if there is none. */
	from: number | undefined;
}

/**
 * Has a script written, and waits for it.
 * @throws ApiError
 */
export function useWriteScript(definition: ScriptDefinition, userId: number, { onWritten, onFailed }: GenerateEnd) {
	const queryClient = useQueryClient();
	const store = useStore(definition, userId);
	return useMutation({
		mutationKey: generatingKey(definition, userId),
		mutationFn: ({ choices, from }: Writing) => {
			const path = `${definition.path}/${choices ? "compose" : "generate"}${from ? `?from=${from}` : ""}`;
			return apiRequest<unknown>("POST", path, choices && { body: choices });
		},
		// Here and not at the call, because callbacks of a call are dropped when its screen is left.
		onSuccess: async (answer, { from }) => {
			await store(answer);
			onWritten(from !== undefined);
		},
		onError: (error) => {
			onFailed(error);
			return queryClient.invalidateQueries({ queryKey: scriptKey(definition, userId) });
		},
	});
}

/**
 * Saves an edit of a version.
 * @throws ApiError; 409 if the script has changed since.
 */
export function useSaveScript(definition: ScriptDefinition, userId: number) {
	const queryClient = useQueryClient();
	const store = useStore(definition, userId);
	return useMutation({
		mutationFn: ({ id, texts, version }: { id: string; texts: ScriptTexts; version: number | undefined }) =>
			apiRequest<unknown>("PUT", `${definition.path}/${encodeURIComponent(id)}`, {
				body: definition.body(texts, version),
			}),
		onSuccess: store,
		onError: () => queryClient.invalidateQueries({ queryKey: scriptKey(definition, userId) }),
	});
}

/** Reads the list of a script's versions, newest first. */
export function useVersions(definition: ScriptDefinition, userId: number) {
	return useQuery<VersionSummary[]>({ queryKey: versionsKey(definition, userId), staleTime: 0, refetchOnMount: true });
}

/** Reads one complete version. */
export function useVersion(definition: ScriptDefinition, id: string | null) {
	return useQuery({
		queryKey: [`${definition.path}/${encodeURIComponent(id ?? "")}/version`],
		enabled: id !== null,
		select: definition.read,
	});
}

/**
 * Makes an earlier version the current one.
 * @throws ApiError
 */
export function useRestoreVersion(definition: ScriptDefinition, userId: number) {
	const store = useStore(definition, userId);
	return useMutation({
		mutationFn: (id: string) => apiRequest<unknown>("POST", `${definition.path}/${encodeURIComponent(id)}/restore`),
		onSuccess: store,
	});
}

/**
 * Restores the version before one that was just written.
 * @throws Error if that is not the current version.
 */
export function useRestoreReplaced(definition: ScriptDefinition, userId: number) {
	const store = useStore(definition, userId);
	return useMutation({
		mutationFn: async () => {
			const [now, before] = await apiRequest<VersionSummary[]>("GET", `${definition.path}/${userId}/versions`);
			// An edit that was saved in the meantime is the current version, and stays it.
			if (now?.origin !== "generated" || !before) throw new Error("The script has changed since.");
			return apiRequest<unknown>("POST", `${definition.path}/${encodeURIComponent(before.id)}/restore`);
		},
		onSuccess: store,
	});
}

/**
 * Deletes an earlier version.
 * @throws ApiError
 */
export function useDeleteVersion(definition: ScriptDefinition, userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => apiRequest<Deleted>("DELETE", `${definition.path}/${encodeURIComponent(id)}/version`),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: versionsKey(definition, userId) }),
	});
}
