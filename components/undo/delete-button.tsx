"use client";

import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { messageOf } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import { useUndoToast } from "./use-undo-toast";

type DeleteButtonProps = {
	/** What the button says. */
	children: ReactNode;
	/** The question, and what goes with it. */
	question: string;
	consequence: string;
	/** Said afterwards, beside the way back. */
	done: string;
	/** Said where it fails. */
	failed: string;
	/** @throws ApiError */
	remove: () => Promise<Deleted>;
	/** Called once it is gone. */
	onDeleted?: () => void;
	className?: string;
};

/** Deletes something: asks once, and offers for ten seconds to undo it. */
export function DeleteButton({
	children,
	question,
	consequence,
	done,
	failed,
	remove,
	onDeleted,
	className,
}: DeleteButtonProps) {
	const [isAsking, setAsking] = useState(false);
	const [isPending, setPending] = useState(false);
	const offerUndo = useUndoToast();

	async function confirm() {
		setPending(true);
		try {
			const { undo } = await remove();
			setAsking(false);
			offerUndo(done, undo);
			onDeleted?.();
		} catch (error) {
			setAsking(false);
			toast({ title: failed, description: messageOf(error, "Please try again."), variant: "destructive" });
		} finally {
			setPending(false);
		}
	}

	return (
		<>
			<Button variant="ghost" size="sm" onClick={() => setAsking(true)} className={className}>
				<Trash2 aria-hidden="true" className="size-4" />
				{children}
			</Button>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setAsking}
				title={question}
				description={consequence}
				confirmLabel="Delete"
				cancelLabel="Keep it"
				onConfirm={() => void confirm()}
				pending={isPending}
				danger
			/>
		</>
	);
}
