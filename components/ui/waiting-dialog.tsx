"use client";

import { Dialog, DialogContent, DialogHeader } from "./dialog";
import { Spinner } from "./spinner";

type WaitingDialogProps = { open: boolean; title: string; description: string };

/** Covers the screen while something runs that must not be interrupted; it closes when `open` turns false. */
export function WaitingDialog({ open, title, description }: WaitingDialogProps) {
	return (
		<Dialog open={open}>
			<DialogContent closable={false} aria-busy className="max-w-sm flex-row items-start pl-6 sm:pl-8">
				<Spinner className="mt-7 size-6 text-accent sm:mt-9" />
				<DialogHeader title={title} description={description} />
			</DialogContent>
		</Dialog>
	);
}
