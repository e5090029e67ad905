import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { SavingFields } from "@/components/ui/forms/saving-fields";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from "./dialog";

type FormDialogProps = {
	title: string;
	description: string;
	/** The label of the button that saves. */
	saveLabel: string;
	isPending: boolean;
	onSave: () => void;
	onClose: () => void;
	/** Called before `onClose` if the person presses Cancel, and does not just leave the dialog. */
	onCancel?: () => void;
	/** The fields. */
	children: ReactNode;
};

/**
 * A form in a dialog, with Cancel and a button that saves. Neither can it be closed nor can anything be
 * changed in it while it saves.
 */
export function FormDialog({
	title,
	description,
	saveLabel,
	isPending,
	onSave,
	onClose,
	onCancel,
	children,
}: FormDialogProps) {
	const id = useId();
	return (
		<Dialog open onOpenChange={(open) => !open && !isPending && onClose()}>
			<DialogContent>
				<DialogHeader title={title} description={description} />
				<DialogBody>
					<form
						id={id}
						noValidate
						onSubmit={(event) => {
							event.preventDefault();
							onSave();
						}}
					>
						<SavingFields isSaving={isPending} className="min-w-0 space-y-5">
							{children}
						</SavingFields>
					</form>
				</DialogBody>
				<DialogFooter>
					<DialogClose asChild>
						<Button variant="outline" disabled={isPending} onClick={onCancel}>
							Cancel
						</Button>
					</DialogClose>
					<Button type="submit" form={id} pending={isPending}>
						{saveLabel}
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
