"use client";

import { useQuery } from "@tanstack/react-query";
import { useHasLasted } from "@/lib/browser/core/use-has-lasted";
import { type Awaited, type Waiting, waitingInWords } from "@/lib/domain/waiting/waiting";

/** How long something takes before the app asks what it waits for, and how often it then asks, in milliseconds. */
const SOON_MS = 3_000;
const EVERY_MS = 2_000;

/** Says what a text that the coach writes is waiting for; null if nothing is known. */
export function useQueueStatus(what: Awaited, isWaiting: boolean): string | null {
	const asks = useHasLasted(isWaiting, SOON_MS);
	const { data } = useQuery<Waiting>({
		queryKey: [`/api/waiting?for=${what}`],
		enabled: asks,
		refetchInterval: EVERY_MS,
		gcTime: 0,
	});
	return asks ? waitingInWords(data?.state) : null;
}
