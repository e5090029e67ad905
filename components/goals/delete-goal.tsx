"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { useUndoToast } from "@/components/undo/use-undo-toast";
import { messageOf } from "@/lib/browser/core/api-client";
import { useDeleteGoal } from "@/lib/browser/goals/client";

/** Removes a goal after a question. */
export function DeleteGoal({ userId, id, name }: { userId: number; id: string; name: string }) {
	const [isAsking, setAsking] = useState(false);
	const remove = useDeleteGoal(userId);
	const offerUndo = useUndoToast();
	const confirm = () =>
		remove.mutate(id, {
			onSettled: () => setAsking(false),
			onSuccess: ({ undo }) => offerUndo("Goal removed", undo),
			onError: (error) =>
				toast({
					title: "The goal was not removed",
					description: messageOf(error, "Please try again."),
					variant: "destructive",
				}),
		});
	return (
		<>
			<Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
				<Trash2 aria-hidden="true" className="size-4" />
				Remove<span className="sr-only">: {name}</span>
			</Button>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setAsking}
				title="Remove this goal?"
				description="It makes room for another one. What you wrote about it in your journal stays."
				confirmLabel="Remove"
				cancelLabel="Keep it"
				onConfirm={confirm}
				pending={remove.isPending}
				danger
			/>
		</>
	);
}
