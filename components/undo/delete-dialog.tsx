"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { toastError } from "@/components/ui/feedback/toast-error";
import type { Deleted } from "@/lib/browser/undo/client";
import { useUndoToast } from "./use-undo-toast";

export type Deletion = {
	/** The question, and what else is deleted. */
	question: string;
	consequence: string;
	/** The label of the confirming button; "Delete" by default. */
	confirmLabel?: string;
	/** The toast's title afterwards, beside the offer to undo. */
	done: string;
	/** The toast's title if it fails. */
	failed: string;
	/**
	 * Deletes it.
	 * @throws ApiError
	 */
	remove: () => Promise<Deleted>;
	/** Called once it is deleted. */
	onDeleted?: () => void;
};

type DeleteDialogProps = Deletion & { open: boolean; onClose: () => void };

/** Asks whether to delete something, deletes it, and offers for ten seconds to undo it. */
export function DeleteDialog({ open, onClose, confirmLabel = "Delete", ...deletion }: DeleteDialogProps) {
	const [isPending, setPending] = useState(false);
	const offerUndo = useUndoToast();

	async function confirm() {
		setPending(true);
		try {
			const { undo } = await deletion.remove();
			onClose();
			offerUndo(deletion.done, undo);
			deletion.onDeleted?.();
		} catch (error) {
			onClose();
			toastError(deletion.failed, error);
		} finally {
			setPending(false);
		}
	}

	return (
		<ConfirmDialog
			open={open}
			onOpenChange={(isOpen) => !isOpen && onClose()}
			title={deletion.question}
			description={deletion.consequence}
			confirmLabel={confirmLabel}
			cancelLabel="Keep it"
			onConfirm={() => void confirm()}
			pending={isPending}
			danger
		/>
	);
}
