"use client";

import { DeleteButton } from "@/components/undo/delete-button";
import { useDeleteGoal } from "@/lib/browser/goals/client";

/** Removes a goal after confirmation. */
export function DeleteGoal({ userId, id, name }: { userId: number; id: string; name: string }) {
	const remove = useDeleteGoal(userId);
	return (
		<DeleteButton
			question="Remove this goal?"
			consequence="It makes room for another one. What you wrote about it in your journal stays."
			confirmLabel="Remove"
			done="Goal removed"
			failed="The goal was not removed"
			remove={() => remove.mutateAsync(id)}
		>
			Remove<span className="sr-only"> “{name}”</span>
		</DeleteButton>
	);
}
