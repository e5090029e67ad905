"use client";

import { useQuery } from "@tanstack/react-query";
import type { OpenPractice } from "@/lib/domain/talks/paths";

/** A talk or exercise with the run that was left half-way. Read anew each time, because it may have gone on elsewhere. */
export const useOpenPractice = (slug: string, enabled: boolean) =>
	useQuery<OpenPractice>({
		queryKey: [`/api/talks/${slug}`],
		enabled,
		staleTime: 0,
		gcTime: 0,
		refetchOnMount: "always",
	});
