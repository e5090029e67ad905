"use client";

import { Spinner } from "@/components/ui/feedback/spinner";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "./dialog";

type WaitingDialogProps = { open: boolean; title: string; description: string };

/** The content of a WaitingDialog. */
export function WaitingSheet({ open, title, description }: WaitingDialogProps) {
	return (
		<Dialog open={open}>
			<DialogContent closable={false} aria-busy className="max-w-sm">
				<div className="flex items-start gap-4 p-6 sm:p-8">
					<Spinner className="mt-1 size-6 text-accent" />
					<div>
						<DialogTitle className="text-xl">{title}</DialogTitle>
						<DialogDescription className="mt-1 text-ink-soft">{description}</DialogDescription>
					</div>
				</div>
			</DialogContent>
		</Dialog>
	);
}
