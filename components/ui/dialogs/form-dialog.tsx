import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
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

/** A form in a dialog, with Cancel and a button that saves. It cannot be closed while it saves. */
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
						className="space-y-5"
						onSubmit={(event) => {
							event.preventDefault();
							onSave();
						}}
					>
						{children}
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
