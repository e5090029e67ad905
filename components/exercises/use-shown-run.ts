"use client";

import { toast } from "@/components/ui/feedback/toast";
import { messageOf } from "@/lib/browser/core/api-client";
import { type RunOptions, useRun } from "@/lib/browser/exercises/use-run";

/** Runs an exercise on a screen, and tells the person if its page cannot be made. */
export const useShownRun = (options: Omit<RunOptions, "onFailed">) =>
	useRun({
		...options,
		onFailed: (error) =>
			toast({
				title: "Your page could not be made yet",
				description: messageOf(error, "What you wrote is kept. Please try again."),
				variant: "destructive",
			}),
	});

export type ShownRun = ReturnType<typeof useShownRun>;
