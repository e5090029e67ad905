"use client";

import { toastError } from "@/components/ui/feedback/toast-error";
import { type RunOptions, useRun } from "@/lib/browser/exercises/use-run";

/** Runs an exercise on a screen, and tells the person if its page cannot be made. */
export const useShownRun = (options: Omit<RunOptions, "onFailed">) =>
	useRun({
		...options,
		onFailed: (error) =>
			toastError("Your page could not be made yet", error, "What you wrote is kept. Please try again."),
	});

export type ShownRun = ReturnType<typeof useShownRun>;
