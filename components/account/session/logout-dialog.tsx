"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";

type LogoutDialogProps = {
	onClose: () => void;
	/** Logs out, and keeps or removes what is in this browser. */
	onLeave: (what: "keep" | "remove") => void;
	pending: boolean;
};

/** Asks what to do with the drafts, recordings and unsent entries in this browser. */
export function LogoutDialog({ onClose, onLeave, pending }: LogoutDialogProps) {
	const keep = useRef<HTMLButtonElement>(null);
	return (
		<Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
			<DialogContent
				onOpenAutoFocus={(event) => {
					event.preventDefault();
					keep.current?.focus();
				}}
			>
				<DialogHeader
					title="You have unsent writing here"
					description="There are drafts, recordings or entries on this device that have not been sent. Keep them if the device is yours alone. Anyone else who uses this browser could find them."
				/>
				<DialogFooter>
					<Button variant="outline" disabled={pending} onClick={() => onLeave("remove")}>
						Remove and log out
					</Button>
					<Button ref={keep} pending={pending} onClick={() => onLeave("keep")}>
						Keep and log out
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
