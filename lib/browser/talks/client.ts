"use client";

import { useQuery } from "@tanstack/react-query";
import type { OpenPractice } from "@/lib/domain/talks/paths";

/** Reads a talk or exercise with its unfinished run. Always refetched, because it may have been continued elsewhere. */
export const useOpenPractice = (slug: string, enabled: boolean) =>
	useQuery<OpenPractice>({
		queryKey: [`/api/talks/${slug}`],
		enabled,
		staleTime: 0,
		gcTime: 0,
		refetchOnMount: "always",
	});
