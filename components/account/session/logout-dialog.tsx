"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";
import { waitingInWords } from "@/lib/domain/account/waiting-texts";

type LogoutDialogProps = {
	/** The names of what is in this browser. */
	waiting: readonly string[];
	onClose: () => void;
	/** Logs out, and keeps or removes what is in this browser. */
	onLeave: (what: "keep" | "remove") => void;
	pending: boolean;
};

/** Asks what to do with the drafts, recordings and unsent entries in this browser. */
export function LogoutDialog({ waiting, onClose, onLeave, pending }: LogoutDialogProps) {
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
					description={`Only on this device: ${waitingInWords(waiting)}. Keep this if the device is yours alone. Anyone else who uses this browser could find it.`}
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
