"use client";

import { toast } from "@/components/ui/feedback/toast";
import { ApiError } from "@/lib/browser/core/api-client";
import { useUpdateGoal } from "@/lib/browser/goals/client";
import type { GoalUpdate } from "@/lib/domain/goals/schema";

/** Callbacks after success, and after either outcome. */
interface After {
	onDone?: () => void;
	onSettled?: () => void;
}

/** Changes one goal, and reports a failure. */
export function useChangeGoal(userId: number, id: string) {
	const update = useUpdateGoal(userId);
	const change = (changes: GoalUpdate, { onDone, onSettled }: After = {}) =>
		update.mutate(
			{ id, ...changes },
			{
				onError: (error) =>
					toast({
						title: "Failed to update goal",
						description: `Failed to update goal: ${error instanceof ApiError ? error.text : "there was no answer"}`,
						variant: "destructive",
					}),
				onSuccess: onDone,
				onSettled,
			},
		);
	return { change, isPending: update.isPending };
}
