"use client";

import * as Primitive from "@radix-ui/react-alert-dialog";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { DialogFooter, overlayClass, sheetClass } from "./dialog";
import { useReturnFocus } from "./use-return-focus";

type ConfirmDialogProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: string;
	description: string;
	/** The label of the confirming button. */
	confirmLabel: string;
	cancelLabel?: string;
	/** Called on the confirming click. The dialog stays open until the caller closes it. */
	onConfirm: () => void;
	/** Whether the confirmed work is in progress: both buttons are disabled and the dialog cannot be closed. */
	pending?: boolean;
	/** Whether the action cannot be undone. */
	danger?: boolean;
};

/** The content of a ConfirmDialog. */
export function ConfirmSheet(props: ConfirmDialogProps) {
	const {
		open,
		onOpenChange,
		title,
		description,
		confirmLabel,
		cancelLabel = "Cancel",
		onConfirm,
		pending,
		danger,
	} = props;
	const returnFocus = useReturnFocus();
	return (
		<Primitive.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
			<Primitive.Portal>
				<Primitive.Overlay className={overlayClass} />
				<Primitive.Content aria-modal className={cn(sheetClass, "max-w-md overflow-y-auto")} {...returnFocus}>
					<div className="px-6 pb-6 pt-6 sm:px-8 sm:pt-8">
						<Primitive.Title className="text-2xl">{title}</Primitive.Title>
						<Primitive.Description className="mt-2 text-ink-soft">{description}</Primitive.Description>
					</div>
					<DialogFooter>
						<Primitive.Cancel asChild>
							<Button variant="outline" disabled={pending}>
								{cancelLabel}
							</Button>
						</Primitive.Cancel>
						<Button variant={danger ? "danger" : "primary"} pending={pending} onClick={onConfirm}>
							{confirmLabel}
						</Button>
					</DialogFooter>
				</Primitive.Content>
			</Primitive.Portal>
		</Primitive.Root>
	);
}
