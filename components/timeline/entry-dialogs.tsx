"use client";

import { useEffect, useState } from "react";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { toastError } from "@/components/ui/feedback/toast-error";
import { useUndoToast } from "@/components/undo/use-undo-toast";
import { useDeleteRelationship } from "@/lib/browser/timeline/client";
import type { TimelineEntry } from "@/lib/domain/timeline/entries";
import type { Today } from "@/lib/domain/timeline/moments";
import { LazyEntryDialog } from "./lazy-entry-dialog";
import { shorten } from "./shorten";
import { cardButtonId } from "./timeline-card";

type EntryDialogsProps = {
	userId: number;
	today: Today;
	/** The entry that was opened last. */
	entry: TimelineEntry | undefined;
	open: boolean;
	onClose: () => void;
	/** The screen's heading, which takes the focus after a card was deleted. */
	headingId: string;
};

/** The dialog of an entry or, in its place, the question whether to delete it. */
export function EntryDialogs({ userId, today, entry, open, onClose, headingId }: EntryDialogsProps) {
	const [isAsking, setIsAsking] = useState(false);
	const [hasDeleted, setHasDeleted] = useState(false);
	const deletion = useDeleteRelationship(userId);
	const offerUndo = useUndoToast();

	useEffect(() => {
		if (!hasDeleted) return;
		document.getElementById(headingId)?.focus();
		setHasDeleted(false);
	}, [hasDeleted, headingId]);

	function remove() {
		if (!entry) return;
		deletion.mutate(entry.id, {
			onSuccess: ({ undo }) => {
				setIsAsking(false);
				setHasDeleted(true);
				onClose();
				offerUndo("Relationship deleted", undo, `${shorten(entry.name)} is no longer on your timeline.`);
			},
			onError: (error) => toastError("Deletion failed", error, "Nothing was deleted. Please try again."),
		});
	}

	return (
		<>
			{entry && (
				<LazyEntryDialog
					userId={userId}
					today={today}
					entry={entry}
					open={open && !isAsking}
					onClose={onClose}
					onDelete={() => setIsAsking(true)}
					onCloseAutoFocus={(event) => {
						// The dialog may have been opened from the question's Cancel button, which no longer exists.
						event.preventDefault();
						if (!isAsking) document.getElementById(cardButtonId(entry.id))?.focus();
					}}
				/>
			)}
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title="Delete this relationship?"
				description={`${shorten(entry?.name ?? "It")}, your answers and the analysis are removed from your timeline.`}
				confirmLabel="Delete"
				onConfirm={remove}
				pending={deletion.isPending}
				danger
			/>
		</>
	);
}
