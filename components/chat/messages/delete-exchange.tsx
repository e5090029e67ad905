"use client";

import { DeleteDialog } from "@/components/undo/delete-dialog";
import { useDeleteExchange } from "@/lib/browser/chat/client";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import { COACH_NAME } from "@/lib/domain/core/brand";

type DeleteExchangeProps = { userId: number; message: ClientMessage; onClose: () => void };

/** Asks whether to delete a message and its reply. */
export function DeleteExchange({ userId, message, onClose }: DeleteExchangeProps) {
	const remove = useDeleteExchange(userId);
	return (
		<DeleteDialog
			open
			onClose={onClose}
			question="Delete this message?"
			consequence={`${COACH_NAME}’s reply is deleted too.`}
			done="Message deleted"
			failed="The message was not deleted"
			remove={() => remove.mutateAsync(message.id)}
		/>
	);
}
