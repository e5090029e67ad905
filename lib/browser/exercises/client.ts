"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import { runPath, runsPath } from "@/lib/domain/exercises/paths";
import type { ClientRun, RunSummary, SavedRun } from "@/lib/domain/exercises/run";
import type { RunUpdate } from "@/lib/domain/exercises/schema";
import { RunDrafts } from "./run-draft";

/** Reads this person's runs, unfinished ones first. */
export function useRuns() {
	return useQuery<RunSummary[]>({ queryKey: [runsPath] });
}

/** Puts a run into the cache for every screen of this tab. */
function remember(queryClient: QueryClient, run: ClientRun): void {
	queryClient.setQueryData([runPath(run.id)], run);
	queryClient.setQueryData<RunSummary[]>([runsPath], (runs) => {
		if (!runs) return runs;
		const others = runs.filter(({ id }) => id !== run.id);
		return [run, ...others].sort((a, b) => Number(a.status === "finished") - Number(b.status === "finished"));
	});
}

/**
 * Returns the run that a screen begins with: the one that the page was rendered with, unless this tab knows a newer
 * state. (The browser's Back button shows a page as it was rendered at the time.)
 * @param slug The exercise. If the page has no run, an open run of this exercise is continued.
 */
export function useKnownRun(slug: string, rendered: ClientRun | null): ClientRun | null {
	const queryClient = useQueryClient();
	const knownOf = (id: string) => queryClient.getQueryData<ClientRun | null>([runPath(id)]);
	if (rendered) {
		const known = knownOf(rendered.id);
		// Deleted, unless that has been undone since.
		if (known === null && !queryClient.getQueryState([runPath(rendered.id)])?.isInvalidated) return null;
		return known && known.version > rendered.version ? known : rendered;
	}
	const runs = queryClient.getQueryData<RunSummary[]>([runsPath]) ?? [];
	const open = runs.find((run) => run.slug === slug && run.status === "open");
	return (open && knownOf(open.id)) ?? null;
}

/**
 * Begins a run.
 * @throws ApiError
 */
export function useBeginRun() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (slug: string) => apiRequest<ClientRun>("POST", runsPath, { body: { slug } }),
		onSuccess: (run) => remember(queryClient, run),
	});
}

/**
 * Saves a run.
 * @throws ApiError; 409 if it has been changed since the version that was sent.
 */
export function useSaveRun() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: ({ id, ...body }: RunUpdate & { id: string }) => apiRequest<SavedRun>("PUT", runPath(id), { body }),
		onSuccess: ({ safety: _, ...run }) => remember(queryClient, run),
	});
}

/**
 * Reads a run as it is on the server now.
 * @throws ApiError
 */
export const fetchRun = (id: string): Promise<ClientRun> => apiRequest<ClientRun>("GET", runPath(id));

/**
 * Deletes a run, and its drafts on this device.
 * @throws ApiError
 */
export function useDeleteRun(userId: number) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (id: string) => apiRequest<Deleted>("DELETE", runPath(id)),
		onSuccess: (_, deleted) => {
			new RunDrafts(userId, deleted).forgetAll();
			queryClient.setQueryData([runPath(deleted)], null);
			queryClient.setQueryData<RunSummary[]>([runsPath], (runs) => runs?.filter(({ id }) => id !== deleted));
		},
	});
}
