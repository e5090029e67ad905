"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useRef } from "react";
import { cn } from "@/components/ui/cn";
import { overlayClass } from "@/components/ui/dialogs/dialog";
import { useReturnFocus } from "@/components/ui/dialogs/use-return-focus";
import { Sidebar } from "./sidebar";

/** The sidebar's entries, sliding in from the left: on phones and, beside the conversation, at every width. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
	const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
	const openedAt = useRef("");
	return (
		<Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
			<Dialog.Portal>
				<Dialog.Overlay className={overlayClass} />
				<Dialog.Content
					aria-modal
					aria-describedby={undefined}
					className={cn(
						"drawer fixed inset-y-0 left-0 z-50 w-[16rem] max-w-[85vw] bg-sidebar shadow-lifted outline-none",
						"data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in",
					)}
					onOpenAutoFocus={() => {
						openedAt.current = window.location.pathname;
						onOpenAutoFocus();
					}}
					onCloseAutoFocus={(event) => {
						// The new screen may begin with a text box, which could not take the focus before.
						const box = document.querySelector<HTMLElement>("[data-first-box]");
						if (!box || window.location.pathname === openedAt.current) return onCloseAutoFocus(event);
						event.preventDefault();
						box.focus();
					}}
				>
					<Dialog.Title className="sr-only">Menu</Dialog.Title>
					<Sidebar
						onStay={onClose}
						toggle={
							<Dialog.Close className="grid size-11 shrink-0 place-items-center rounded-md text-on-sidebar-soft hover:bg-sidebar-hover hover:text-on-sidebar focus-visible:outline-on-sidebar">
								<X aria-hidden="true" className="size-5" />
								<span className="sr-only">Close menu</span>
							</Dialog.Close>
						}
					/>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}
