"use client";

import { useQuery } from "@tanstack/react-query";
import { progressPath } from "@/lib/domain/progress/paths";
import type { ClientProgress } from "@/lib/domain/progress/schema";

/** Reads the person's streaks, their words, and the last twelve weeks. */
export function useProgress(userId: number) {
	return useQuery<ClientProgress>({ queryKey: [progressPath(userId)] });
}
