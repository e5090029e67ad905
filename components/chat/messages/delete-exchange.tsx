"use client";

import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { useUndoToast } from "@/components/undo/use-undo-toast";
import { useDeleteExchange } from "@/lib/browser/chat/remove";
import { messageOf } from "@/lib/browser/core/api-client";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import { COACH_NAME } from "@/lib/domain/core/brand";

type DeleteExchangeProps = { userId: number; message: ClientMessage; onClose: () => void };

/** Asks whether a message goes, with the reply to it. */
export function DeleteExchange({ userId, message, onClose }: DeleteExchangeProps) {
	const remove = useDeleteExchange(userId);
	const offerUndo = useUndoToast();
	const confirm = () =>
		remove.mutate(message.id, {
			onSuccess: ({ undo }) => offerUndo("Message deleted", undo),
			onError: (error) =>
				toast({
					title: "The message was not deleted",
					description: messageOf(error, "Please try again."),
					variant: "destructive",
				}),
			onSettled: onClose,
		});
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			title="Delete this message?"
			description={`It goes with what ${COACH_NAME} said to it.`}
			confirmLabel="Delete"
			cancelLabel="Keep it"
			onConfirm={confirm}
			pending={remove.isPending}
			danger
		/>
	);
}
