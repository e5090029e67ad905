"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { FeelingId } from "@/lib/domain/feelings/feelings";
import { feelingsPath } from "@/lib/domain/feelings/paths";
import type { ClientFeeling } from "@/lib/domain/feelings/schema";
import { attemptsPath, daysPath, feltPath, keptAwayPath, onThisDayPath, todayPath } from "@/lib/domain/look-back/paths";
import type { Attempts, OnThisDay, PagesThen, TodayThen, YearThen } from "@/lib/domain/look-back/shown";

export const useOnThisDay = (userId: number) => useQuery<OnThisDay>({ queryKey: [onThisDayPath(userId)] });

/** Reads the days of a year; the previous year stays until they are here. */
export const useYear = (userId: number, year: number) =>
	useQuery<YearThen>({ queryKey: [daysPath(userId, year)], placeholderData: keepPreviousData });

export const useTodayThen = (userId: number) => useQuery<TodayThen>({ queryKey: [todayPath(userId)] });

/**
 * Chooses a feeling for this moment, which becomes one of today's dots. It replaces the one that was chosen before with
 * the same hook; null takes that one back.
 * @throws ApiError
 */
export function useChooseNow(userId: number) {
	const onSuccess = useRefreshDays(userId);
	const kept = useRef<string | null>(null);
	return useMutation({
		// One after another: the finer word must not arrive before the first tap that it replaces.
		scope: { id: `feeling-now-${userId}` },
		mutationFn: async (feeling: FeelingId | null) => {
			const before = kept.current;
			const chosen = feeling && (await apiRequest<ClientFeeling>("PUT", feelingsPath, { body: { feeling } }));
			if (before) await apiRequest("DELETE", `${feelingsPath}/${before}`);
			kept.current = chosen?.id ?? null;
		},
		onSuccess,
	});
}

/** Returns a function that reads again what shows the days and how they were. */
function useRefreshDays(userId: number) {
	const queryClient = useQueryClient();
	return () =>
		Promise.all([
			queryClient.invalidateQueries({ queryKey: [todayPath(userId)] }),
			queryClient.invalidateQueries({ predicate: ({ queryKey }) => /\/days\?year=/.test(String(queryKey[0])) }),
		]);
}

export const useAttempts = (userId: number) => useQuery<Attempts>({ queryKey: [attemptsPath(userId)] });

/** Reads the pages written on days with a feeling in a year; makes no request without a feeling. */
export function usePagesFelt(userId: number, year: number, feeling: string | null) {
	const path = feltPath(userId, { feeling: feeling ?? "", from: `${year}-01-01`, to: `${year}-12-31` });
	return useQuery<PagesThen>({ queryKey: [path], enabled: feeling !== null });
}

/**
 * Keeps a page from being shown again, or allows it.
 * @throws ApiError
 */
export function useKeepAway() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: ({ id, isKeptAway }: { id: string; isKeptAway: boolean }) =>
			apiRequest("PUT", keptAwayPath(id), { body: { isKeptAway } }),
		onSuccess: () =>
			queryClient.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/look-back\//.test(String(queryKey[0])) }),
	});
}
