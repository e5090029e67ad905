"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";
import { SavedElsewhere } from "@/components/ui/dialogs/saved-elsewhere";
import { toastError } from "@/components/ui/feedback/toast-error";
import { Field } from "@/components/ui/forms/field";
import { SavingFields } from "@/components/ui/forms/saving-fields";
import { Textarea } from "@/components/ui/forms/textarea";
import { DeleteButton } from "@/components/undo/delete-button";
import { useUser } from "@/lib/browser/account/client";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import { useWas } from "@/lib/browser/core/use-was";
import { describePicture, readDescription, removePicture } from "@/lib/browser/photos/client";
import { descriptionDraft } from "@/lib/browser/photos/description-draft";
import { fill } from "@/lib/domain/core/fill";
import { changesOf } from "@/lib/domain/core/was";
import { MAX_DESCRIPTION } from "@/lib/domain/photos/limits";
import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { photoTexts } from "@/lib/domain/photos/texts";
import { Picture } from "./picture";

type PictureDialogProps = {
	open: boolean;
	onClose: () => void;
	photo: ClientPhoto;
	/** The picture's number within its entry, from 1. */
	number: number;
	isSaved: boolean;
	onDescribed: (description: string | null) => void;
	onRemoved: () => void;
};

/**
 * One picture, as large as it fits, with its description. What is typed stays on this device until it is saved.
 */
export function PictureDialog({ open, onClose, ...shown }: PictureDialogProps) {
	return (
		<Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
			<DialogContent aria-describedby={undefined} className="max-w-3xl">
				<DialogHeader title={fill(photoTexts.numbered, { number: String(shown.number) })} />
				<Shown key={shown.photo.id} onClose={onClose} {...shown} />
			</DialogContent>
		</Dialog>
	);
}

function Shown({ photo, number, isSaved, onClose, onDescribed, onRemoved }: Omit<PictureDialogProps, "open">) {
	const userId = useUser().data?.id;
	const { value, draft } = useKeptDraft(userId ? descriptionDraft(userId, photo) : null);
	const { was, newer, lookAgain } = useWas({ description: value?.was ?? photo.description ?? "" }, async () => ({
		description: (await readDescription(photo.id)).description ?? "",
	}));
	const [text, setText] = useState(value?.text ?? photo.description ?? "");
	const [isPending, setPending] = useState(false);

	function change(words: string) {
		setText(words);
		draft?.write({ text: words, was: was.description });
	}

	async function save() {
		const changes = changesOf(was, { description: text.trim() === "" ? "" : text });
		if (!changes) {
			draft?.end();
			return onClose();
		}
		setPending(true);
		try {
			const description = changes.description || null;
			await describePicture(photo.id, { description, was: { description: was.description } });
			draft?.end();
			onDescribed(description);
			onClose();
		} catch (error) {
			const now = await lookAgain(error);
			if (now) draft?.write({ text, was: now.description });
			else toastError(photoTexts.notSaved, error, photoTexts.tryAgain);
		}
		setPending(false);
	}

	/** Removes a picture without asking, before the entry is sent: the person still has the file. */
	function removeUnsent() {
		// If the server cannot be reached, the picture is not sent along, and the server deletes it after a while.
		void removePicture(photo.id).catch(() => {});
		onRemoved();
	}

	return (
		<>
			<DialogBody className="space-y-4">
				<Picture
					photo={photo}
					number={number}
					className="mx-auto h-auto max-h-[50dvh] w-auto max-w-full rounded-md object-contain"
				/>
				<SavedElsewhere
					newer={newer.description === undefined ? [] : [{ name: photoTexts.description, value: newer.description }]}
				/>
				<SavingFields isSaving={isPending}>
					<Field label={photoTexts.description} hint={photoTexts.descriptionHint}>
						{(control) => (
							<Textarea
								{...control}
								className="min-h-20"
								value={text}
								maxLength={MAX_DESCRIPTION}
								onChange={({ target }) => change(target.value)}
							/>
						)}
					</Field>
				</SavingFields>
			</DialogBody>
			<DialogFooter className="sm:justify-between">
				{isSaved ? (
					<DeleteButton
						question={photoTexts.question}
						consequence={photoTexts.consequence}
						confirmLabel={photoTexts.confirm}
						done={photoTexts.removed}
						failed={photoTexts.notRemoved}
						remove={() => removePicture(photo.id)}
						onDeleted={onRemoved}
						className="text-ink-soft"
					>
						{photoTexts.remove}
					</DeleteButton>
				) : (
					<Button variant="ghost" size="sm" onClick={removeUnsent} className="text-ink-soft">
						{photoTexts.remove}
					</Button>
				)}
				<Button onClick={() => void save()} pending={isPending}>
					{photoTexts.save}
				</Button>
			</DialogFooter>
		</>
	);
}
